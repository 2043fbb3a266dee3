// Light or dark as asked, whatever the system wishes: the rules for the dark are switched on or off where they stand.

const NAME = "escuela:tema";
const rules = [];
let dark = matchMedia("(prefers-color-scheme: dark)").matches;

export function theme() {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const wished = read();
  if (wished) set(wished === "oscuro");
}

export function toggle() {
  set(!dark);
  try {
    localStorage.setItem(NAME, dark ? "oscuro" : "claro");
  } catch {
    // Then it holds for this page.
  }
}

function collect(list) {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("prefers-color-scheme: dark")) rules.push(rule);
    else if (rule.cssRules) collect(rule.cssRules);
  }
}

function set(on) {
  dark = on;
  for (const rule of rules) rule.media.mediaText = on ? "all" : "not all";
  document.documentElement.style.colorScheme = on ? "dark" : "light";
}

function read() {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

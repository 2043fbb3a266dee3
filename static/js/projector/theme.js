// Light or dark as asked, whatever the system wishes: the rules for the dark are switched on or off where they stand.

const NAME = "escuela:tema";
const rules = [];
const system = matchMedia("(prefers-color-scheme: dark)");
let wished = null; // "oscuro", "claro", or as the system has it

export function theme() {
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  set(read());
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === NAME) set(newValue); // another window of this browser
  });
}

export function toggle() {
  set((wished ? wished === "oscuro" : system.matches) ? "claro" : "oscuro");
  try {
    localStorage.setItem(NAME, wished);
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

function set(wish) {
  if (!wish) return;
  wished = wish;
  for (const rule of rules) rule.media.mediaText = wish === "oscuro" ? "all" : "not all";
  document.documentElement.style.colorScheme = wish === "oscuro" ? "dark" : "light";
}

function read() {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

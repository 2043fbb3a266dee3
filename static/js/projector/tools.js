// What the buttons and their keys do besides going on.
import { isBlack, setBlack } from "./black.js";
import { restart } from "./clock.js";
import { toggle } from "./theme.js";
import { screen } from "./ways.js";

const TOOLS = { full, black: () => setBlack(!isBlack()), theme: toggle, speaker, restart };

export function tools() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-tool]");
    if (!button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.stopPropagation();
    event.preventDefault();
    use(button.dataset.tool);
  }, true);
  document.addEventListener("fullscreenchange", mark);
  document.addEventListener("htmx:after:swap", mark);
}

export const use = (name) => TOOLS[name]();

async function full() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen?.();
}

export async function begin() {
  if (!document.fullscreenElement) await full();
}

function mark() {
  document.getElementById("tool-full")?.setAttribute("aria-pressed", String(Boolean(document.fullscreenElement)));
}

function speaker() {
  const { speaker: url, lesson } = screen().dataset;
  if (url) window.open(url, `orador-${lesson}`, "popup,width=1200,height=800")?.focus();
}

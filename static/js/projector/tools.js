// What the buttons and their keys do besides going on.
import { isBlack, setBlack } from "./black.js";
import { restart } from "./clock.js";
import { toggle } from "./theme.js";
import { screen } from "./ways.js";

const TOOLS = { full, black: () => setBlack(!isBlack()), theme: toggle, speaker, restart };

export function tools() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button[data-tool]");
    if (!button) return;
    event.stopPropagation();
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

function mark() {
  document.getElementById("tool-full")?.setAttribute("aria-pressed", String(Boolean(document.fullscreenElement)));
}

function speaker() {
  const { speaker: url, lesson } = screen().dataset;
  if (url) window.open(url, `orador-${lesson}`, "popup,width=1200,height=800");
}

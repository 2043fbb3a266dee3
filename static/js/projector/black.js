// The black screen, which both windows can draw and lift.
import { isScreen } from "./ways.js";

const NAME = "escuela:negro";
let dark = false;

export const isBlack = () => dark;

export function black() {
  document.addEventListener("projector:black", (event) => show(event.detail.on));
  document.addEventListener("htmx:after:swap", () => show(dark));
  document.addEventListener("click", () => {
    if (isScreen() && dark) setBlack(false);
  });
  document.addEventListener("fullscreenchange", () => {
    if (isScreen() && dark && !document.fullscreenElement) setBlack(false); // Escape ends both
  });
  if (isScreen() && wasReloaded() && wasBlack()) show(true);
  else keep();
}

export function setBlack(on) {
  show(on);
  document.dispatchEvent(new CustomEvent("projector:blackened", { detail: { on } })); // heard by pair.js, which asks this file
}

function show(on) {
  const status = document.getElementById("slide-status");
  if (on !== dark) status.textContent = on ? "Pantalla en negro." : "Pantalla visible.";
  dark = on;
  keep();
  document.documentElement.classList.toggle("black", on && isScreen());
  document.body.classList.toggle("showing-black", on);
  document.getElementById("tool-black")?.setAttribute("aria-pressed", String(on));
}

// Only a reload brings the black back: a window opened from this one begins with a copy of what is kept here.
const wasReloaded = () => performance.getEntriesByType("navigation")[0]?.type === "reload";

function wasBlack() {
  try {
    return sessionStorage.getItem(NAME) === "sí";
  } catch {
    return false;
  }
}

function keep() {
  try {
    sessionStorage.setItem(NAME, dark ? "sí" : "no");
  } catch {
    // Then a reload brings the light back.
  }
}

// How long the class has been going, in the speaker's window; a reload does not lose it.

import { screen } from "./ways.js";

const name = () => `escuela:reloj:${screen().dataset.lesson}`;
let since;

export function clock() {
  if (!document.getElementById("elapsed")) return;
  since = kept() || Date.now();
  keep();
  setInterval(show, 1000);
  show();
}

export function restart() {
  since = Date.now();
  keep();
  show();
}

function kept() {
  try {
    return Number(sessionStorage.getItem(name()));
  } catch {
    return 0;
  }
}

function keep() {
  try {
    sessionStorage.setItem(name(), String(since));
  } catch {
    // Then a reload begins anew.
  }
}

function show() {
  const place = document.getElementById("elapsed");
  if (!place) return;
  const seconds = Math.floor((Date.now() - since) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, "0");
  place.textContent = hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

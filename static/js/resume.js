// Where I was on a board, kept on this device alone: offered when one comes back to its beginning, never forced.
import { boards, current, go, stepOf, total } from "./steps.js";
import { toast } from "./toast.js";

const key = (board) => `escuela:paso:${board.dataset.steps}`;

export function resume() {
  const board = boards().find((found) => !found.closest("[data-embedded]") && !("passing" in found.dataset));
  if (!board) return;
  offer(board);
  document.addEventListener("board:step", (event) => {
    if (event.target.closest("[data-embedded]")) return;
    document.querySelector(".toast")?.remove();
    keep(event.target);
  });
}

function offer(board) {
  const left = Number(read(key(board)));
  if (!left || current(board) !== 1 || left <= 1 || left >= total(board)) return;
  const link = document.createElement("a");
  link.href = board.dataset.steps + left + board.dataset.query;
  link.textContent = "Continuar";
  link.addEventListener("click", (event) => {
    event.preventDefault();
    go(document.getElementById(board.id), left);
  });
  toast(`Ibas por el paso ${left}.`, link);
}

function keep(board) {
  try {
    localStorage.setItem(key(board), String(stepOf(board)));
  } catch {
    // Storage may be closed to us; then there is nothing to come back to.
  }
}

function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

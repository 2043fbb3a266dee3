// Autoplay: one step after another until the end, or until anyone touches the board.
import { boards, current, go, heading, total } from "./steps.js";

// It shows; it does not ask: questions are passed by.
const onward = (board) => go(board, Math.floor(heading(board)) + 1);

const timers = new WeakMap();

export function autoplay() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-play]");
    if (button) toggle(button.closest("[data-board]"));
    else if (event.target.closest?.("[data-board] a")) stop(event.target.closest("[data-board]"));
  });
  document.addEventListener("keydown", (event) => {
    if (["ArrowLeft", "ArrowRight", "Home", "End", " ", "Escape"].includes(event.key)) boards().forEach(stop);
  });
  document.addEventListener("change", (event) => {
    const board = event.target.closest?.("[data-speed]")?.closest("[data-board]");
    if (board && timers.has(board)) start(board);
  });
  document.addEventListener("board:step", (event) => {
    if (timers.has(event.target)) start(event.target);
  });
}

function toggle(board) {
  if (timers.has(board)) return stop(board);
  if (current(board) === total(board)) go(board, 1);
  else onward(board);
  start(board);
}

function start(board) {
  clearTimeout(timers.get(board));
  if (current(board) === total(board) && heading(board) === current(board)) return stop(board);
  const wait = Number(board.querySelector("[data-speed]").value);
  timers.set(board, setTimeout(() => onward(board), wait));
  show(board, true);
}

function stop(board) {
  if (!board || !timers.has(board)) return;
  clearTimeout(timers.get(board));
  timers.delete(board);
  show(board, false);
}

function show(board, playing) {
  board.querySelector("[data-play]").setAttribute("aria-pressed", String(playing));
}

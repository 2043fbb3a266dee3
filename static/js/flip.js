// Movement: where each piece was, where it is now, and the way between. A new step takes over from wherever the pieces are.

const DURATION = 360;
const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const still = matchMedia("(prefers-reduced-motion: reduce)");
let before = new Map();

export function flip() {
  document.addEventListener("htmx:before:swap", (event) => {
    before = still.matches ? new Map() : places(event.detail.ctx?.target);
  });
  document.addEventListener("htmx:after:swap", () => {
    const was = before;
    before = new Map();
    if (was.size) play(was);
  });
}

function places(root) {
  const pieces = root?.matches?.("[data-board]") ? root.querySelectorAll("[data-piece]") : [];
  return new Map([...pieces].map((piece) => [piece.id, piece.getBoundingClientRect()]));
}

function play(was) {
  const board = document.getElementById([...was.keys()][0])?.closest("[data-board]");
  const moves = [...(board?.querySelectorAll("[data-piece]") ?? [])].map((piece) => {
    for (const running of piece.getAnimations()) if (running.id === "flip") running.cancel();
    return [piece, was.get(piece.id), piece.getBoundingClientRect()];
  });
  for (const [piece, from, to] of moves) {
    if (from && seen(from, to)) move(piece, from, to);
    else if (!from) appear(piece);
  }
  for (const value of board?.querySelectorAll(".card ins, .card del") ?? []) pulse(value);
}

const seen = (from, to) => Math.max(from.bottom, to.bottom) > 0 && Math.min(from.top, to.top) < innerHeight;

function move(piece, from, to) {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  piece.animate([{ translate: `${x}px ${y}px`, zIndex: 1 }, { translate: "0 0", zIndex: 1 }], { id: "flip", duration: DURATION, easing: EASING });
}

function appear(piece) {
  piece.animate([{ opacity: 0, scale: 0.94 }, { opacity: 1, scale: 1 }], { id: "flip", duration: DURATION, easing: EASING });
}

function pulse(value) {
  value.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: DURATION * 1.6, easing: "ease-out" });
}

// The bar and the pointer go out of the way when nobody moves.

const AFTER = 3000;
let timer;

export function idle() {
  for (const kind of ["pointermove", "pointerdown", "focusin"]) document.addEventListener(kind, wake);
  wake();
}

function wake() {
  document.documentElement.classList.remove("idle");
  clearTimeout(timer);
  timer = setTimeout(() => document.documentElement.classList.add("idle"), AFTER);
}

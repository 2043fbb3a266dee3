// What had the focus may be gone with what was answered; then the way on gets it.

export function focusing() {
  let had = "";
  document.addEventListener("htmx:before:swap", () => {
    had = document.activeElement?.id ?? "";
  });
  document.addEventListener("htmx:after:swap", () => {
    if (document.activeElement !== document.body || !had) return;
    const next = document.getElementById(had) ?? document.querySelector("[data-focus]");
    next?.focus({ preventScroll: true });
    had = "";
  });
}

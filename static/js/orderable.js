// A list put in order where one stands: its buttons need no answer from the site, and its items can be dragged.

export function orderable() {
  document.addEventListener("click", onClick);
  document.addEventListener("pointerdown", onGrab);
  document.addEventListener("change", (event) => event.target.closest?.("[data-send-on-change]")?.requestSubmit());
}

function onClick(event) {
  const button = event.target.closest?.("[data-orderable] button[name=sube], [data-orderable] button[name=baja]");
  if (!button) return;
  event.preventDefault();
  const item = button.closest("[data-item]");
  const other = button.name === "sube" ? item.previousElementSibling : item.nextElementSibling;
  if (!other) return;
  if (button.name === "sube") other.before(item);
  else other.after(item);
  button.focus();
  settle(item.closest("[data-orderable]"));
}

// By the handle, with a pointer of any kind.
function onGrab(event) {
  const handle = event.target.closest?.("[data-orderable] [data-grab]");
  if (!handle || event.button) return;
  event.preventDefault();
  const item = handle.closest("[data-item]");
  const list = item.closest("[data-orderable]");
  const order = written(list);
  handle.setPointerCapture(event.pointerId);
  item.classList.add("grabbed");
  const move = (moved) => place(item, moved.clientY);
  const drop = () => {
    handle.removeEventListener("pointermove", move);
    item.classList.remove("grabbed");
    if (written(list) !== order) settle(list);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("lostpointercapture", drop, { once: true });
}

function place(item, y) {
  const before = item.previousElementSibling;
  const after = item.nextElementSibling;
  if (before && y < middle(before)) before.before(item);
  else if (after && y > middle(after)) after.after(item);
}

const middle = (element) => element.getBoundingClientRect().top + element.offsetHeight / 2;
const items = (list) => [...list.querySelectorAll("[data-item]")];
const written = (list) => items(list).map((item) => item.dataset.item).join(",");

// The new order into the form; a list that is played at once is sent.
function settle(list) {
  const all = items(list);
  all.forEach((item, index) => {
    item.querySelector("[data-place]").textContent = `${index + 1}.º`;
    mark(item.querySelector("[name=sube]"), index === 0);
    mark(item.querySelector("[name=baja]"), index === all.length - 1);
  });
  const field = list.querySelector("input[name=orden]");
  field.value = written(list);
  if (list.dataset.orderable === "send") field.form.requestSubmit();
}

function mark(button, disabled) {
  if (disabled) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

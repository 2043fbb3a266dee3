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

// By the handle, with a pointer of any kind: the item goes where the pointer is, however far that is at once.
function onGrab(event) {
  const handle = event.target.closest?.("[data-orderable] [data-grab]");
  if (!handle || event.button) return;
  event.preventDefault();
  const item = handle.closest("[data-item]");
  const list = item.closest("[data-orderable]");
  const order = written(list);
  const room = scroller(item);
  let y = event.clientY;
  let frame = 0;
  handle.setPointerCapture(event.pointerId);
  item.classList.add("grabbed");
  const move = (moved) => {
    y = moved.clientY;
    place(item, y);
  };
  const follow = () => {
    if (scrolled(room, y)) place(item, y);
    frame = requestAnimationFrame(follow);
  };
  const drop = () => {
    handle.removeEventListener("pointermove", move);
    cancelAnimationFrame(frame);
    item.classList.remove("grabbed");
    if (written(list) !== order) settle(list);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("lostpointercapture", drop, { once: true });
  follow();
}

// To the place where its handle is nearest to the pointer. The others go round it: what is taken out of the page, if only to be put
// back, loses the pointer.
function place(item, y) {
  const handle = item.querySelector("[data-grab]");
  for (let above; (above = item.previousElementSibling) && y < middle(handle) - (box(item).top - box(above).top) / 2; ) item.after(above);
  for (let below; (below = item.nextElementSibling) && y > middle(handle) + (box(below).bottom - box(item).bottom) / 2; ) item.before(below);
}

const box = (element) => element.getBoundingClientRect();
const middle = (element) => (box(element).top + box(element).bottom) / 2;
const items = (list) => [...list.querySelectorAll("[data-item]")];
const written = (list) => items(list).map((item) => item.dataset.item).join(",");

// What scrolls when the list is longer than there is room for.
function scroller(element) {
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (up.scrollHeight > up.clientHeight && /auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
  }
  return document.scrollingElement;
}

const EDGE = 48; // pixels

// At an edge of it a held item goes on, faster the nearer it is.
function scrolled(room, y) {
  const whole = room === document.scrollingElement;
  const { top, bottom } = whole ? { top: 0, bottom: innerHeight } : room.getBoundingClientRect();
  const by = Math.min(0, y - top - EDGE) + Math.max(0, y - bottom + EDGE);
  const before = room.scrollTop;
  if (by) room.scrollTop += by / 4;
  return room.scrollTop !== before;
}

// The new order into the form; a list that is played at once is sent.
function settle(list) {
  const all = items(list);
  const first = Number(list.dataset.before ?? 0) + 1;
  all.forEach((item, index) => {
    item.querySelector("[data-place]").textContent = `${first + index}.º`;
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

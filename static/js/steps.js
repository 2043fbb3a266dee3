// From step to step without leaving the page. Every step link keeps its address; this only swaps the board in place.

const LEAVES_ALONE = "input, select, textarea, [contenteditable], summary, dialog";

// Where each board is going while an answer is on its way: ten quick keys are ten steps, not ten times the same one.
const wanted = new WeakMap();

export const boards = () => [...document.querySelectorAll("[data-board]")];
// A whole number is a step; half a step more is the question before the next one.
export const current = (board) => Number(board.dataset.number);
export const stepOf = (board) => Math.floor(current(board));
export const total = (board) => Number(board.dataset.total);
export const heading = (board) => wanted.get(board) ?? current(board);

export function steps() {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("htmx:after:swap", onSwapped);
  document.addEventListener("htmx:config:request", keepAddress);
}

export function go(board, number) {
  const to = Math.min(Math.max(number, 1), total(board));
  if (to === heading(board)) return;
  wanted.set(board, to);
  const url = (Number.isInteger(to) ? board.dataset.steps + to : question(board, Math.ceil(to))) + board.dataset.query;
  htmx.ajax("GET", url, { source: board, target: board, swap: "outerMorph", push: "true" }).catch(() => location.assign(url));
}

// The address of the question before a step: below the step's own, unless the board says where its questions are.
const question = (board, number) => (board.dataset.questions ? board.dataset.questions + number : `${board.dataset.steps}${number}/prediccion`);

function onSwapped(event) {
  for (const board of boards()) {
    if (wanted.get(board) !== current(board)) continue;
    wanted.delete(board);
    reveal(board);
    board.dispatchEvent(new CustomEvent("board:step", { bubbles: true }));
  }
  // What could not be shown is shown as a page of its own, but for a form that says itself what is wrong with it.
  if (event.detail.ctx?.response?.status >= 400 && !document.querySelector("[data-tells-faults]")) location.reload();
}

// A board of the class is played where one reads: the address stays that of the class.
function keepAddress(event) {
  const { ctx } = event.detail;
  if (ctx.sourceElement?.closest?.("[data-embedded]")) Object.assign(ctx, { push: "false", swap: `${ctx.swap} ignoreTitle:true` });
}

// On a long table the card that changed may be out of sight.
function reveal(board) {
  const card = board.querySelector(".card.changed, .card.arriving");
  card?.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
}

function onClick(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest?.("[data-board] a[data-step], [data-board] a[data-jump]");
  if (!link) return;
  event.preventDefault();
  link.closest("details")?.removeAttribute("open");
  if (link.getAttribute("aria-disabled") === "true") return;
  const board = link.closest("[data-board]");
  go(board, link.dataset.step ? Number(link.dataset.step) : jump(board, link.dataset.jump));
}

function jump(board, where) {
  if (where === "first") return 1;
  if (where === "last") return total(board);
  return where === "+1" ? after(board, heading(board)) : before(heading(board));
}

// One step on, or the question before it; from a question, the step that it stands before.
function after(board, place) {
  const asked = (board.dataset.asks ?? "").split(" ").includes(String(place + 1));
  return Number.isInteger(place) && !asked ? place + 1 : place + 0.5;
}

const before = (place) => (Number.isInteger(place) ? place - 1 : place - 0.5);

function onKey(event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.(LEAVES_ALONE)) return;
  const board = event.target.closest?.("[data-board]") ?? (boards().length === 1 && !document.querySelector("[data-embedded]") ? boards()[0] : null);
  if (event.key === "?" && document.getElementById("help")) return showHelp(event);
  if (!board) return;
  const where = { ArrowRight: "+1", ArrowLeft: "-1", Home: "first", End: "last", " ": "+1" }[event.key];
  const onControl = event.key === " " && event.target.closest("a, button");
  if (!where || onControl) return;
  event.preventDefault();
  go(board, jump(board, where));
}

function showHelp(event) {
  event.preventDefault();
  document.getElementById("help").showModal();
}

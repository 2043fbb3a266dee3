// From slide to slide without leaving the page: a new page would end full screen. Ten quick presses are ten slides, one after another.

let queue = [];
let going = false;
let arrived = false;

export const screen = () => document.querySelector("[data-slide]");
export const isScreen = () => screen().dataset.window === "screen";
export const isMoving = () => going;
export const key = () => screen().dataset.key;

export function ways() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-go]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    move(link.dataset.go);
  });
  document.addEventListener("htmx:before:response", (event) => {
    if (!event.detail.ctx.response.raw.ok) event.preventDefault(); // an error is no slide
  });
  document.addEventListener("htmx:after:swap", () => {
    arrived = true;
    say(`${screen().dataset.status} (diapositiva ${key().split("/")[0]})`);
  });
}

// `way`: "next", "previous", "result", … as the slide then shown has it.
export const move = (way) => enqueue(() => screen().dataset[camel(way)]);

// To a position that the other window is at.
export const follow = (to) => enqueue(() => (to === key() ? "" : screen().dataset.base + to + screen().dataset.query), true);

const camel = (way) => way.replace(/-(.)/, (_, letter) => letter.toUpperCase());

function enqueue(where, following = false) {
  if (following) queue = queue.filter((waiting) => !waiting.following);
  queue.push({ where, following });
  if (!going) run();
}

async function run() {
  going = true;
  while (queue.length) {
    const { where, following } = queue.shift();
    const url = where();
    if (url) await show(url, following);
  }
  going = false;
}

// A class goes on with the slide that is there, whatever becomes of the server.
async function show(url, following) {
  arrived = false;
  await htmx.ajax("GET", url, { target: "#screen", swap: "outerHTML", push: "true" });
  if (arrived) return document.dispatchEvent(new CustomEvent("projector:moved", { detail: { following } }));
  queue = [];
  say("No se pudo pasar: el servidor no contesta. Inténtalo otra vez.", true);
}

function say(words, trouble = false) {
  const status = document.getElementById("slide-status");
  status.textContent = words;
  status.classList.toggle("hidden", !trouble);
}

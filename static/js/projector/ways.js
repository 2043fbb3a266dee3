// From slide to slide without leaving the page: a new page would end full screen. Ten quick presses are ten slides, one after another.

let queue = [];
let going = false;

export const screen = () => document.querySelector("[data-slide]");
export const isScreen = () => screen().dataset.window === "screen";
export const key = () => screen().dataset.key;

export function ways() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-go]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    move(link.dataset.go);
  });
  document.addEventListener("htmx:after:swap", () => {
    document.getElementById("slide-status").textContent = `${screen().dataset.status} (diapositiva ${key().split("/")[0]})`;
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

async function show(url, following) {
  try {
    await htmx.ajax("GET", url, { target: "#screen", swap: "outerHTML", push: "true" });
    document.dispatchEvent(new CustomEvent("projector:moved", { detail: { following } }));
  } catch {
    location.assign(url);
  }
}

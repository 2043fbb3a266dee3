// The keyboard, and the remote, which is one: Page Up and Page Down never scroll.
import { isBlack, setBlack } from "./black.js";
import { use } from "./tools.js";
import { isScreen, move } from "./ways.js";

const WAYS = {
  PageDown: "next", ArrowRight: "next", " ": "next", PageUp: "previous", ArrowLeft: "previous",
  ArrowDown: "next-slide", ArrowUp: "previous-slide", Home: "first", End: "last", r: "result",
};
const TOOLS = { f: "full", b: "black", ".": "black", t: "theme", n: "speaker" };

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (name === " " && event.target.closest?.("button")) return;
    const scrolls = !isScreen() && ["ArrowDown", "ArrowUp"].includes(name);
    if (WAYS[name] && !scrolls) {
      event.preventDefault();
      if (isScreen() && isBlack()) setBlack(false);
      else move(WAYS[name]);
    } else if (TOOLS[name] && !event.repeat) {
      event.preventDefault();
      use(TOOLS[name]);
    }
  });
}

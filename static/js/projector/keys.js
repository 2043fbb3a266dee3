// The keyboard, and the remote, which is one: Page Up and Page Down never scroll.
import { isBlack, setBlack } from "./black.js";
import { begin, use } from "./tools.js";
import { isMoving, isScreen, move } from "./ways.js";

const WAYS = {
  PageDown: "next", ArrowRight: "next", " ": "next", PageUp: "previous", ArrowLeft: "previous",
  ArrowDown: "next-slide", ArrowUp: "previous-slide", Home: "first", End: "last", r: "result",
};
const TOOLS = { f: "full", b: "black", ".": "black", t: "theme", n: "speaker" };

const ALONE = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]; // no key until another is pressed with them

export function keys() {
  document.addEventListener("keydown", lift, true);
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (name === "F5" && isScreen()) {
      event.preventDefault(); // a remote's way to begin; a new page would end full screen
      begin();
      return;
    }
    if (name === " " && event.target.closest?.("button")) return;
    const scrolls = !isScreen() && ["ArrowDown", "ArrowUp"].includes(name);
    if (WAYS[name] && !scrolls) {
      event.preventDefault();
      if (isBlack()) setBlack(false);
      else if (!event.repeat || !isMoving()) move(WAYS[name]); // a key held down stops where it is let go
    } else if (TOOLS[name] && !event.repeat) {
      event.preventDefault();
      use(TOOLS[name]);
    }
  });
}

// On the black screen a key brings the light back and does nothing else.
function lift(event) {
  if (!isScreen() || !isBlack() || ALONE.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) setBlack(false);
}

// The screen and the speaker's window of one browser tell each other where they are; no server is needed.
import { isBlack } from "./black.js";
import { follow, isScreen, key, screen } from "./ways.js";

let channel;

export function pair() {
  try {
    channel = new BroadcastChannel(`escuela:proyector:${screen().dataset.lesson}`);
  } catch {
    return; // closed to us, or not there: each window goes alone
  }
  channel.addEventListener("message", ({ data }) => receive(data));
  document.addEventListener("projector:moved", ({ detail }) => {
    if (!detail.following) send({ at: key() });
  });
  document.addEventListener("projector:blackened", ({ detail }) => send({ black: detail.on }));
  let back = false; // by the browser's own buttons
  window.addEventListener("popstate", () => (back = true));
  document.addEventListener("htmx:after:swap", () => {
    if (back) send({ at: key() });
    back = false;
  });
  send(isScreen() ? { at: key(), black: isBlack() } : { asks: true });
}

export function send(message) {
  channel?.postMessage(message);
}

// The screen leads whoever comes later; after that, either leads the other.
function receive(data) {
  if (data.asks && isScreen()) send({ at: key(), black: isBlack() });
  if (data.at) follow(data.at);
  if ("black" in data) document.dispatchEvent(new CustomEvent("projector:black", { detail: { on: data.black } }));
}

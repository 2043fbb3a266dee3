// The screen and the speaker's window of one browser tell each other where they are; no server is needed.
import { isBlack } from "./black.js";
import { follow, key, screen } from "./ways.js";

let channel;

export function pair() {
  if (!("BroadcastChannel" in window)) return;
  channel = new BroadcastChannel(`escuela:proyector:${screen().dataset.lesson}`);
  channel.addEventListener("message", ({ data }) => receive(data));
  document.addEventListener("projector:moved", ({ detail }) => {
    if (!detail.following) send({ at: key() });
  });
  document.addEventListener("projector:blackened", ({ detail }) => send({ black: detail.on }));
  window.addEventListener("popstate", () => setTimeout(() => send({ at: key() }), 400));
  send({ from: screen().dataset.window, asks: true });
}

export function send(message) {
  channel?.postMessage(message);
}

// Whoever comes later goes where the screen is; a new screen goes where the speaker is only if it was opened by hand elsewhere.
function receive(data) {
  if (data.asks && data.from !== screen().dataset.window) send({ at: key(), black: isBlack() });
  if (data.at) follow(data.at);
  if ("black" in data) document.dispatchEvent(new CustomEvent("projector:black", { detail: { on: data.black } }));
}

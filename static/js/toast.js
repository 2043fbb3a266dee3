// A short message that goes by itself; it never takes the focus nor moves the page.

export function toast(text, link) {
  document.querySelector(".toast")?.remove();
  const made = document.createElement("div");
  made.className = "toast";
  made.setAttribute("role", "status");
  made.append(text);
  if (link) made.append(link);
  document.body.append(made);
  if (link) made.append(closer(made));
  else setTimeout(() => made.remove(), 3200);
  return made;
}

function closer(made) {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Descartar");
  button.textContent = "×";
  button.addEventListener("click", () => made.remove());
  return button;
}

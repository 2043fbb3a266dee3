// A rule, a card or an answer, asked for where one reads and shown over it. Without script the link leads to its page.

export function sheets() {
  document.addEventListener("click", onClick);
  document.addEventListener("click", closeOutside);
  document.addEventListener("toggle", onlyOneMenu, true);
  document.addEventListener("click", closeMenus);
  document.addEventListener("keydown", leaveMenu);
}

async function onClick(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (event.target.closest?.("[data-help]")) return document.getElementById("help").showModal();
  const link = event.target.closest?.("a[data-sheet]");
  if (!link) return;
  event.preventDefault();
  const dialog = document.getElementById("sheet");
  await htmx.ajax("GET", link.href, { target: "#sheet-body", swap: "innerHTML ignoreTitle:true" });
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

function closeOutside(event) {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}

const MENUS = ".steps-list[open], .more[open]";

function onlyOneMenu(event) {
  if (!event.target.open) return;
  for (const menu of document.querySelectorAll(MENUS)) if (menu !== event.target) menu.open = false;
  const panel = event.target.querySelector(".steps-panel");
  const current = panel?.querySelector("[aria-current]");
  if (current) panel.scrollTop = current.offsetTop - panel.clientHeight / 2;
}

function closeMenus(event) {
  for (const menu of document.querySelectorAll(MENUS)) if (!menu.contains(event.target)) menu.open = false;
}

function leaveMenu(event) {
  const menu = event.key === "Escape" && event.target.closest?.(MENUS);
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
}

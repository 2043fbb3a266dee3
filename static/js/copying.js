// Copying a link or a ruling. Without script, or where the clipboard is closed to us, the link shows what there is to copy.
import { toast } from "./toast.js";

export function copying() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-copy]");
    if (!link || !navigator.clipboard || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    try {
      await copy(link);
      toast(link.dataset.copied);
    } catch {
      location.assign(link.href);
    }
  });
}

async function copy(link) {
  if (link.dataset.copy === "link") return navigator.clipboard.writeText(link.href);
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(answer.statusText);
  return navigator.clipboard.writeText(await answer.text());
}

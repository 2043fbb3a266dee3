// Copying a link or a ruling. Without script, or where the clipboard is closed to us, the link shows what there is to copy.
import { toast } from "./toast.js";

export function copying() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-copy]");
    if (!link || !navigator.clipboard || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    link.closest("details")?.removeAttribute("open");
    if (SHARES && link.dataset.copy === "link") return navigator.share({ title: document.title, url: link.href }).catch(() => {});
    try {
      await copy(link);
      toast(link.dataset.copied);
    } catch {
      location.assign(link.href);
    }
  });
}

// On a phone a link is shared, elsewhere copied.
const SHARES = Boolean(navigator.share) && matchMedia("(pointer: coarse)").matches;

async function copy(link) {
  if (link.dataset.copy === "link") return navigator.clipboard.writeText(link.href);
  const answer = await fetch(link.href);
  if (!answer.ok) throw new Error(answer.statusText);
  return navigator.clipboard.writeText(await answer.text());
}

// A board of the class, opened where one reads.

export function embedding() {
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a[data-embed]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const place = document.getElementById(link.dataset.embed);
    await htmx.ajax("GET", link.href, { target: place, swap: "innerHTML ignoreTitle:true" });
    link.closest(".invitation").classList.add("open");
    place.querySelector("[data-jump='+1']")?.focus({ preventScroll: true });
  });
}

// The contents of a class show where one is.

export function contents() {
  const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [link.hash.slice(1), link]));
  if (!links.size) return;
  const visible = new Set();
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) entry.isIntersecting ? visible.add(entry.target.id) : visible.delete(entry.target.id);
    const first = [...links.keys()].find((id) => visible.has(id));
    if (first) mark(links, first);
  }, { rootMargin: "0px 0px -60% 0px" });
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) watch.observe(heading);
  }
}

function mark(links, current) {
  for (const [id, link] of links) {
    if (id === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

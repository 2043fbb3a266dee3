// The contents of a class show where one is: the last heading above the upper part of the screen.

export function contents() {
  const links = new Map([...document.querySelectorAll(".contents a")].map((link) => [document.getElementById(link.hash.slice(1)), link]));
  links.delete(null);
  if (!links.size) return;
  let waiting = false;
  const look = () => {
    waiting = false;
    mark(links, [...links.keys()].findLast((heading) => heading.getBoundingClientRect().top < innerHeight * 0.35));
  };
  addEventListener("scroll", () => {
    if (!waiting) requestAnimationFrame(look);
    waiting = true;
  }, { passive: true });
  look();
}

function mark(links, current) {
  for (const [heading, link] of links) {
    if (heading === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

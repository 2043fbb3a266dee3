"""The pages on the real server: a step against an empty view, cold, and while fifty students click.

The design asks for at least 60 % of the empty view's answers, 60 ms cold, and 100 ms at the 95th percentile.
"""

import gzip
import re
import statistics
import subprocess
import sys
import time
from urllib.request import Request, urlopen

from _site import EMPTY, HTMX, ROOT, STEP, load, served

ROUNDS = 5


def rates(address, paths_by_name, headers):
    """Answers a second for each name, the median of interleaved rounds."""
    found = {name: [] for name in paths_by_name}
    for _ in range(ROUNDS):
        for name, paths in paths_by_name.items():
            found[name].append(len(load(address, paths, seconds=1.0, headers=headers)))
    return {name: statistics.median(values) for name, values in found.items()}


COLD = """
import os, sys, time
sys.path.insert(0, {root!r})
os.environ["DJANGO_SETTINGS_MODULE"] = "lessons.settings"
from engine import compile_card, pool
for card in pool().values():
    compile_card(card)
import lessons.wsgi
from django.test import Client
client = Client(HTTP_HOST="localhost")
client.get("/glosario/")
start = time.perf_counter()
answer = client.get({step!r})
print((time.perf_counter() - start) * 1000 if answer.status_code == 200 else answer.status_code)
"""


def cold():
    """Milliseconds of the first step that a new process of the server draws, its content and the compiled pool loaded."""
    runs = []
    for _ in range(3):
        code = COLD.format(root=str(ROOT), step=STEP)
        out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
        runs.append(float(out.stdout.split()[-1]))
    return min(runs)


def first_visit(address):
    """Kilobytes, compressed, of a class page and all that it links to be drawn: styles, scripts, fonts."""
    host = "http://{}:{}".format(*address)
    seen, total, waiting = set(), 0, ["/clases/capas/"]
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        body = urlopen(Request(host + path, headers={"Accept-Encoding": "gzip"})).read()
        total += len(body)
        text = gzip.decompress(body) if body[:2] == b"\x1f\x8b" else body
        if path.endswith(("/", ".css", ".js")):
            text = text.decode("utf-8", "replace")
            links = re.findall(r'<(?:link[^>]+(?:stylesheet|preload|modulepreload|icon)[^>]*href|script[^>]+src)="([^"]+)"', text)
            links += re.findall(r'<link[^>]+href="([^"]+\.(?:css|js|woff2|svg))"', text)
            folder = path.rsplit("/", 1)[0]
            links += [f"{folder}/{u}" for u in re.findall(r'(?:@import|import|from)\s+(?:url\()?["\']\./?([^"\']+)["\']', text)]
            waiting += [u for u in links if u.startswith("/")]
    return total / 1024


def main():
    with served() as address:
        load(address, [STEP, EMPTY], seconds=1.0)
        rate = rates(address, {"empty": [EMPTY], "step": [STEP]}, "Accept-Encoding: gzip\r\n")
        print(f"a step, warm: {rate['step'] / rate['empty']:.0%} of an empty view's answers a second")
        steps = [f"/clases/capas/tableros/a9/pasos/{n}" for n in range(1, 29)]
        load(address, steps, clients=1, headers=HTMX)  # each drawn once
        times = sorted(load(address, steps, seconds=6.0, clients=50, headers=HTMX, think=1.0))
        print(f"50 students, a click a second each, the fragment: median {times[len(times) // 2] * 1000:.0f} ms, ", end="")
        print(f"95th percentile {times[int(len(times) * 0.95)] * 1000:.0f} ms, {len(times) / 6:.0f} answers a second")
        print(f"first visit to the class page: {first_visit(address):.0f} KB compressed")
    print(f"a step, cold: {cold():.0f} ms")


if __name__ == "__main__":
    start = time.perf_counter()
    main()
    print(f"({time.perf_counter() - start:.0f} s)")

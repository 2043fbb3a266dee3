"""A drawn question against a step, both warm, on one server in one run (to reach: at most 1.5 times its cost).

And how long it takes to draw one that nobody has asked for, in a process that has sorted its pool (to reach: 100 ms, typically).
"""

import os
import statistics
import sys
import time

from _site import EMPTY, HTMX, ROOT, STEP, load, served

ROUNDS = 5
DRAWN = 60  # questions of each template
QUESTION = "/clases/capas/practica/fuerza-y-resistencia?semilla=8"
ANSWER = f"{QUESTION}&fuerza=1&resistencia=1&responder=1"


def warm():
    """A question, and an answer to it, as times of a step."""
    with served() as address:
        ways = {"empty": EMPTY, "step": STEP, "question": QUESTION, "answer": ANSWER}
        times = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, path in ways.items():
                times[name].append(statistics.median(load(address, [path], seconds=0.7, clients=1, headers=HTMX)))
    cost = {name: min(found) * 1000 for name, found in times.items()}
    ratios = {name: cost[name] / cost["step"] for name in ("question", "answer")}
    print(
        f"a drawn question costs {ratios['question']:.2f} times a step, warm, and an answer to it {ratios['answer']:.2f} times ",
        end="",
    )
    print(f"(a step {cost['step']:.2f} ms, an empty view {cost['empty']:.2f} ms)")


def cold():
    """Milliseconds to draw a question, template by template."""
    sys.path.insert(0, str(ROOT))
    os.environ["DJANGO_SETTINGS_MODULE"] = "lessons.settings"
    import lessons.wsgi  # noqa: F401, PLC0415 (as a server does before its first visitor)
    from lessons.study.generated.catalogue import TEMPLATES  # noqa: PLC0415
    from lessons.study.generated.template import generate  # noqa: PLC0415

    for template in TEMPLATES.values():
        took = []
        for seed in range(1, DRAWN + 1):
            start = time.perf_counter()
            generate(template, seed)
            took.append((time.perf_counter() - start) * 1000)
        most = statistics.quantiles(took, n=10)[-1]
        print(f"{template.slug}: drawn in {statistics.median(took):.0f} ms, nine of ten in {most:.0f} ms")


if __name__ == "__main__":
    warm()
    cold()

"""A question on a board, its answers, what-if, pairs and wrong readings against a step, on one server in one run.

To reach: at most 1.5 times the cost of a step, warm. Warm is what everybody sees after the first: published pages are kept as bytes
by what they read of the address. Once with the pages not kept, as each first visitor of an address has it: the boards were
played before, what is drawn is drawn anew, for the step, too.
"""

import statistics
import time
from http.client import HTTPConnection
from itertools import permutations

from _site import EMPTY, HTMX, STEP, load, served

ROUNDS = 7
A2, A9 = "/clases/capas/tableros/a2", "/clases/capas/tableros/a9"
RIGHT = "orden=3%2C4%2C1%2C2%2C5%2C6&responder=1"
ORDER = "1,2,3,4,6,5,7,8,9,10,11"

WARM = {
    "a question": f"{A9}/pasos/15/prediccion",
    "a right answer": f"{A9}/pasos/15/prediccion?{RIGHT}",
    "a wrong answer": f"{A2}/pasos/8/prediccion?efecto=7b.r5&responder=1",
    "a what-if": f"{A9}/y-si?v=1&orden={ORDER}",
    "a step of a what-if": f"{A9}/y-si/pasos/16?v=1&orden={ORDER}",
    "a place of a what-if": f"{A9}/y-si/lado-a-lado/pasos/16?v=1&orden={ORDER}",
    "a place of a pair": "/clases/capas/parejas/a9/a9b/pasos/16",
    "a place of a reading": f"{A9}/lecturas/sin-dependencia/pasos/16",
}


def first_visits():
    """Addresses of each kind that nobody has asked for: answers, orders and steps by the hundred."""
    orders = [",".join(order) for order in permutations("123456")]
    moved = [",".join(map(str, (*order, *range(7, 12)))) for order in permutations(range(1, 7))]
    return {
        "step": [f"/clases/capas/tableros/{board}/pasos/{n}" for board in ("a9", "a9b") for n in range(1, 30)],
        "a wrong answer": [f"{A9}/pasos/15/prediccion?orden={order}&responder=1" for order in orders[:300]],
        "a what-if": [f"{A9}/y-si?v=1&orden={order}" for order in moved[1:300]],
    }


def costs(address, ways, clients):
    """Milliseconds of a request, by name: the median of interleaved rounds."""
    times = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, paths in ways.items():
            times[name].append(statistics.median(load(address, paths, seconds=0.6, clients=clients, headers=HTMX)))
    return {name: statistics.median(found) * 1000 for name, found in times.items()}


def main():
    with served() as address:
        ways = {"empty": [EMPTY], "step": [STEP], **{name: [path] for name, path in WARM.items()}}
        for clients, named in ((1, "one visitor"), (8, "eight at once")):
            cost = costs(address, ways, clients)
            print(f"{named}, warm: a step {cost['step']:.2f} ms, an empty view {cost['empty']:.2f} ms; as many times a step:")
            print(", ".join(f"{name} {cost[name] / cost['step']:.2f}" for name in WARM))
    with served() as address:
        load(address, [f"{A9}/pasos/16"], clients=1, headers=HTMX)
        print("drawn for the first time, one visitor, median:", end="")
        for name, paths in first_visits().items():
            print(f" {name} {statistics.median(once(address, paths)) * 1000:.0f} ms", end="")
        print()


def once(address, paths):
    """The seconds of each address, asked for once."""
    connection, found = HTTPConnection(*address), []
    for path in paths:
        start = time.perf_counter()
        connection.request("GET", path, headers={"Accept-Encoding": "gzip", "HX-Request": "true"})
        answer = connection.getresponse()
        answer.read()
        found.append(time.perf_counter() - start)
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status}")
    return found


if __name__ == "__main__":
    start = time.perf_counter()
    main()
    print(f"({time.perf_counter() - start:.0f} s)")

"""An answer to a question of the class against a step, both warm, on one server in one run (to reach: at most 1.5 times its cost).

An answer is the whole of what happens when «Responder» is pressed: a POST that is read, marked and kept in the browser's signed
cookie, and the marked question as htmx gets it. A step is what htmx gets when one goes on, as `pages.py` has it. A visitor
answers a question again and again, now right, now wrong, so that each answer is kept anew.
"""

import re
import statistics
import time
from http.cookiejar import CookieJar
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

from _site import EMPTY, HTMX, STEP, load, served

ROUNDS = 7
QUESTION = "/clases/capas/preguntas/el-tamano-fijado-al-final"


def visitor(address):
    """What one browser sends with an answer: its headers, and the form's fields."""
    jar = CookieJar()
    page = build_opener(HTTPCookieProcessor(jar)).open("http://{}:{}{}".format(*address, QUESTION)).read().decode()
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]+)"', page))
    return jar, fields


def answers(address):
    """A right and a wrong answer of a visitor who has answered before, as requests."""
    jar, fields = visitor(address)
    browser = build_opener(HTTPCookieProcessor(jar))
    bodies = [urlencode({**fields, "fuerza": power, "resistencia": 8, "responder": 1}) for power in (5, 4)]
    for body in bodies:
        browser.open("http://{}:{}{}".format(*address, QUESTION), body.encode()).read()
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)
    return [(QUESTION, body) for body in bodies], f"{HTMX}Cookie: {cookies}\r\nContent-Type: application/x-www-form-urlencoded\r\n"


def main():
    with served() as address:
        asked, headers = answers(address)
        ways = {"empty": ([EMPTY], HTMX), "step": ([STEP], HTMX), "answer": (asked, headers)}
        for clients, named in ((1, "one visitor"), (8, "eight at once")):
            times = {name: [] for name in ways}
            for _ in range(ROUNDS):
                for name, (requests, sent) in ways.items():
                    times[name].append(statistics.median(load(address, requests, seconds=0.7, clients=clients, headers=sent)))
            cost = {name: statistics.median(found) * 1000 for name, found in times.items()}
            print(f"{named}: an answer costs {cost['answer'] / cost['step']:.2f} times a step, warm ", end="")
            print(f"({cost['answer']:.2f} ms; a step {cost['step']:.2f} ms, an empty view {cost['empty']:.2f} ms)")


if __name__ == "__main__":
    start = time.perf_counter()
    main()
    print(f"({time.perf_counter() - start:.0f} s)")

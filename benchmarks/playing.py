"""Played boards: a spell cast letter by letter, a play of 60 choices cold and warm, and its page against a step of a board.

The plays of the engine are the least of several rounds in one run; the pages are ratios to a warm step of board A9 on the same
server in the same run.
"""

import os
import statistics
import sys
from functools import partial
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import django  # noqa: E402
from _site import EMPTY, HTMX, STEP, load, served  # noqa: E402

from engine.playing import play as played_whole  # noqa: E402
from engine.rules.layers import layers  # noqa: E402
from lessons.play.file import read_play_file, read_play_text  # noqa: E402
from lessons.play.keeping import Keeper  # noqa: E402
from lessons.play.notation import read  # noqa: E402
from lessons.play.playing import play  # noqa: E402

BOARDS = ROOT / "lessons/content/2-lanzar/tableros"
PASSES = 60
TEXT = """
version = 1
tipo = "partida"
id = "B60"
titulo = "Sesenta veces la prioridad"
momento = [
  { entra = "Thalia, Guardian of Thraben", controla = "you" },
  { entra = "Guttersnipe", controla = "you" },
  { entra = "Llanowar Elves", controla = "opp" },
  { entra = "Lightning Bolt", controla = "you", zona = "mano" },
  { entra = "Doom Blade", controla = "opp", zona = "mano" },
  LANDS
]
[[linea]]
id = "pasa"
titulo = "Pasa"
elecciones = ["pasa"]
prioridad = "opp"
"""
PLAYS = ("c1?v=1&jugada=lanza:doom-blade;objetivo:dungeon-geists;pasa;pasa", "c14?v=1&jugada=lanza:shock;objetivo:opp;pasa;pasa")
ROUNDS = 7


def least(run, rounds=9):
    """Milliseconds of the fastest of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        layers._known.clear()
        start = perf_counter()
        run()
        best = min(best, perf_counter() - start)
    return best * 1000


def engine():
    """The figures without the web."""
    file = read_play_file(BOARDS / "C1.toml")
    line = max(file.lines, key=lambda line: len(line.choices))
    whole = least(partial(played_whole, file.opening, line.choices))
    steps = len(played_whole(file.opening, line.choices).steps)
    print(f"a spell cast and resolved letter by letter ({len(line.choices)} choices, {steps} steps): {whole:.1f} ms")
    lands = ",\n".join(
        f'{{ entra = "{name}", controla = "{player}"{zone} }}'
        for player in ("you", "opp")
        for name, zone in [("Mountain", "")] * 4 + [("Forest", ', zona = "biblioteca"')] * 12
    )
    file = read_play_text(TEXT.replace("LANDS", lands), "b60.toml")
    choices = [read("pasa")] * PASSES
    cold = least(lambda: play(file, choices, Keeper()), rounds=3)
    keeper = Keeper()
    play(file, choices[:-1], keeper)
    start = perf_counter()
    play(file, choices, keeper)
    warm = (perf_counter() - start) * 1000
    print(f"a play of {PASSES} choices that nobody has played: {cold:.0f} ms; ", end="")
    print(f"with one choice more than one that is kept: {warm:.1f} ms")


def pages():
    """The page of a play against a step of a board, on one server."""
    with served() as address:
        paths = [f"/clases/lanzar/partidas/{play}" for play in PLAYS]
        start = perf_counter()
        for path in paths:
            urlopen("http://{}:{}{}".format(*address, path)).read()
        cold = (perf_counter() - start) * 1000 / len(paths)
        times = {"empty": [], "step": [], "play": []}
        for _ in range(ROUNDS):
            for name, asked in (("empty", [EMPTY]), ("step", [STEP]), ("play", paths)):
                times[name].append(statistics.median(load(address, asked, seconds=0.7, clients=1, headers=HTMX)))
        cost = {name: statistics.median(found) * 1000 for name, found in times.items()}
        print(f"a page of a play, cold: {cold:.0f} ms; warm, {cost['play'] / cost['step']:.2f} times a step ", end="")
        print(f"({cost['play']:.2f} ms; a step {cost['step']:.2f} ms, an empty view {cost['empty']:.2f} ms)")


def main():
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "lessons.settings")
    django.setup()
    engine()
    pages()


if __name__ == "__main__":
    main()

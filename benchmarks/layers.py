"""The layer engine: board A9, and how the time grows with the table (design: ≤ 15 ms, ≤ 5 ms, ≤ 1.5×).

Each figure is the least of several rounds in one run, and the growths are ratios of such figures: read those, not the milliseconds.
"""

import sys
from functools import partial
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine import pool, replay  # noqa: E402
from engine.model import Zone  # noqa: E402
from engine.rules.layers import layers  # noqa: E402
from engine.state import GameObject, Player, State  # noqa: E402
from lessons.board.file import read_file  # noqa: E402


def least(run, rounds=15):
    """Milliseconds of the fastest of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        run()
        best = min(best, perf_counter() - start)
    return best * 1000


def characteristics(state):
    """All of them, worked out anew."""
    board = layers.start(state)
    for _ in layers.run(board):
        pass


def trace(setup):
    """The whole board, with no position remembered from the last time."""
    layers._known.clear()
    return replay(setup)


def grow(lords, per):
    """How much longer one unit takes with 200 permanents than with 25."""
    few, many = (least(partial(characteristics, table(n, lords(n)))) / per(n) for n in (25, 200))
    return many / few


def table(permanents, lords):
    """That many permanents, of which some are Glorious Anthem and the rest Grizzly Bears, all yours."""
    names = ["Glorious Anthem"] * lords + ["Grizzly Bears"] * (permanents - lords)
    objects = {
        f"o{n}": GameObject(f"o{n}", pool()[name], "you", "you", Zone.BATTLEFIELD, (n + 1, 0)) for n, name in enumerate(names)
    }
    return State((Player("you"), Player("opp")), objects, clock=permanents + 1)


def main():
    setup = read_file(ROOT / "lessons/content/1-capas/tableros/A9.toml").setup
    final = replay(setup).steps[-1].state
    print(f"A9, full trace: {least(lambda: trace(setup)):.1f} ms")
    print(f"A9, final characteristics: {least(lambda: characteristics(final)):.1f} ms")
    print(f"five lords, 25 -> 200 permanents: time per permanent x{grow(lambda _: 5, lambda n: n):.2f}")
    tenth = grow(lambda n: n // 10, lambda n: n // 10 * n)
    print(f"a tenth of them lords, 25 -> 200: time per (effect, object) x{tenth:.2f}")


if __name__ == "__main__":
    main()

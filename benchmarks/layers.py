"""The layer engine: board A9, and how the time grows with the table (design: ≤ 15 ms, ≤ 5 ms, ≤ 1.5×).

Each figure is the least of several rounds in one run, and the growths are ratios of such figures: read those, not the milliseconds.
"""

import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine import characteristics, pool, replay  # noqa: E402
from engine.model import Zone  # noqa: E402
from engine.state import GameObject, Player, State  # noqa: E402
from lessons.board.file import read_board  # noqa: E402


def least(run, rounds=15):
    """Milliseconds of the fastest of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        run()
        best = min(best, perf_counter() - start)
    return best * 1000


def table(permanents, lords):
    """That many permanents, of which some are Glorious Anthem and the rest Grizzly Bears, all yours."""
    names = ["Glorious Anthem"] * lords + ["Grizzly Bears"] * (permanents - lords)
    objects = {
        f"o{n}": GameObject(f"o{n}", pool()[name], "you", "you", Zone.BATTLEFIELD, (n + 1, 0)) for n, name in enumerate(names)
    }
    return State((Player("you"), Player("opp")), objects, clock=permanents + 1)


def main():
    setup = read_board(ROOT / "lessons/content/1-capas/tableros/A9.toml").setup
    final = replay(setup).steps[-1].state
    print(f"A9, full trace: {least(lambda: replay(setup)):.1f} ms")
    print(f"A9, final characteristics: {least(lambda: characteristics(final)):.1f} ms")
    few, many = (least(lambda t=table(n, 5): characteristics(t)) / n for n in (25, 200))
    print(f"five lords, 25 -> 200 permanents: time per permanent x{many / few:.2f}")
    few, many = (least(lambda t=table(n, n // 10): characteristics(t)) / (n // 10 * n) for n in (25, 200))
    print(f"a tenth of them lords, 25 -> 200: time per (effect, object) x{many / few:.2f}")


if __name__ == "__main__":
    main()

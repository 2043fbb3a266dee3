"""What a step leaves on permanents that stay where they are: damage, tapping, counters (120.3, 701.26, 122)."""

from collections.abc import Iterator

from engine.model import Zone
from engine.played import PlayStep
from engine.state import GameObject
from lessons.narration.counters import counters
from lessons.narration.nouns import capital
from lessons.narration.played.here import Here


def marks(step: PlayStep, before: PlayStep | None, here: Here) -> str:
    """Each in a sentence: «Titán de la tumba recibe 3 puntos de daño.»"""
    was = before.game.state.objects if before is not None else {}
    now = step.game.state.objects
    stays = (id_ for id_, thing in now.items() if thing.zone is Zone.BATTLEFIELD and _is_same(was.get(id_), thing))
    return " ".join(f"{capital(here.called(id_))} {said}." for id_ in stays for said in _marks(was[id_], now[id_]))


def _is_same(was: GameObject | None, now: GameObject) -> bool:
    return was is not None and was.zone is now.zone and was.incarnation == now.incarnation


def _marks(was: GameObject, now: GameObject) -> Iterator[str]:
    if now.damage > was.damage:
        more = now.damage - was.damage
        yield f"recibe {more} {'punto' if more == 1 else 'puntos'} de daño"
    if now.tapped is not was.tapped:
        yield "se gira" if now.tapped else "se endereza"
    before = {counter.kind: counter.number for counter in was.counters}
    after = {counter.kind: counter.number for counter in now.counters}
    for kind in sorted(before.keys() | after.keys()):
        more = after.get(kind, 0) - before.get(kind, 0)
        if more:
            yield f"{'recibe' if more > 0 else 'pierde'} {_number(abs(more))} {counters(kind, plural=abs(more) != 1)}"


def _number(number: int) -> str:
    return "un" if number == 1 else str(number)

"""«¿Y si…?» as its page shows it: the timeline to be changed, and what comes out beside what came out before."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import Action, Together
from engine.comparing import outcome, parting
from engine.illegal import Illegal
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Outcome, outcomes
from lessons.board.whatif.notation import Changes, own_choices
from lessons.board.whatif.offering import Offer, offers
from lessons.board.whatif.playing import Changed, changed
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Names, Scene
from lessons.narration.moments import title as moment_title
from lessons.narration.scene import last_scene


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen at a moment, as a list to choose from."""

    id: str
    label: str
    options: tuple[Offer, ...]
    is_changed: bool


@dataclass(frozen=True, slots=True)
class Arrival:
    """One of several that arrive together."""

    value: str
    name: str
    is_out: bool


@dataclass(frozen=True, slots=True)
class Item:
    """A moment of the timeline. `number`: its place in the board's file. `why`: why it has become impossible."""

    number: int
    title: str
    is_out: bool
    why: tuple[str, ...]
    choices: tuple[Choice, ...]
    arrivals: tuple[Arrival, ...]


@dataclass(frozen=True, slots=True)
class WhatIfView:
    """Everything that the page needs.

    - `plays`: whether anything is left to play. `outcomes`: what ends otherwise. `parting`: whether the two part on the way.
    """

    dom: str
    items: tuple[Item, ...]
    order: str
    is_changed: bool
    plays: bool
    outcomes: tuple[Outcome, ...]
    parts: bool
    url: str
    here: str
    reset: str
    play_url: str
    beside_url: str
    language: str

    @property
    def impossible(self) -> tuple[Item, ...]:
        """The moments that have become so."""
        return tuple(item for item in self.items if item.why)

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        if not self.is_changed:
            return ""
        told = [f"{len(self.outcomes)} objetos terminan distinto." if self.outcomes else "Termina igual."]
        if self.impossible:
            told.append(f"Imposible: {', '.join(narration.plain(item.title) for item in self.impossible)}.")
        return " ".join(told)


def what_if_view(board: Board, changes: Changes, names: Names) -> WhatIfView:
    """The view of a board with these changes."""
    own, found = trace_of(board), changed(board, changes)
    addresses = Addresses(board.lesson, board.slug, names.language, changes.pairs)
    ends = outcomes((own.steps[-1], own), (found.trace.steps[-1], found.trace), names) if found.trace.steps and changes else ()
    opening = _opened(found)
    return WhatIfView(
        dom=f"{board.dom}-y-si",
        items=tuple(_items(board, changes, found, names)),
        order=",".join(map(str, changes.order or range(1, len(board.file.setup.timeline) + 1))),
        is_changed=bool(changes),
        plays=bool(found.trace.steps),
        outcomes=ends,
        parts=bool(found.trace.steps) and bool(changes) and parting(own, found.trace) is not None,
        url=addresses.unchanged.what_if.partition("?")[0],
        here=addresses.what_if,
        reset=addresses.unchanged.what_if,
        play_url=addresses.step(opening) if found.trace.steps else "",
        beside_url=addresses.beside() if changes and found.trace.steps else "",
        language=names.language,
    )


def _opened(found: Changed) -> int:
    """The step that begins the last opened moment."""
    if not found.trace.steps:
        return 0
    last = outcome(found.trace).moment
    return next(step.number for step in found.trace.steps if step.moment == last)


def _items(board: Board, changes: Changes, found: Changed, names: Names) -> Iterator[Item]:
    timeline, scene = board.file.setup.timeline, last_scene(trace_of(board), names)
    impossible = dict(found.impossible)
    for number in changes.order or range(1, len(timeline) + 1):
        action = timeline[number - 1]
        out = {arrival for moment, arrival in changes.without if moment == number}
        yield Item(
            number=number,
            title=moment_title(action, scene),
            is_out=0 in out,
            why=tuple(_refusal(illegal, scene) for illegal in impossible.get(number, ())),
            choices=tuple(_choices(board, number, changes, scene)),
            arrivals=tuple(_arrivals(action, number, out, names)),
        )


def _refusal(illegal: Illegal, scene: Scene) -> str:
    """Why not, with the objects by their names."""
    named = tuple((key, scene.object(value) if value in scene.sheets else value) for key, value in illegal.data)
    return narration.refusal(replace(illegal, data=named))


def _choices(board: Board, number: int, changes: Changes, scene: Scene) -> Iterator[Choice]:
    chosen = {key: value for moment, key, value in changes.chosen if moment == number}
    for key, own in own_choices(board.file.setup.timeline[number - 1]).items():
        now = chosen.get(key, own)
        offered = offers(board, number, key, (own, now), scene)
        if offered is None:
            continue
        label, options = offered
        marked = tuple(replace(option, selected=option.value == f"{number}.{key}:{now}") for option in options)
        yield Choice(f"{board.dom}-y-si-{number}-{key}", label, marked, is_changed=now != own)


def _arrivals(action: Action, number: int, out: set[int], names: Names) -> Iterator[Arrival]:
    if isinstance(action, Together):
        for place, arrival in enumerate(action.arrivals, 1):
            yield Arrival(f"{number}.{place}", names.card(arrival.card), is_out=place in out)

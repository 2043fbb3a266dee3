"""«¿Y si…?» as its page shows it: the timeline to be changed, and what comes out beside what came out before."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from engine.actions import Action, Together
from engine.comparing import outcome, parting
from engine.illegal import Illegal
from engine.whatif import missing
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.duo.outcomes import Ended, Outcome, outcomes
from lessons.board.whatif.notation import Changes, further_choices, in_spanish, own_choices
from lessons.board.whatif.offering import Offer, further_offers, offers
from lessons.board.whatif.playing import Changed, changed
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Names, Scene
from lessons.narration.chips import word
from lessons.narration.english import has_english
from lessons.narration.moments import title as moment_title
from lessons.narration.players import board_player
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
    """A moment of the timeline. `number`: its place in the board's file. `why`: why it has become impossible; `unasked`: why a
    choice of it has.
    """

    number: int
    title: str
    is_out: bool
    why: tuple[str, ...]
    unasked: tuple[str, ...]
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
        """The moments that have become so, or of which a choice has."""
        return tuple(item for item in self.items if item.why or item.unasked)

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        if not self.is_changed:
            return ""
        ends = len(self.outcomes)
        told = ["Un objeto termina distinto." if ends == 1 else f"{ends} objetos terminan distinto." if ends else "Termina igual."]
        if impossible := [narration.plain(item.title) for item in self.items if item.why]:
            told.append(f"Imposible: {', '.join(impossible)}.")
        return " ".join(told)


def what_if_view(board: Board, changes: Changes, names: Names) -> WhatIfView:
    """The view of a board with these changes."""
    own, found = trace_of(board), changed(board, changes)
    addresses = Addresses(board.lesson, board.slug, names.language, changes.pairs)
    ends = outcomes(*(Ended.at(t.steps[-1], t, names) for t in (own, found.trace))) if found.trace.steps and changes else ()
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
    impossible, unasked = dict(found.impossible), dict(found.unasked)
    refused = _Refused((last_scene(found.trace, names), scene), board.file.setup.players)
    for number in changes.order or range(1, len(timeline) + 1):
        action = timeline[number - 1]
        out = {arrival for moment, arrival in changes.without if moment == number}
        yield Item(
            number=number,
            title=moment_title(action, scene),
            is_out=0 in out,
            why=tuple(map(refused.told, impossible.get(number, ()))),
            unasked=tuple(map(refused.told, unasked.get(number, ()))),
            choices=(
                *_choices(board, number, changes, scene),
                *_further(board, number, changes, impossible.get(number, ()), scene),
            ),
            arrivals=tuple(_arrivals(action, number, out, names)),
        )


@dataclass(frozen=True, slots=True)
class _Refused:
    """How refusals are told: objects by their names on the changed board, or else on the board as it was; players and words in
    Spanish.
    """

    scenes: tuple[Scene, Scene]
    players: Collection[str]

    def told(self, illegal: Illegal) -> str:
        """Why not, in a line with its rule."""
        data = tuple((key, self._named(value) if key in {"value", "id"} else value) for key, value in illegal.data)
        return narration.plain(narration.refusal(replace(illegal, data=data)))

    def _named(self, value: str) -> str:
        known = next((scene.object(value) for scene in self.scenes if value in scene.sheets), None)
        if known is not None:
            return known
        if value in self.players:
            return board_player(value)
        said = word(value)
        return value if has_english(said) else said


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


def _further(board: Board, number: int, changes: Changes, why: tuple[Illegal, ...], scene: Scene) -> Iterator[Choice]:
    """What the changed board asks to choose and the file does not, and what has been chosen so (614.12)."""
    setup = board.file.setup
    own, may_ask = own_choices(setup.timeline[number - 1]), further_choices(setup, setup.timeline[number - 1])
    made = {key: value for moment, key, value in changes.chosen if moment == number and key not in own}
    asked = {in_spanish(key): what for key, what in missing(why).items()} | {key: may_ask[key] for key in made}
    for key, what in asked.items():
        if key not in may_ask or (offered := further_offers(board, number, (key, what), made.get(key), scene)) is None:
            continue
        label, options = offered
        value = f"{number}.{key}:{made[key]}" if key in made else ""
        marked = tuple(replace(option, selected=option.value == value) for option in options)
        yield Choice(f"{board.dom}-y-si-{number}-{key}", label, marked, is_changed=key in made)


def _arrivals(action: Action, number: int, out: set[int], names: Names) -> Iterator[Arrival]:
    if isinstance(action, Together):
        for place, arrival in enumerate(action.arrivals, 1):
            yield Arrival(f"{number}.{place}", names.card(arrival.card), is_out=place in out)

"""How an object looks in the end: as one of several looks, as a list of what it has, or as its numbers."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, zip_longest

from engine import replay
from engine.misreading import sheets_as_read
from engine.model import Layer
from engine.predicting import Aspect, Look, Seen, opened, seen
from engine.sheet import Sheet
from engine.trace import Step, StepKind
from lessons import narration
from lessons.board.notation.asks import AskKind
from lessons.board.predicting.looks import COLORLESS_KEY, NONE, choices
from lessons.catalog.names import slug_of
from lessons.narration import Voice
from lessons.narration.moments import title_of_one
from lessons.narration.nouns import capital
from lessons.narration.predictions import Asked, deeds
from lessons.narration.questions import from_reading, midway, without
from lessons.study.making.asking import CannotAsk, Made, Making, shuffled
from lessons.study.question import Chosen, Misled, Numbers, Option

MOST, LEAST = 4, 3  # choices


@dataclass(frozen=True, slots=True)
class Way:
    """One way the object may look, and where that comes from: misreadings, a moment `forgotten`, or the way there, `after` a layer
    or `inside` it.
    """

    sheet: Sheet
    readings: tuple[str, ...] = ()
    after: Layer | None = None
    inside: bool = False
    forgotten: Step | None = None
    right: bool = False


def one_look(making: Making) -> Made:
    """The look in the end among those that misreadings end with and, where they are few, those on the way."""
    asked, look = _look(making)
    ways = _ways(look, making)
    if len(ways) < LEAST:
        raise CannotAsk(f"solo hay {len(ways)} maneras distintas de verlo; hacen falta {LEAST}")
    options = {key: Option(key, _label(way.sheet, making), _why(way, making)) for key, way in ways.items()}
    right = next(key for key, way in ways.items() if way.right)
    misled = tuple(Misled(Chosen(frozenset({key})), name) for key, way in ways.items() for name in way.readings)
    return Made(shuffled(making.written.id, options.values()), Chosen(frozenset({right})), misled, _steps(look, asked))


def several_of_a_look(making: Making) -> Made:
    """Everything of one aspect that the object may have on the way or by a misreading, to be chosen from."""
    asked, look = _look(making)
    offered = choices(look, making.trace, making.readings, making.names)
    place = (Aspect.TYPES, Aspect.COLORS, Aspect.ABILITIES).index(next(iter(look.asked)))
    listed = (offered.types, offered.colors, offered.abilities)[place]
    options = tuple(Option(c.key, c.label, alone=c.key in {NONE, COLORLESS_KEY}) for c in listed)
    right = Chosen(offered.keys_of(seen(look.right))[place])
    misled = (
        Misled(Chosen(offered.keys_of(seen(sheets[look.object]))[place]), name)
        for name, sheets in sheets_as_read(making.trace, look.step, making.readings).items()
    )
    return Made(options, right, tuple(found for found in misled if found.answer != right), _steps(look, asked))


def numbers(making: Making) -> Made:
    """Power and toughness."""
    asked, look = _look(making)
    if look.right.pt is None:
        raise CannotAsk("ese objeto no tiene fuerza y resistencia al final")
    misled = (
        Misled(Numbers(*pt), name)
        for name, sheets in sheets_as_read(making.trace, look.step, making.readings).items()
        if (pt := sheets[look.object].pt) is not None and pt != look.right.pt
    )
    return Made((), Numbers(*look.right.pt), tuple(misled), _steps(look, asked))


def _look(making: Making) -> tuple[Asked, Look]:
    asked = making.asked(AskKind.LOOK)
    assert isinstance(asked.question, Look)
    return asked, asked.question


def _ways(look: Look, making: Making) -> dict[str, Way]:
    """The ways by their keys: the right one, then those with a name, those that forget a moment, those on the way; latest first."""
    found = {_key(look.right, look): Way(look.right, right=True)}
    as_read = sheets_as_read(making.trace, look.step, making.readings)
    own = {reading.slug for reading in making.board.file.readings}  # what the board itself has in mind comes first
    for name, sheets in sorted(as_read.items(), key=lambda read: read[0] not in own):
        sheet = sheets[look.object]
        known = found.get(_key(sheet, look))
        if known is None:
            found[_key(sheet, look)] = Way(sheet, (name,))
        elif not known.right:
            found[_key(sheet, look)] = Way(known.sheet, (*known.readings, name))
    named = dict(list(found.items())[:MOST])
    for way in chain(_forgetting(look, making), _midway(look, making)) if len(named) < MOST else ():
        if len(named) < MOST:
            named.setdefault(_key(way.sheet, look), way)
    return named


def _forgetting(look: Look, making: Making) -> Iterator[Way]:
    """How it looks on the board's last position without one of the moments before it, where the others can be without that."""
    setup, moments = making.board.file.setup, [s for s in making.trace.steps if s.kind is StepKind.MOMENT]
    for step in reversed(moments):
        timeline = setup.timeline[: step.moment] + setup.timeline[step.moment + 1 :]
        if not timeline or making.trace.steps[look.step - 1].moment != len(timeline):
            return
        trace = replay(replace(setup, timeline=timeline, opened=frozenset({len(timeline) - 1})))
        if trace.refused is None and look.object in trace.steps[-1].sheets:
            yield Way(trace.steps[-1].sheets[look.object], forgotten=step)


def _midway(look: Look, making: Making) -> Iterator[Way]:
    steps = opened(making.trace, look.step)
    for step, following in reversed(list(zip_longest(steps, steps[1:]))):
        inside = following is not None and following.layer is step.layer
        yield Way(step.sheets[look.object], after=step.layer, inside=inside)
    yield Way(steps[0].before[look.object])


def _key(sheet: Sheet, look: Look) -> str:
    """A name for all that is asked about: the same for two sheets that one could not tell apart."""
    found: Seen = seen(sheet)
    numbers = "-" if found.pt is None else "_".join(str(number).replace("-", "n") for number in found.pt)
    told = {
        Aspect.TYPES: " ".join(sorted(found.types)),
        Aspect.COLORS: " ".join(sorted(found.colors)) or "colorless",
        Aspect.PT: numbers,
        Aspect.ABILITIES: " ".join(found.abilities) or "none",
    }
    return ".".join(word if aspect is Aspect.PT else _short(slug_of(word)) for aspect, word in told.items() if aspect in look.asked)


def _short(slug: str) -> str:
    return slug if len(slug) <= _LONG else f"{slug[:_LONG]}-{hashlib.sha256(slug.encode()).hexdigest()[:8]}"


_LONG = 60  # letters of a key's part that are kept as they are


def _label(sheet: Sheet, making: Making) -> str:
    return capital(narration.summary(sheet, Voice(making.names), making.written.aspects)) or "No tiene"


def _why(way: Way, making: Making) -> str:
    if way.right:
        return ""
    if way.forgotten is not None:
        return without(title_of_one(way.forgotten, making.trace, making.names))
    if not way.readings:
        return midway(way.after, inside=way.inside)
    reading = making.reading(way.readings[0])
    return from_reading(reading.name, str(reading.against))


def _steps(look: Look, asked: Asked) -> tuple[str, ...]:
    return tuple(capital(deed) for deed in deeds(look, asked))

"""How an object may look, as choices: everything that the rules or a misreading make of it on the way."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine import Trace, say
from engine.misconceptions import Misconception
from engine.misreading import sheets_as_read
from engine.model import CardType, Color, Supertype
from engine.predicting import Look, Seen
from engine.sheet import Sheet
from engine.words import creature_types
from lessons.catalog.names import slug_of
from lessons.narration import Names, Voice
from lessons.narration.abilities import text
from lessons.narration.nouns import capital
from lessons.narration.subtypes import subtypes_phrase
from lessons.narration.words import COLORLESS, COLORS, card_type, supertype

EVERY = "todos"  # one choice for all creature types at once
NONE = "ninguna"
COLORLESS_KEY = "incoloro"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that may be chosen: its name in the address, what the page calls it, and what it stands for (English).

    `in_line`: an ability as a sentence has it, with others before it.
    """

    key: str
    label: str
    means: str
    in_line: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """What may be chosen of each aspect. `may_lack_pt`: one of the ways it may look has no power and toughness."""

    types: tuple[Choice, ...]
    colors: tuple[Choice, ...]
    abilities: tuple[Choice, ...]
    may_lack_pt: bool

    def seen(
        self, types: Iterable[str], chosen_colors: Iterable[str], abilities: Iterable[str], pt: tuple[int, int] | None
    ) -> Seen:
        """What was chosen, by keys, as the engine compares it."""
        return Seen(
            types=frozenset(
                word for word in self._meant(self.types, types) for word in (creature_types() if word == EVERY else (word,))
            ),
            colors=frozenset(self._meant(self.colors, chosen_colors)),
            abilities=tuple(sorted(self._meant(self.abilities, abilities))),
            pt=pt,
        )

    def keys_of(self, seen: Seen) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """The keys of types, colors and abilities that say the same."""
        words = _types(seen.types)
        types = frozenset(choice.key for choice in self.types if choice.means in words)
        colored = frozenset(choice.key for choice in self.colors if choice.means in seen.colors)
        left = list(seen.abilities)
        held = []
        for choice in self.abilities:
            if choice.means in left:
                left.remove(choice.means)
                held.append(choice.key)
        return types, colored or frozenset({COLORLESS_KEY}), frozenset(held) or frozenset({NONE})

    @staticmethod
    def _meant(choices: Iterable[Choice], keys: Iterable[str]) -> list[str]:
        known = {choice.key: choice.means for choice in choices}
        return [known[key] for key in keys if known.get(key)]


def choices(look: Look, trace: Trace, readings: Mapping[str, Misconception], names: Names) -> Choices:
    """Every way the object looks at a step of the moment, or at the end of it by any of the readings."""
    sheets = list(_sheets(look, trace, readings))
    return Choices(
        types=tuple(_type_choices(sheets)),
        colors=(*(Choice(c.value, capital(COLORS[c].m), c.value) for c in Color), Choice(COLORLESS_KEY, capital(COLORLESS.m), "")),
        abilities=(*_ability_choices(sheets, names), Choice(NONE, "Ninguna", "")),
        may_lack_pt=any(sheet.pt is None for sheet in sheets),
    )


def _sheets(look: Look, trace: Trace, readings: Mapping[str, Misconception]) -> Iterator[Sheet]:
    moment = trace.steps[look.step - 1].moment
    for step in trace.steps:
        if step.moment == moment and look.object in step.sheets:
            yield step.sheets[look.object]
    yield from (sheets[look.object] for sheets in sheets_as_read(trace, look.step, readings).values())


def _types(words: frozenset[str]) -> frozenset[str]:
    """With all creature types as one."""
    return words - creature_types() | {EVERY} if creature_types() <= words else words


def _type_choices(sheets: list[Sheet]) -> Iterator[Choice]:
    found = frozenset(
        word for sheet in sheets for word in _types(frozenset(map(str, sheet.supertypes | sheet.types)) | sheet.subtypes)
    )
    for special in Supertype:
        if special.value in found:
            yield Choice(special.value, capital(supertype(special).f), special.value)
    for type_ in CardType:
        if type_.value in found:
            yield Choice(type_.value, capital(card_type(type_).one), type_.value)
    plain = found - set(Supertype) - set(CardType)
    named = [Choice(slug_of(word), _subtype(word), word) for word in plain]
    yield from sorted(named, key=lambda choice: choice.label)


def _subtype(word: str) -> str:
    return "Todos los de criatura" if word == EVERY else subtypes_phrase([word])


def _ability_choices(sheets: list[Sheet], names: Names) -> Iterator[Choice]:
    """Each text as often as any of the sheets has it."""
    most: Counter[str] = Counter()
    words: dict[str, str] = {}
    for sheet in sheets:
        held = {say(h.ability): text(h.ability, Voice(names, sheet.name or None)) for h in sheet.abilities}
        words = {**{means: said.removesuffix(".") for means, said in held.items()}, **words}
        most |= Counter(say(h.ability) for h in sheet.abilities)
    keys: Counter[str] = Counter()
    for means, said in words.items():
        short = slug_of(means)[:_LONG].strip("-")
        for time in range(most[means]):
            keys[short] += 1
            key = short if keys[short] == 1 else f"{short}.{keys[short]}"
            again = " (otra vez)" if time else ""
            yield Choice(key, f"{capital(said)}{again}", means, f"{said}{again}")


_LONG = 40  # letters of an ability's text in an address

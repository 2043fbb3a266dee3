"""How much of a set of cards is understood: a sentence counts only if its tree says it back."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.card import Card
from engine.model import CardType
from engine.oracle import text
from engine.oracle.compiling import compile_afresh
from engine.oracle.kinds import is_continuous, kind_of
from engine.rules.beyond import is_beyond
from engine.vocabulary.ability import Ability, Activated, Spell, Triggered
from engine.vocabulary.further import Further

FOLLOWED = ("activated", "triggered", "spell")  # the kinds that instruct; what a static ability says is no instruction


@dataclass(slots=True)
class Share:
    """So many understood of so many."""

    understood: int = 0
    total: int = 0

    def count(self, *, understood: bool) -> None:
        """One more."""
        self.total += 1
        self.understood += understood


@dataclass(slots=True)
class Coverage:
    """What is understood, and the parts that are not, with how often each stands (own names as "~")."""

    cards: Share = field(default_factory=Share)
    paragraphs: dict[str, Share] = field(default_factory=dict)  # by kind
    performed: dict[str, Share] = field(default_factory=dict)  # of those understood that are followed (608.2c), by kind
    continuous: Share = field(default_factory=Share)  # effects of spells and of activated and triggered abilities
    unknown: Counter[tuple[str, str]] = field(default_factory=Counter)  # kind and part


def measure(cards: Iterable[Card]) -> Coverage:
    """The coverage of these cards."""
    found = Coverage()
    for card in cards:
        compiled = compile_afresh(card)
        found.cards.count(understood=compiled.understood)
        spell = not {CardType.INSTANT, CardType.SORCERY}.isdisjoint(card.types)
        for paragraph in compiled.paragraphs:
            plain = text.plain(paragraph.text)
            kind = kind_of(plain, spell=spell)
            found.paragraphs.setdefault(kind, Share()).count(understood=paragraph.understood)
            if is_continuous(plain, kind):
                found.continuous.count(understood=paragraph.understood)
            if paragraph.understood and kind in FOLLOWED:
                followed = all(_is_performed(compiled.abilities[place]) for place in paragraph.abilities)
                found.performed.setdefault(kind, Share()).count(understood=followed)
            for part in paragraph.unknown:
                found.unknown[kind, _nameless(part, card)] += 1
    return found


def _is_performed(ability: Ability) -> bool:
    """Whether the engine follows every instruction of it (608.2c), its cost and its condition; a keyword has none."""
    match ability:
        case Activated():
            return not is_beyond((ability.cost, ability.instructions, ability.only_if))
        case Triggered():
            return not is_beyond((ability.condition, ability.instructions))
        case Spell():
            return not is_beyond(ability.instructions)
        case _:
            return not isinstance(ability, Further)


def _nameless(part: str, card: Card) -> str:
    front = card.name.split(" // ", maxsplit=1)[0]
    named = part.replace(front, "~")
    short = text.short_name(front, card.supertypes)
    return named.replace(short, "~")

"""A card's text box to its abilities, paragraph by paragraph."""

from collections.abc import Collection
from functools import cache

from engine.card import Card, pool
from engine.model import CardType, Supertype
from engine.oracle import cache as kept
from engine.oracle import text
from engine.oracle.compiled import Compiled, Paragraph
from engine.vocabulary.ability import Ability, Unknown


@cache
def compile_card(card: Card) -> Compiled:
    """The abilities of a card, with what is not understood kept as `Unknown`."""
    return kept.load(card) or _fresh(card)


def _fresh(card: Card) -> Compiled:
    return _compile(card.oracle_text, card.name, card.types, card.supertypes)


def prepare() -> None:
    """Compiles the pool and keeps it on disk. Raises `OSError` if it cannot be written."""
    kept.save({card: _fresh(card) for card in pool().values()})


def compile_text(
    oracle_text: str, *, name: str = "", types: Collection[CardType] = (), supertypes: Collection[Supertype] = ()
) -> Compiled:
    """The abilities of a text. `name` and `types`: of the object whose text it is."""
    return _compile(oracle_text, name, types, supertypes)


def _compile(
    oracle_text: str, name: str, types: Collection[CardType], supertypes: Collection[Supertype]
) -> Compiled:
    from engine.oracle.reading import read  # noqa: PLC0415 -- the grammar is loaded only when something must be read

    spell = not {CardType.INSTANT, CardType.SORCERY}.isdisjoint(types)
    own = {text.short_name(name, frozenset(supertypes)): "SHORT", name: "NAME"} if name else {}
    abilities: list[Ability] = []
    found = []
    for paragraph in text.paragraphs(oracle_text):
        plain = text.plain(paragraph)
        got = read(plain, own=own, spell=spell)
        new = got if got is not None else (Unknown(paragraph, _kind(plain, spell=spell)),)
        places = tuple(range(len(abilities), len(abilities) + len(new)))
        found.append(Paragraph(paragraph, places, got is not None, () if got is not None else (paragraph,)))
        abilities += new
    return Compiled(name, tuple(abilities), tuple(found))


def _kind(plain: str, *, spell: bool) -> str:
    if plain.startswith(("When ", "Whenever ", "At ")):
        return "triggered"
    if ": " in plain.split('"')[0]:
        return "activated"
    if not plain.endswith("."):
        return "keyword"
    return "spell" if spell else "static"

"""A card's text box to its abilities, paragraph by paragraph."""

from collections.abc import Collection, Mapping
from functools import cache

from engine.card import Card, pool
from engine.model import CardType, Supertype
from engine.oracle import cache as kept
from engine.oracle import text
from engine.oracle.compiled import Compiled, Paragraph
from engine.oracle.kinds import kind_of
from engine.vocabulary.ability import Ability, Unknown


@cache
def compile_card(card: Card) -> Compiled:
    """The abilities of a card, with what is not understood kept as `Unknown`."""
    found = kept.load(card)
    return compile_afresh(card) if found is None else found


def compile_afresh(card: Card) -> Compiled:
    """The same, neither looked up nor kept: for going once through many cards."""
    return compile_text(card.oracle_text, name=card.name, types=card.types, supertypes=card.supertypes)


def prepare() -> None:
    """Compiles the pool and keeps it on disk. Raises `OSError` if it cannot be written."""
    kept.save({card: compile_afresh(card) for card in pool().values()})


def compile_text(
    oracle_text: str, *, name: str = "", types: Collection[CardType] = (), supertypes: Collection[Supertype] = ()
) -> Compiled:
    """The abilities of a text. `name`, `types` and `supertypes`: of the object whose text it is."""
    spell = not {CardType.INSTANT, CardType.SORCERY}.isdisjoint(types)
    front = name.split(" // ", maxsplit=1)[0]  # the front face calls itself by its own name (712.8a)
    own = {text.short_name(front, frozenset(supertypes)): "SHORT", front: "NAME"} if front else {}
    abilities: list[Ability] = []
    paragraphs = []
    for printed in text.paragraphs(oracle_text):
        new, unknown = _paragraph(printed, own, spell=spell)
        places = tuple(range(len(abilities), len(abilities) + len(new)))
        paragraphs.append(Paragraph(printed, places, not unknown, unknown))
        abilities += new
    return Compiled(name, tuple(abilities), tuple(paragraphs))


def _paragraph(printed: str, own: Mapping[str, str], *, spell: bool) -> tuple[tuple[Ability, ...], tuple[str, ...]]:
    """The abilities of a paragraph and its sentences that are not understood. Of a statement of several sentences,
    those that are stay.
    """
    from engine.oracle.reading import read  # noqa: PLC0415 -- the grammar is loaded only when something must be read
    from engine.oracle.unknown import unknown_parts  # noqa: PLC0415

    plain = text.plain(printed)
    found = read(plain, own=own, spell=spell)
    if found is not None:
        return found, ()
    kind = kind_of(plain, spell=spell)
    if kind != "static":
        return (Unknown(printed, kind),), unknown_parts(plain, kind, own)
    abilities: list[Ability] = []
    unknown = []
    for sentence in text.sentences(plain):
        got = read(sentence, own=own, spell=spell)
        abilities += got or (Unknown(sentence, kind),)
        unknown += [] if got else [sentence]
    return tuple(abilities), tuple(unknown) or (printed,)

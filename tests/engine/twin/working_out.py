"""What an effect does in a layer: to which objects, and what exactly to each, with what the rules forbid taken away (613.8a)."""

from dataclasses import dataclass
from typing import Any

from engine import words
from engine.model import CardType, Color, Layer, ObjectId
from engine.vocabulary import modification as says
from engine.vocabulary.modification import Be, LoseAll
from tests.engine.twin.asking import Asker, amount, chosen, holds, named_by, players
from tests.engine.twin.doing import do
from tests.engine.twin.gathering import Effect, Part
from tests.engine.twin.rewording import choices_read
from tests.engine.twin.sheets import Page, Table

Deed = tuple[Any, ...]  # a verb and what is worked out of it


@dataclass
class Work:
    """The objects of each clause that has a part here, and the deeds for each object."""

    sets: dict[int, frozenset[ObjectId]]
    deeds: dict[ObjectId, list[Deed]]


def work_out(table: Table, effect: Effect, layer: Layer) -> Work:
    """All that the effect would do in the layer if it were applied now. Nothing on the table changes."""
    parts = [part for part in effect.parts if part.layer is layer]
    work = Work({}, {})
    scratch: dict[ObjectId, Page] = {}
    for part in parts:
        if part.clause not in work.sets:
            work.sets[part.clause] = objects_of(table, effect, part.clause)
    for part in parts:
        for id_ in sorted(work.sets[part.clause]):
            page = scratch.setdefault(id_, table.pages[id_].copied())
            for deed in deeds(part, page, effect, effect.asker(table).about(id_)):
                do(deed, page, effect.id, effect.timestamp)
                work.deeds.setdefault(id_, []).append(deed)
    return work


def objects_of(table: Table, effect: Effect, clause: int) -> frozenset[ObjectId]:
    """The set of a clause: fixed at birth, or where it began (613.6), or whatever its text indicates now (611.3a)."""
    if effect.fixed is not None:
        return frozenset(i for i in effect.fixed if i in table.pages)
    started = table.started.get(effect.id)
    if started is not None and clause in started.sets:
        return started.sets[clause]
    statement, asker = effect.clauses[clause], effect.asker(table)
    if not holds(statement.condition, asker):
        return frozenset()
    return frozenset(i for subject in (statement.subject, *statement.also) for i in named_by(subject, asker))


def deeds(part: Part, page: Page, effect: Effect, asker: Asker) -> list[Deed]:
    """What the part does to the object as it is on `page`; numbers and players as the asker's table has them."""
    what = part.says
    match part.layer:
        case Layer.COPY:
            return [("copy", effect.resolved.copied)]
        case Layer.CONTROL:
            return [("control", *players(what.who, asker))]
        case Layer.TEXT:
            return [("words", changed_words(what, effect, asker))]
        case Layer.TYPE:
            return type_deeds(part, page, effect, asker)
        case Layer.COLOR:
            return color_deeds(what, asker)
        case Layer.ABILITY:
            return ability_deeds(part, page, asker)
        case Layer.CDA_PT | Layer.SET_PT:
            return [("set", *(None if half is None else amount(half, asker) for half in (what.power, what.toughness)))]
        case Layer.MODIFY_PT:
            return [("plus", *pluses(what, asker))]
        case Layer.SWITCH_PT:
            return [("switch",)]
    raise NotImplementedError(part.layer)


def pluses(get: says.Get, asker: Asker) -> tuple[int, int]:
    """How much it gets."""
    times = 1 if get.each is None else amount(get.each, asker)
    if get.where is not None:
        asker = Asker(asker.table, asker.source, asker.you, (("X", amount(get.where, asker)),), asker.it)
    return amount(get.power, asker) * times, amount(get.toughness, asker) * times


def changed_words(change: says.ChangeWords, effect: Effect, asker: Asker) -> tuple[tuple[str, str], ...]:
    """Each word and what it becomes: chosen on resolution, or every word of the kind the one chosen for the source."""
    if effect.resolved is not None:
        return tuple(sorted((old, new) for kind, old, new in effect.resolved.chosen if kind in change.kinds))
    pairs = []
    for kind in change.kinds:
        new = chosen(CHOICES[kind], asker)
        pairs += [(old, new) for old in WORDS[kind] if new is not None]
    return tuple(sorted(pairs))


WORDS = {
    "color word": tuple(words.COLOR_WORDS),
    "basic land type": tuple(words.BASIC_LAND_TYPES),
    "creature type": tuple(sorted(words.creature_types())),
}

CHOICES = {"color word": "color word", "basic land type": "land type", "creature type": "type"}


def type_deeds(part: Part, page: Page, effect: Effect, asker: Asker) -> list[Deed]:
    """Layer 4 (205.1a, 205.1b, 205.3d, 305.7)."""
    what = part.says
    match what:
        case says.NotBe(types=types, supertypes=supertypes):
            return [("not", frozenset(types), frozenset(supertypes))]
        case LoseAll(what=losses, other=other):
            kept = kept_words(part, effect, asker) if other else frozenset()
            return [("lose", word, kept) for word in losses if word.endswith("types")]
        case Be():
            return be_deeds(what, page, asker)
    raise NotImplementedError(what)


def kept_words(part: Part, effect: Effect, asker: Asker) -> frozenset[str]:
    """What the same statement says that it is: "loses all other card types and creature types" leaves those."""
    same = [p.says for p in effect.parts if p.clause == part.clause and isinstance(p.says, Be)]
    return frozenset(word for be in same for word in (*be.types, *spelled_out(be.subtypes, asker)))


def be_deeds(what: Be, page: Page, asker: Asker) -> list[Deed]:
    """What "is …" does to card types, then subtypes, then supertypes; a subtype is not gained without its type (205.3d)."""
    artifact_creature = set(what.types) == {CardType.ARTIFACT, CardType.CREATURE}
    keeps_types = bool(what.in_addition or what.still or artifact_creature)
    keeps_subtypes = bool(what.in_addition or (what.still and not artifact_creature))
    out: list[Deed] = []
    if what.types:
        out.append(("add types" if keeps_types else "set types", frozenset(what.types)))
    types = set(what.types) | (page.types if keeps_types or not what.types else page.types & words.SPELL_TYPES)
    possible = words.kinds_of(frozenset(types))
    by_kind: dict[str, set[str]] = {}
    for subtype in spelled_out(what.subtypes, asker):
        by_kind.setdefault(words.kind_of(subtype), set()).add(subtype)
    for kind, subtypes in sorted(by_kind.items()):
        if kind in possible:
            out.append(("add subtypes" if keeps_subtypes else "set subtypes", kind, frozenset(subtypes)))
    if what.supertypes:
        out.append(("supertypes", frozenset(what.supertypes)))
    return out


def spelled_out(subtypes: tuple[str, ...], asker: Asker) -> set[str]:
    """The subtypes, the markers among them read."""
    out: set[str] = set()
    for subtype in subtypes:
        match subtype:
            case says.CHOSEN_TYPE:
                out |= {word for word in [chosen("type", asker)] if word}
            case says.EVERY_CREATURE_TYPE:
                out |= words.creature_types()
            case says.EVERY_BASIC_LAND_TYPE:
                out |= set(words.BASIC_LAND_TYPES)
            case _:
                out.add(subtype)
    return out


def color_deeds(what: Any, asker: Asker) -> list[Deed]:
    """Layer 5: a new color replaces the others unless it is said to be in addition (105.3)."""
    if isinstance(what, LoseAll):
        return [("set colors", frozenset())]
    colors: set[Color] = set()
    for color in what.colors:
        match color:
            case says.EVERY_COLOR:
                colors |= set(Color)
            case says.CHOSEN_COLOR:
                colors |= {Color(word) for word in [chosen("color", asker)] if word}
            case Color():
                colors.add(color)
            case _:
                raise NotImplementedError(color)
    return [("add colors" if "colors" in what.in_addition else "set colors", frozenset(colors))]


def ability_deeds(part: Part, page: Page, asker: Asker) -> list[Deed]:
    """Layer 6: what an object can't have is not given to it (113.11)."""
    match part.says:
        case says.Have(abilities=abilities) | Be(abilities=abilities):
            given = tuple(a for a in read(abilities, asker) if a not in page.forbidden)
            return [("give", given)] if given else []
        case says.Lose(abilities=abilities):
            return [("remove", read(abilities, asker))]
        case says.CantHave(abilities=abilities):
            return [("forbid", read(abilities, asker))]
        case LoseAll(other=other, but=but):
            return [("remove all", other, bool(but))]
    raise NotImplementedError(part.says)


def read(abilities: tuple[Any, ...], asker: Asker) -> tuple[Any, ...]:
    """The abilities with what was chosen for the source in place of "the chosen …"."""
    source = asker.table.state.objects[asker.source] if asker.source else None
    return choices_read(abilities, dict(source.chosen) if source else {})

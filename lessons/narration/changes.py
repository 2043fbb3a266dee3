"""What changed in an object, as words: the characteristic, and its old and new values (109.3)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from engine.model import CardType, Color, ObjectId, Supertype
from engine.sheet import Held
from engine.trace import Change
from lessons.narration import keywords
from lessons.narration.nouns import capital, listed, of
from lessons.narration.players import board_player
from lessons.narration.scene import MANY, Scene
from lessons.narration.sheets import color_names, printed_subtypes, types_phrase
from lessons.narration.subtypes import ALL_CREATURE_TYPES, subtypes_phrase
from lessons.narration.voice import QUIET, Voice
from lessons.narration.words import supertype

LABELS = {
    "name": "nombre",
    "mana_cost": "coste de maná",
    "controller": "controlador",
    "supertypes": "supertipos",
    "types": "tipos de carta",
    "subtypes": "subtipos",
    "colors": "color",
    "abilities": "habilidades",
    "power": "fuerza",
    "toughness": "resistencia",
}


@dataclass(frozen=True, slots=True)
class Words:
    """A characteristic and its values before and after; "" for none («sin subtipos» is said by the page as it likes)."""

    label: str
    before: str
    after: str


def change(changed: Change, voice: Voice = QUIET) -> Words:
    """The old and the new value of a characteristic."""
    said = (value(changed.what, changed.before, voice), value(changed.what, changed.after, voice))
    return Words(LABELS.get(changed.what, changed.what), *said)


def value(what: str, content: object, voice: Voice = QUIET) -> str:
    """The value of a field of a sheet, in words. The field's name decides what the content is."""
    match what:
        case "name":
            return voice.names.card(str(content)) if content else ""
        case "controller":
            return board_player(str(content))
        case "supertypes":
            return " ".join(supertype(s).m for s in sorted(cast(Iterable[Supertype], content)))
        case "types":
            return types_phrase((), cast(Iterable[CardType], content))
        case "subtypes":
            return subtypes(cast(Iterable[str], content))
        case "colors":
            return color_names(cast(Iterable[Color], content))
        case "abilities":
            return abilities(cast(Sequence[Held], content), voice)
        case _:
            return "" if content is None else str(content)


def subtypes(names: Iterable[str], printed: tuple[str, ...] = ()) -> str:
    """Subtypes as in a type line, but in a sentence: «Soldado humano», «todos los tipos de criatura»."""
    said = subtypes_phrase(names, printed)
    return said[:1].lower() + said[1:] if said.lower().startswith(ALL_CREATURE_TYPES) else said


def abilities(held: Sequence[Held], voice: Voice = QUIET) -> str:
    """Abilities by name, as a list: «volar, dañar primero, “{T}: Agrega {G}”»."""
    return ", ".join(name(h, voice) for h in held)


def name(held: Held, voice: Voice = QUIET) -> str:
    """One ability as it is named in a sentence."""
    return keywords.named(held.ability, voice)


def told(changes: Sequence[Change], scene: Scene) -> str:
    """The changes as sentences, object by object; only a number of objects where they are many."""
    by_object = of_objects(changes)
    if len(by_object) > MANY:
        return f"Cambian {len(by_object)} objetos."
    return " ".join(f"{capital(scene.object(id_))}: {_of_one(found, scene)}." for id_, found in by_object.items())


def of_objects(changes: Sequence[Change]) -> dict[ObjectId, list[Change]]:
    """The changes by object."""
    found: dict[ObjectId, list[Change]] = {}
    for c in changes:
        found.setdefault(c.object, []).append(c)
    return found


def _of_one(changes: Sequence[Change], scene: Scene) -> str:
    pt = {c.what: c for c in changes if c.what in {"power", "toughness"}}
    said = [_sentence(c, scene) for c in changes if c.what not in pt]
    if len(pt) == 2:
        before, after = ((pt["power"].before, pt["toughness"].before), (pt["power"].after, pt["toughness"].after))
        was = "" if before == (None, None) else f"de {_number(before[0])}/{_number(before[1])} "
        said.append(f"{was}a {_number(after[0])}/{_number(after[1])}" if was else f"fuerza y resistencia: {after[0]}/{after[1]}")
    else:
        said += [_sentence(c, scene) for c in pt.values()]
    return "; ".join(said)


def _number(content: object) -> str:
    return "—" if content is None else str(content)


def _sentence(changed: Change, scene: Scene) -> str:
    voice = Voice(scene.names)
    words = change(changed, voice)
    if changed.what == "subtypes":
        printed = printed_subtypes(scene.sheets[changed.object].name) if changed.object in scene.sheets else ()
        old, new = (subtypes(cast(Iterable[str], v), printed) for v in (changed.before, changed.after))
        words = Words(words.label, old, new)
    if changed.what == "controller":
        return "pasa a estar bajo tu control" if changed.after == "you" else f"pasa a estar bajo el control {of(words.after)}"
    if changed.what == "abilities":
        return _gained_and_lost(cast(Sequence[Held], changed.before), cast(Sequence[Held], changed.after), voice)
    if not words.before:
        return f"{words.label}: {words.after}"
    return f"{words.label}: de {words.before} a {words.after or 'ninguno'}"


def _gained_and_lost(before: Sequence[Held], after: Sequence[Held], voice: Voice) -> str:
    """Abilities lost and gained; one whose words changed is the same one (612.2)."""
    old, new = [h for h in before if h not in after], [h for h in after if h not in before]
    now = {h.provenance: h for h in new}
    reworded = [(h, now[h.provenance]) for h in old if h.provenance in now]
    same = {h.provenance for h, _ in reworded}
    lost = [name(h, voice) for h in old if h.provenance not in same]
    gained = [name(h, voice) for h in new if h.provenance not in same]
    parts = [f"{name(a, voice)} pasa a ser {name(b, voice)}" for a, b in reworded]
    if lost:
        parts.append("pierde todas las habilidades" if len(lost) > 1 and not after else f"pierde {listed(lost)}")
    if gained:
        parts.append(f"gana {listed(gained)}")
    return listed(parts) or "cambian de orden sus habilidades"

"""What an effect does to an object, as a verb: «le quita todas las habilidades», «lo vuelve azul» (613.1)."""

from typing import assert_never

from engine.model import CardType, Color, Supertype
from engine.operations import (
    AddAbilities,
    AddColors,
    AddTypes,
    AffectRules,
    CopyValues,
    Forbid,
    ModifyPT,
    Operation,
    RemoveAbilities,
    RemoveAllAbilities,
    RemoveTypes,
    ReplaceWords,
    SetColors,
    SetController,
    SetPT,
    SetSubtypes,
    SetTypes,
    SwitchPT,
    TurnFaceDown,
)
from engine.vocabulary.quality import Who
from engine.words import creature_types, kind_of
from lessons.narration import chips, gamerules, keywords, players
from lessons.narration.nouns import Gender, listed, to, unaccented
from lessons.narration.sheets import color_names
from lessons.narration.verbs import Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import COLORLESS, COLORS, card_type, subtype, supertype


def does(op: Operation, voice: Voice, *, plural: bool = False, by_many: bool = False) -> str:
    """One operation as what the effect does to its objects: «le da +4/+4», «les quita todas las habilidades».

    `plural`: it does so to several. `by_many`: counters do, which give only power, toughness and abilities (122.1a, 122.1b).
    """
    le, lo = ("les", "los") if plural else ("le", "lo")
    gives = "dan" if by_many else "da"
    match op:
        case CopyValues(values):
            what = "copias" if plural else "una copia"
            return f"{lo} convierte en {what} de {voice.names.card(values.name) if values.name else 'algo sin nombre'}"
        case TurnFaceDown():
            return f"{lo} pone boca abajo: criatura 2/2 sin nombre, coste, color ni texto"
        case SetController(who):
            return _gives_control(who)
        case ReplaceWords(words):
            return f"cambia {_replaced(words)} en su texto"
        case AddTypes():
            return f"{le} agrega {listed(_added(op))}"
        case SetTypes():
            return f"cambia sus tipos de carta por {chips.operation(op, voice)}"
        case SetSubtypes(kind, subtypes):
            where = _KINDS.get(kind, "sus subtipos")
            if subtypes >= creature_types():
                return f"{le} da todos los tipos de criatura"
            return f"cambia {where} por {chips.operation(op, voice)}" if subtypes else f"{le} quita {where}"
        case RemoveTypes(types, supertypes) if supertypes and not types:
            gone = [supertype(s).form(Gender.M, plural=False) for s in Supertype if s in supertypes]
            return f"{le} quita {_some('supertipo', gone)}"
        case RemoveTypes(types, _):
            return f"{le} quita {_some('tipo', [card_type(t).one for t in CardType if t in types])}"
        case SetColors(colors):
            return f"{lo} hace {_colored(colors, plural=plural)}"
        case AddColors(colors):
            return f"{le} agrega el color {color_names(colors)}"
        case AddAbilities(abilities):
            return f"{le} {gives} {keywords.after_have(abilities, voice)}"
        case RemoveAbilities(abilities):
            return f"{le} quita {keywords.after_have(abilities, voice)}"
        case RemoveAllAbilities(other, but_mana):
            rest = " las otras" if other else " las habilidades"
            return f"{le} quita todas{rest}" + (" excepto las de maná" if but_mana else " habilidades" if other else "")
        case Forbid(abilities):
            return f"no {lo} deja tener {keywords.after_have(abilities, voice)}"
        case SetPT(power, toughness):
            return _sets(power, toughness, chips.operation(op, voice))
        case ModifyPT():
            return f"{le} {gives} {chips.operation(op, voice)}"
        case SwitchPT():
            return "intercambia su fuerza y su resistencia"
        case AffectRules(statement):
            return gamerules.said_of(statement, Nominal("", Gender.M, plural), voice)
        case _:
            assert_never(op)


_KINDS = {
    "creature": "sus tipos de criatura",
    "land": "sus tipos de tierra",
    "artifact": "sus tipos de artefacto",
    "enchantment": "sus tipos de encantamiento",
    "planeswalker": "sus tipos de planeswalker",
}


_KIND = {"creature": "tipo de criatura", "land": "tipo de tierra"}


def _added(op: AddTypes) -> list[str]:
    """«el tipo artefacto», «los tipos de criatura Ángel y Rana»."""
    said = [_some("supertipo", [supertype(s).m for s in Supertype if s in op.supertypes])]
    said += [_some("tipo", [card_type(t).one for t in CardType if t in op.types])]
    marks = [chips.MARKS[s] for s in sorted(op.subtypes) if s in chips.MARKS]
    plain = op.subtypes.difference(chips.MARKS)
    if plain >= creature_types():
        marks, plain = ["todos los tipos de criatura", *marks], plain - creature_types()
    kinds = dict.fromkeys(kind_of(s) for s in sorted(plain))
    for kind in kinds:
        names = sorted((subtype(s).one for s in plain if kind_of(s) == kind), key=unaccented)
        said.append(_some(_KIND.get(kind, "subtipo"), names))
    return [s for s in (*said, *marks) if s]


def _some(what: str, names: list[str]) -> str:
    if not names:
        return ""
    one, *rest = what.split(" ", 1)
    many = " ".join([one + "s", *rest])
    return f"el {what} {names[0]}" if len(names) == 1 else f"los {many} {listed(names)}"


def _replaced(words: tuple[tuple[str, str], ...]) -> str:
    """«blanco», «azul» y «rojo» por «verde»."""
    by_new: dict[str, list[str]] = {}
    for old, new in words:
        by_new.setdefault(new, []).append(f"«{chips.word(old)}»")
    return listed([f"{listed(old)} por «{chips.word(new)}»" for new, old in by_new.items()])


def _colored(colors: frozenset[Color], *, plural: bool) -> str:
    if not colors:
        return COLORLESS.form(Gender.M, plural=plural)
    return listed([COLORS[c].form(Gender.M, plural=plural) for c in Color if c in colors])


def _gives_control(who: Who | str) -> str:
    if who in (Who.YOU, "you"):
        return "te da el control"
    name = players.nominal(who).text if isinstance(who, Who) else players.board_player(who)
    return f"da el control {to(name)}"


def _sets(power: object, toughness: object, said: str) -> str:
    if said.startswith("F y R = "):
        return f"fija su fuerza y su resistencia en {said.removeprefix('F y R = ')}"
    if power is not None and toughness is not None:
        return f"fija su fuerza y resistencia en {said}"
    return f"fija su {said}"

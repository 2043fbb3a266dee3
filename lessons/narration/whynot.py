"""Why an effect does not apply to an object, in words: the answer of `engine.why_not` (613)."""

from typing import assert_never

from engine.model import Zone
from engine.sheet import Sheet
from engine.state import State
from engine.trace import EffectRef
from engine.vocabulary.ability import Static
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.quality import (
    AnyOf,
    ColorCount,
    HasKeyword,
    HasStatus,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    NoAbilities,
    Not,
    Quality,
    Status,
)
from engine.vocabulary.subject import Attached
from engine.whynot import Obstacle, WhyNot
from lessons.narration import conditions, gamerules, keywords, qualities
from lessons.narration.chips import operations
from lessons.narration.layers import in_layer
from lessons.narration.nouns import Gender, agree, capital, listed, sentence
from lessons.narration.players import board_player
from lessons.narration.scene import Scene
from lessons.narration.sheets import color_names, type_line, types_phrase
from lessons.narration.subtypes import subtypes_phrase
from lessons.narration.verbs import Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import COLORS, STATUS, noun, supertype
from lessons.narration.zones import in_zone

_IT = Nominal("", Gender.M)


def why_not(answer: WhyNot, scene: Scene) -> str:
    """One sentence: why the effect does not apply to the object, or what it does to it if it does."""
    name, effect = scene.object(answer.object), capital(scene.effect(answer.effect))
    when = f" en la {in_layer(answer.layer)}" if answer.layer is not None else ""
    match answer.obstacle:
        case Obstacle.APPLIES:
            return f"{effect} sí se aplica a {name}: {_did(answer, scene)}."
        case Obstacle.UNKNOWN_EFFECT:
            return f"{effect} no existe en esta posición."
        case Obstacle.LOST:
            return f"{effect} perdió su habilidad{when}, antes de que el efecto empezara: nunca se aplica (613.6)."
        case Obstacle.FIXED_SET:
            return f"{effect} se aplica solo a los objetos que se fijaron al resolverse, y {name} no es uno de ellos (611.2c)."
        case Obstacle.CONDITION:
            return f"Su condición no se cumple{when}: {_condition(answer.failed, scene)}."
        case Obstacle.OTHER_OBJECT:
            return _other_object(answer, scene)
        case Obstacle.ITSELF:
            return f"{effect} habla de «otros»: no se aplica a {scene.itself(answer.object)}."
        case Obstacle.ZONE:
            where = in_zone(answer.sheet.zone) if answer.sheet is not None else "en otra zona"
            return f"{capital(name)} está {where}, y el efecto no habla de objetos de ahí (109.2)."
        case Obstacle.NOUN:
            return f"{capital(name)} no es {_nouns(answer.failed)}{when}: {_what_it_is(answer.sheet)}."
        case Obstacle.QUALITY:
            return f"{capital(name)} {_quality(answer, scene)}."
        case Obstacle.CONTROLLER:
            return f"{effect} no se aplica a {name}{when}, porque su controlador es otro: {_controller(answer.sheet)}."
        case Obstacle.OWNER:
            return f"{effect} no se aplica a {name}, porque su propietario es otro jugador."
        case Obstacle.NOTHING_LEFT:
            return f"{effect} se aplica a {name}, pero las reglas no dejan nada que hacerle{when} (205.3d, 113.11)."
        case Obstacle.PLAYERS_OR_RULES:
            return _after_layers(answer, scene)
        case _:
            assert_never(answer.obstacle)


def _other_object(answer: WhyNot, scene: Scene) -> str:
    """What it speaks of instead: its source, or what its source is attached to, if that is anything."""
    name, effect = scene.object(answer.object), capital(scene.effect(answer.effect))
    ref = scene.effects.get(answer.effect)
    if ref is not None and of_attached(ref):
        attached = host(ref, scene.state)
        if attached is None:
            return unattached(ref, scene)
        return f"{effect} habla de aquello a lo que está {_attached(ref, scene)}, que es {scene.object(attached)}, no de {name}."
    return f"{effect} habla de otro objeto, no de {name}."


def of_attached(effect: EffectRef) -> bool:
    """Whether an effect speaks only of what its source is attached to: «la criatura equipada»."""
    says = effect.says
    return isinstance(says, Static) and all(isinstance(c.subject, Attached) for c in says.clauses)


def host(effect: EffectRef, state: State) -> str | None:
    """What the source of an effect is attached to."""
    source = state.objects.get(effect.source or "")
    return source.attached_to if source is not None else None


def unattached(effect: EffectRef, scene: Scene) -> str:
    """«Martillo colosal no está anexado a nada.»"""
    return f"{capital(scene.object(effect.source or ''))} no está {_attached(effect, scene)} a nada."


def _attached(effect: EffectRef, scene: Scene) -> str:
    return agree("anexado", scene.gender(effect.source or ""))


def _after_layers(answer: WhyNot, scene: Scene) -> str:
    """Of whom an effect on players or on the rules speaks: what it says, for nothing of the object is changed by it."""
    effect = capital(scene.effect(answer.effect))
    said = f"{effect} afecta a jugadores o a las reglas del juego, no a las características de objetos (613.10, 613.11)."
    ref = scene.effects.get(answer.effect)
    if ref is None or isinstance(ref.says, Static | Continuous | str):
        return said
    said += f" Dice: «{sentence(gamerules.gamerule(ref.says, Voice(scene.names, ref.source_card or None)))}»"
    thing = scene.sheets.get(answer.object)
    if about_attackers(ref) and thing is not None and thing.controller == ref.controller:
        said += f" {scene.object(answer.object)} no ataca a su propio controlador, así que nada le impide (506.2)."
    return said


def about_attackers(effect: EffectRef) -> bool:
    """Whether an effect speaks of what would attack its controller, whom only others' creatures can attack (506.2)."""
    return isinstance(effect.says, Cant) and any("attack you" in action for action in effect.says.actions)


def _did(answer: WhyNot, scene: Scene) -> str:
    voice = Voice(scene.names)
    return "; ".join(f"{in_layer(layer)}, {operations(ops, voice)}" for layer, ops in answer.did)


def _controller(sheet: Sheet | None) -> str:
    return board_player(sheet.controller) if sheet is not None else "otro"


def _nouns(failed: object) -> str:
    words = [noun(word) for word in failed] if isinstance(failed, tuple) else []
    return listed([w.one for w in words], "o") if words else "de esa clase"


def _what_it_is(sheet: Sheet | None) -> str:
    line = type_line(sheet) if sheet is not None else ""
    return f"en ese momento es «{line}»" if line else "en ese momento no tiene tipos"


def _condition(failed: object, scene: Scene) -> str:
    if isinstance(failed, Is | Controls | Compare | LifeIs | YourTurn | Both):
        condition: Condition = failed
        return f"no es verdad que {conditions.condition_words(condition, Voice(scene.names), Mood.IF)}"
    return "no es verdadera"


def _quality(answer: WhyNot, scene: Scene) -> str:
    when = f" en la {in_layer(answer.layer)}" if answer.layer is not None else ""
    if answer.sheet is None or answer.failed is None or isinstance(answer.failed, tuple):
        return f"no es como el efecto pide{when}"
    failed: object = answer.failed
    return quality_failed(failed, answer.sheet, when=when, voice=Voice(scene.names))  # type: ignore[arg-type]


def quality_failed(quality: Quality, sheet: Sheet, *, when: str = "", voice: Voice | None = None) -> str:
    """What was asked for and what the object is instead: «no es de color blanco: en ese momento es de color azul».

    Nothing in it agrees with the object, whose name may be of either gender.
    """
    said = voice or Voice()
    match quality:
        case IsColor() | ColorCount():
            return f"{_unlike(quality, said, sheet)}{when}: en ese momento {_colored(sheet)}"
        case IsSupertype():
            return f"{_unlike(quality, said, sheet)}{when}: en ese momento es {_types(sheet)}"
        case IsType():
            return f"no {qualities.is_(quality, _IT, said, Mood.SAYS)}{when}: en ese momento es {_types(sheet)}"
        case IsSubtype():
            return f"no {qualities.is_(quality, _IT, said, Mood.SAYS)}{when}: en ese momento {_subtypes(sheet)}"
        case IsToken():
            return f"no es una ficha{when}"
        case HasStatus():
            return f"{_unlike(quality, said, sheet)}{when}"
        case HasKeyword(name):
            return f"no tiene la habilidad de {keywords.noun(name)}{when}"
        case NoAbilities():
            return f"tiene habilidades{when}"
        case HasValue(characteristic):
            now = _now(characteristic, sheet)
            return f"no cumple «{qualities.alone(quality, said)}»{when}: en ese momento tiene {now}"
        case Not(inner):
            return f"{_has_it(inner, said, sheet)}{when}"
        case AnyOf(several):
            reasons = [quality_failed(q, sheet, voice=said) for q in several]
            return f"{' y '.join(dict.fromkeys(r.partition(':')[0] for r in reasons))}{when}"
        case _:
            return f"no es {qualities.alone(quality, said)}{when}"


def _unlike(quality: Quality, voice: Voice, sheet: Sheet) -> str:
    """The object is not what it should be: «no es de color blanco», «tiene color»."""
    colorless = isinstance(quality, ColorCount) and quality.count == 0
    return "tiene color" if colorless else f"no {_has_it(quality, voice, sheet)}"


def _has_it(quality: Quality, voice: Voice, sheet: Sheet) -> str:
    """The object is what it should not be: «es una criatura», «es de color azul», «tiene la habilidad de volar»."""
    match quality:
        case HasKeyword(keyword):
            return f"tiene la habilidad de {keywords.noun(keyword)}"
        case IsColor(color):
            return f"es de color {COLORS[color].m}"
        case ColorCount(count):
            return ("no tiene color", "es de un solo color", "es de varios colores")[min(count, 2)]
        case IsSupertype(kind):
            return f"tiene el supertipo {supertype(kind).m}"
        case HasStatus(status) if STATUS[status].m != STATUS[status].f and status not in _DOING:
            what = "permanente" if sheet.zone is Zone.BATTLEFIELD else "objeto"
            return f"es un {what} {STATUS[status].m}"
        case _:
            return qualities.is_(quality, _IT, voice, Mood.SAYS)


_DOING = frozenset({Status.ATTACKING, Status.BLOCKING})  # «está bloqueando», which agrees with nothing


def _colored(sheet: Sheet) -> str:
    return f"es de color {color_names(sheet.colors)}" if sheet.colors else "no tiene color"


def _types(sheet: Sheet) -> str:
    return types_phrase(sheet.supertypes, sheet.types) or "un objeto sin tipos"


def _subtypes(sheet: Sheet) -> str:
    said = subtypes_phrase(sheet.subtypes)
    return f"sus subtipos son «{said}»" if said else "no tiene subtipos"


def _now(characteristic: str, sheet: Sheet) -> str:
    match characteristic:
        case "power" | "base power":
            return f"fuerza {sheet.power if sheet.power is not None else 0}"
        case "toughness" | "base toughness":
            return f"resistencia {sheet.toughness if sheet.toughness is not None else 0}"
        case _:
            return f"valor de maná {sheet.mana_value}"

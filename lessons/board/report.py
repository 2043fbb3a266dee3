"""A played board as JSON, in format 1 (docs/tableros.md): each step, and what every object is at the end."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine import Illegal, say
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.trace import Cause, Change, Dependency, EffectRef, Step, Trace
from engine.vocabulary.ability import Ability
from lessons import narration
from lessons.board.file import Board
from lessons.board.keys import effect_key, effect_name

FORMAT = 1
Json = dict[str, Any]


def as_json(board: Board, trace: Trace) -> Json:
    """The whole report. `refused` tells where the board stopped, if it did."""
    last = trace.steps[-1] if trace.steps else None
    return {
        "format": FORMAT,
        "board": {"id": board.id, "title": board.title},
        "players": list(board.setup.players),
        "steps": [_step(step, trace) for step in trace.steps],
        "final": {} if last is None else {id_: object_json(sheet, last.state) for id_, sheet in last.sheets.items()},
        "refused": _refused(trace),
    }


def _refused(trace: Trace) -> Json | None:
    if trace.refused is None:
        return None
    moment, illegals = trace.refused
    return {"moment": moment + 1, "why": [illegal_json(illegal) for illegal in illegals]}


def illegal_json(illegal: Illegal) -> Json:
    """A refusal: why, with its rule."""
    rule = None if illegal.rule is None else str(illegal.rule)
    return {"reason": illegal.reason.value, "rule": rule, "key": illegal.key, "data": dict(illegal.data)}


def _step(step: Step, trace: Trace) -> Json:
    return {
        "number": step.number,
        "kind": step.kind.value,
        "moment": step.moment + 1,
        "rules": [str(rule) for rule in step.rules],
        "action": None if step.action is None else {type(step.action).__name__: plain(step.action)},
        "layer": None if step.layer is None else step.layer.value,
        "effect": None if step.effect is None else _effect(step.effect),
        "source": None if step.effect is None else step.effect.source,
        "applied_to": list(step.applied_to),
        "operations": [
            {"object": id_, "does": [{type(o).__name__: plain(o)} for o in operations]} for id_, operations in step.operations
        ],
        "cause": None if step.cause is None else _cause(step.cause, trace.effects),
        "changes": [change_json(change) for change in step.changes],
        "waiting": [
            {
                "effect": effect_key(wait.effect),
                "layer": wait.layer.value,
                "dependency": None if wait.dependency is None else _dependency(wait.dependency, trace.effects),
            }
            for wait in step.waiting
        ],
        "lost": [effect_key(effect) for effect in step.lost],
        "state_based": [{"rule": str(action.rule), "object": action.object} for action in step.state_based],
        "unperformed": list(step.unperformed),
        "not_understood": list(step.untold),
        "objects": changed_json(step.changes, step.sheets),
    }


def changed_json(changes: Iterable[Change], sheets: Mapping[str, Sheet]) -> Json:
    """What every object that changed is now."""
    return {id_: sheet_json(sheets[id_]) for id_ in sorted({change.object for change in changes}) if id_ in sheets}


def _effect(effect: EffectRef) -> Json:
    return {
        "id": effect_key(effect.id),
        "name": effect_name(effect),
        "kind": effect.kind,
        "card": effect.source_card,
        "controller": effect.controller,
        "arrival": effect.arrival,
        "timestamp": list(effect.timestamp),
        "says": _says(effect),
        "layers": [layer.value for layer, _ in effect.parts],
    }


def _says(effect: EffectRef) -> str:
    return effect.says if isinstance(effect.says, str) else say(effect.says, effect.source_card)


def _cause(cause: Cause, effects: Mapping[EffectId, EffectRef]) -> Json:
    return {
        "kind": cause.kind.value,
        "over": [effect_key(e) for e in cause.over],
        "waited_for": [_dependency(d, effects) for d in cause.waited_for],
        "ahead_of": [_dependency(d, effects) for d in cause.ahead_of],
        "loop": [effect_key(e) for e in cause.loop],
        "continues": cause.continues,
        "ability_gone": cause.ability_gone,
    }


def _dependency(dependency: Dependency, effects: Mapping[EffectId, EffectRef]) -> Json:
    """Who depends on whom, and which of the four causes of 613.8a it is."""
    return {
        "effect": effect_key(dependency.effect),
        "effect_name": _name(dependency.effect, effects),
        "on": effect_key(dependency.on),
        "on_name": _name(dependency.on, effects),
        "why": dependency.why.value,
        "gained": sorted(dependency.gained),
        "lost": sorted(dependency.lost),
        "object": dependency.object,
    }


def _name(effect: EffectId, effects: Mapping[EffectId, EffectRef]) -> str | None:
    return effect_name(effects[effect]) if effect in effects else effect.source


def change_json(change: Change) -> Json:
    """One characteristic of an object, before and after."""
    return {"object": change.object, "what": change.what, "before": _value(change.before), "after": _value(change.after)}


def _value(value: object) -> Any:
    """The value of a characteristic; abilities as they are said in English."""
    if isinstance(value, tuple) and value and all(hasattr(item, "ability") for item in value):
        return [say(held.ability) for held in value]
    return plain(value)


def object_json(sheet: Sheet, state: State) -> Json:
    """What an object is at the end, and where."""
    object_ = state.objects[sheet.id]
    return sheet_json(sheet) | {
        "card": object_.card.name,
        "owner": object_.owner,
        "attached_to": object_.attached_to,
        "counters": {c.kind: c.number for c in object_.counters},
        "damage": object_.damage,
        "tapped": object_.tapped,
        "face_down": object_.face_down,
        "token": object_.token,
    }


def sheet_json(sheet: Sheet) -> Json:
    """An object's characteristics."""
    pt = sheet.pt
    return {
        "name": sheet.name,
        "type_line": type_line(sheet),
        "type_line_es": narration.type_line(sheet),
        "supertypes": sorted(sheet.supertypes),
        "types": sorted(sheet.types),
        "subtypes": sorted(sheet.subtypes),
        "colors": [color.value for color in sorted(sheet.colors, key="WUBRG".index)],
        "power": None if pt is None else pt[0],
        "toughness": None if pt is None else pt[1],
        "mana_value": sheet.mana_value,
        "abilities": [_ability(held.ability, sheet) for held in sheet.abilities],
        "controller": sheet.controller,
        "zone": sheet.zone.value,
    }


def _ability(ability: Ability, sheet: Sheet) -> Json:
    voice = narration.Voice(card=sheet.name or None)
    return {"en": say(ability, sheet.name), "es": narration.plain(narration.ability(ability, voice))}


def type_line(sheet: Sheet) -> str:
    """The type line in English: "Legendary Artifact Creature — Golem"."""
    before = " ".join(word.capitalize() for word in (*sorted(sheet.supertypes), *sorted(sheet.types)))
    return f"{before} — {' '.join(sorted(sheet.subtypes))}" if sheet.subtypes else before


def plain(value: object) -> Any:
    """Any of the engine's values as plain data: the fields of a dataclass that say something, the words of an enumeration."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str):
        return value
    if isinstance(value, Sheet):
        return sheet_json(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((plain(item) for item in value), key=str)
    if isinstance(value, Collection):
        return [plain(item) for item in value]
    if is_dataclass(value):
        return {f.name: plain(item) for f in fields(value) if _speaks(item := getattr(value, f.name))}
    return str(value)


def _speaks(value: object) -> bool:
    return value is not None and value is not False and (not isinstance(value, Iterable) or isinstance(value, str) or bool(value))

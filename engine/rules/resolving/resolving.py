"""608.2: a spell or ability resolves: its targets are checked, then its instructions followed in the order written."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.actions import Resolve
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, Zone
from engine.oracle import say
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.layers.layers import characteristics
from engine.rules.moving import move, with_objects
from engine.rules.naming import fresh_id
from engine.rules.outcome import Cards, Outcome, Performed, find_card, refusal
from engine.rules.playing.spell_text import spell_text
from engine.rules.resolving.answers import answer_faults, chosen_modes
from engine.rules.resolving.following import follow
from engine.rules.resolving.instructions import asked, modal, targets_in, with_modes
from engine.rules.resolving.resolution import Resolution
from engine.rules.resolving.targets import target_faults
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.vocabulary.ability import Activated, Spell, Triggered, Unknown
from engine.vocabulary.instruction import Instruction
from engine.words import SPELL_TYPES

# What nothing asks for, unless it is what is not understood that does.
_UNASKED = frozenset({Reason.TOO_MANY_TARGETS, Reason.NOTHING_TO_CHOOSE})


@dataclass(frozen=True, slots=True)
class _Ready:
    """What is about to resolve: the board with it, the object it is or is on, what it says, and what of it is not
    understood."""

    state: State
    source: ObjectId
    instructions: tuple[Instruction, ...]
    is_spell: bool
    untold: tuple[str, ...] = ()


def resolve(state: State, action: Resolve, cards: Cards) -> Outcome:
    """Resolves a spell or an ability whose choices the action holds; costs are not its matter."""
    if not state.is_player(action.controller):
        return (refusal(Reason.UNKNOWN_PLAYER, "controller", action.controller),)
    ready = _spell(state, action, cards) if action.ability is None else _ability(state, action, action.source or "")
    if not isinstance(ready, _Ready):
        return ready
    modes = chosen_modes(modal(ready.instructions), action.choices)
    if isinstance(modes, Illegal):
        return (modes,)
    instructions = with_modes(ready.instructions, modes)
    sheets = characteristics(ready.state)
    context = Context(ready.state, sheets, ready.source, action.controller, values=_x(action.choices))
    known = ready.state.objects[ready.source].chosen
    wanted = targets_in(instructions)
    refused = (
        *target_faults(wanted, action.targets, context),
        *answer_faults(instructions, asked(instructions, known), action.choices, context),
    )
    refused = tuple(r for r in refused if not (ready.untold and r.reason in _UNASKED))
    if refused:
        return refused
    resolution = Resolution(
        state=ready.state,
        controller=action.controller,
        source=ready.source,
        source_card=ready.state.objects[ready.source].card.name,
        is_spell=ready.is_spell,
        targets=dict(zip(wanted, action.targets, strict=False)),
        choices=action.choices,
        began=ready.state.clock,
    )
    return _finish(follow(resolution, instructions), ready)


def _finish(resolution: Resolution, ready: _Ready) -> Performed:
    """The spell is put into its owner's graveyard (608.2n)."""
    state = resolution.state
    if ready.is_spell and state.objects[ready.source].zone is Zone.STACK:
        state = move(state, [ready.source], Zone.GRAVEYARD)
    return Performed(state, tuple(say(Spell((u,)), resolution.source_card) for u in resolution.unperformed), ready.untold)


def _spell(state: State, action: Resolve, cards: Cards) -> _Ready | tuple[Illegal, ...]:
    """The spell on the stack, where effects may change its text (612.1), and what its sheet says then."""
    if action.source is not None:
        old = state.objects.get(action.source)
        if old is None:
            return (refusal(Reason.UNKNOWN_OBJECT, "source", action.source),)
        card, owner, id_ = old.card, old.owner, old.id
    else:
        found = find_card(action.card or "", cards)
        if found is None:
            return (refusal(Reason.UNKNOWN_CARD, "card", action.card or ""),)
        card, owner, id_ = found, action.controller, fresh_id(state, found.name)
    if not card.types & SPELL_TYPES:
        return (refusal(Reason.NOT_A_SPELL, "card", card.name, "608.3"),)
    state = move(state, [id_], Zone.STACK) if id_ in state.objects else state
    spell = GameObject(id_, card, owner, action.controller, Zone.STACK, (state.clock, 0))
    state = replace(with_objects(state, [spell]), clock=state.clock + 1)
    sheet = characteristics(state)[id_]
    instructions = spell_text(sheet)
    return _Ready(state, id_, instructions, is_spell=True, untold=_untold(sheet, "spell"))


def _untold(sheet: Sheet, *kinds: str) -> tuple[str, ...]:
    return tuple(h.ability.text for h in sheet.abilities if isinstance(h.ability, Unknown) and h.ability.kind in kinds)


def _ability(state: State, action: Resolve, source: ObjectId) -> _Ready | tuple[Illegal, ...]:
    """One of the activated and triggered abilities that the object has now; mana abilities count, too, but don't use
    the stack."""
    if source not in state.objects:
        return (refusal(Reason.UNKNOWN_OBJECT, "source", source),)
    sheet = characteristics(state)[source]
    abilities = [
        h.ability
        for h in sheet.abilities
        if isinstance(h.ability, Activated | Triggered)
        or (isinstance(h.ability, Unknown) and h.ability.kind in {"activated", "triggered"})
    ]
    number = action.ability or 0
    if not 1 <= number <= len(abilities):
        return (refusal(Reason.NO_SUCH_ABILITY, "ability", number, "113.3", id=source, has=len(abilities)),)
    ability = abilities[number - 1]
    if isinstance(ability, Unknown):
        return _Ready(state, source, (), is_spell=False, untold=(ability.text,))
    if isinstance(ability, Triggered) and not _still(ability, state, action):
        return _Ready(state, source, (), is_spell=False)
    return _Ready(state, source, ability.instructions, is_spell=False)


def _still(ability: Triggered, state: State, action: Resolve) -> bool:
    """The intervening "if" clause, checked again on resolution (608.2a, 603.4)."""
    return holds(ability.condition, Context(state, characteristics(state), action.source, action.controller))


def _x(choices: Mapping[str, str]) -> Mapping[str, int]:
    return {"X": int(choices["X"])} if choices.get("X", "").isdecimal() else {}

"""117.1, 302–307, 602.5, 606.3: when a player may begin to cast, activate or play something."""

from collections.abc import Iterator

from engine.game import MAIN_PHASES, Game, ItemKind, Proposal, Stage
from engine.illegal import Illegal, Reason
from engine.model import CardType, ObjectId, PlayerId, Zone
from engine.rules.context import Context
from engine.rules.costs.mana import is_mana_ability
from engine.rules.costs.tapping import can_tap, sick
from engine.rules.counting import LOYALTY, count
from engine.rules.functioning import zone_of
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has_keyword
from engine.rules.outcome import refusal
from engine.rules.playing.prohibited import cannot_activate, cannot_cast
from engine.sheet import Sheet
from engine.vocabulary.ability import Activated, Unknown
from engine.vocabulary.amount import Number
from engine.vocabulary.cost import Loyalty, Tap, Untap

_ONLY_AS_SORCERY, _ONLY_AS_INSTANT = "as a sorcery", "as an instant"
_SLOW = {
    CardType.CREATURE: "302.1",
    CardType.SORCERY: "307.1",
    CardType.ENCHANTMENT: "303.1",
    CardType.ARTIFACT: "301.1",
    CardType.PLANESWALKER: "306.1",
    CardType.BATTLE: "310.1",
}


def sorcery_time(game: Game, player: PlayerId) -> bool:
    """The player's own main phase, with an empty stack (307.1); that they have priority is another matter."""
    return game.state.active == player and game.step in MAIN_PHASES and not game.stack


def no_priority(game: Game, player: PlayerId, key: str, value: str) -> Illegal | None:
    """Why the player can't begin anything now: nobody has priority, or somebody else has (117.1)."""
    if game.priority == player and game.proposal is None and game.resolving is None:
        return None
    if game.policy.responses and game.proposal is not None and _may_respond(game.proposal, player):
        return None
    return refusal(Reason.NO_PRIORITY, key, value, _nobody(game), player=player, has=game.priority or "")


def _nobody(game: Game) -> str:
    """The rule by which nobody has priority now: something is cast, put on the stack or resolving, a player is about to get it, or
    discards; 117.1 where somebody has it.
    """
    if game.proposal is not None:
        return "603.3" if game.proposal.item.kind is ItemKind.TRIGGERED else "601.2"
    if game.resolving is not None:
        return "117.2e"
    return "117.5" if game.given is not None else "514.3" if game.discards else "117.1"


def _may_respond(proposal: Proposal, player: PlayerId) -> bool:
    """Whether a reader who responds to costs has the player do it now."""
    return proposal.stage is Stage.PAY and proposal.item.controller != player


def cast_fault(game: Game, card: ObjectId) -> Illegal | None:
    """Why the owner of a card can't begin to cast it now, or None (601.3)."""
    object_ = game.state.objects.get(card)
    if object_ is None:
        return refusal(Reason.UNKNOWN_OBJECT, "card", card)
    sheet, player = characteristics(game.state)[card], object_.owner
    if CardType.LAND in sheet.types:
        return refusal(Reason.IS_A_LAND, "card", card, "305.1" if sheet.types == {CardType.LAND} else "305.9")
    if not _may_cast_from(object_.zone, sheet):
        return refusal(Reason.NOT_THERE, "card", card, "601.3", zone=object_.zone)
    if (why := no_priority(game, player, "card", card)) is not None:
        return why
    is_instant = CardType.INSTANT in sheet.types or has_keyword("flash", sheet)
    if not is_instant and not sorcery_time(game, player):
        rule = next((rule for type_, rule in _SLOW.items() if type_ in sheet.types), "117.1a")
        return refusal(Reason.NOT_NOW, "card", card, rule)
    return cannot_cast(game, card, player)


def _may_cast_from(zone: Zone, sheet: Sheet) -> bool:
    """From a hand, or with flashback from a graveyard (601.3, 702.34a)."""
    return zone is Zone.HAND or (zone is Zone.GRAVEYARD and has_keyword("flashback", sheet))


def land_fault(game: Game, card: ObjectId) -> Illegal | None:
    """Why the owner of a card can't play it as a land now, or None (305.1–3)."""
    object_ = game.state.objects.get(card)
    if object_ is None:
        return refusal(Reason.UNKNOWN_OBJECT, "card", card)
    if CardType.LAND not in characteristics(game.state)[card].types:
        return refusal(Reason.NOT_A_LAND, "card", card, "305.1")
    if object_.zone is not Zone.HAND:
        return refusal(Reason.NOT_THERE, "card", card, "305.1", zone=object_.zone)
    if game.state.active != object_.owner:
        return refusal(Reason.NOT_NOW, "card", card, "305.3")
    if (why := no_priority(game, object_.owner, "card", card)) is not None:
        return why
    if not sorcery_time(game, object_.owner):
        return refusal(Reason.NOT_NOW, "card", card, "305.1")
    return refusal(Reason.LAND_PLAYED, "card", card, "305.2b") if game.lands >= 1 else None


def mana_abilities(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, int, Activated]]:
    """Every mana ability that the player could begin to activate now, with its source and its place there (605.3a)."""
    for id_, sheet in characteristics(game.state).items():
        if sheet.controller != player or not any(is_mana_ability(held.ability) for held in sheet.abilities):
            continue
        for number, ability in enumerate(sheet.activated, 1):
            if isinstance(ability, Activated) and is_mana_ability(ability) and activate_fault(game, id_, number) is None:
                yield id_, number, ability


def activate_fault(game: Game, source: ObjectId, number: int) -> Illegal | None:
    """Why the controller of an object can't begin to activate one of its abilities now, or None (602.2, 602.5)."""
    if source not in game.state.objects:
        return refusal(Reason.UNKNOWN_OBJECT, "source", source)
    sheet = characteristics(game.state)[source]
    abilities = sheet.activated
    if not 1 <= number <= len(abilities):
        return refusal(Reason.NO_SUCH_ABILITY, "ability", number, "113.3", id=source, has=len(abilities))
    ability = abilities[number - 1]
    if isinstance(ability, Unknown):
        return refusal(Reason.NOT_UNDERSTOOD, "ability", number, id=source, text=ability.text)
    if sheet.zone is not zone_of(ability):
        return refusal(Reason.NOT_ON_BATTLEFIELD, "source", source, "113.6")
    if (why := _untimely(game, source, ability)) is not None:
        return why
    if Tap() in ability.cost and (why := can_tap(game, source)) is not None:
        return why
    if Untap() in ability.cost and (why := sick(game, source)) is not None:  # it may still be tapped for mana (601.2g)
        return why
    ctx = Context(game.state, characteristics(game.state), source, sheet.controller)
    return cannot_activate(game, source, ability, ctx)


def _untimely(game: Game, source: ObjectId, ability: Activated) -> Illegal | None:
    """Priority, loyalty's timing, "activate only as a sorcery" (117.1b, 606.3, 602.5d)."""
    player = characteristics(game.state)[source].controller
    if any(p.item.source == source and p.item.ability == ability for p in _being_activated(game)):
        return refusal(Reason.NOT_NOW, "source", source, "605.3c")
    if is_mana_ability(ability) and _asks_for_mana(game, player):
        timed = any(when in r for r in ability.restrictions for when in (_ONLY_AS_INSTANT, _ONLY_AS_SORCERY))
        return refusal(Reason.NOT_NOW, "source", source, "602.5e") if timed else None
    if (why := no_priority(game, player, "source", source)) is not None:
        return why
    if ability.loyalty and not sorcery_time(game, player):
        return refusal(Reason.NOT_NOW, "source", source, "606.3")
    if ability.loyalty and source in game.loyalty:
        return refusal(Reason.LOYALTY_USED, "source", source, "606.3")
    if ability.loyalty and (why := _too_few_counters(game, source, ability)) is not None:
        return why
    if any(_ONLY_AS_SORCERY in r for r in ability.restrictions) and not sorcery_time(game, player):
        return refusal(Reason.NOT_NOW, "source", source, "602.5d")
    return None


def _too_few_counters(game: Game, source: ObjectId, ability: Activated) -> Illegal | None:
    """A negative loyalty cost can't be more than the loyalty counters that are there (606.6)."""
    has = count(game.state, source, LOYALTY)
    for part in ability.cost:
        match part:
            case Loyalty("-", Number(number)) if number > has:
                return refusal(Reason.NOT_ENOUGH_COUNTERS, "source", has, "606.6", id=source, cost=number)
            case _:
                pass
    return None


def _being_activated(game: Game) -> Iterator[Proposal]:
    """The mana abilities that a player has begun to activate, one within the other, and that have not resolved (605.3c)."""
    proposal = game.proposal
    while proposal is not None:
        if proposal.item.ability is not None and is_mana_ability(proposal.item.ability):
            yield proposal
        proposal = proposal.within


def _asks_for_mana(game: Game, player: PlayerId) -> bool:
    """Whether the player is in the middle of 601.2g (605.3a)."""
    proposal = game.proposal
    return proposal is not None and proposal.stage is Stage.MANA and proposal.item.controller == player and not proposal.mana_over

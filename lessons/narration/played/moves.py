"""Objects that change zones in a played game, and life that is gained or lost, in words (400.7, 119)."""

from engine.model import ObjectId, PlayerId, Zone
from engine.played import Kind, PlayStep, ZoneChange
from engine.state import State
from lessons.narration.nouns import capital, of
from lessons.narration.played.here import Here, does
from lessons.narration.players import board_player
from lessons.narration.verbs import GAIN, LOSE
from lessons.narration.zones import ZONES

_OWN = frozenset({Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY})


def where_from(step: PlayStep, id_: ObjectId, who: PlayerId) -> str:
    """Where an object comes from that somebody casts: «desde tu mano», «desde su cementerio»."""
    change = next((m for m in step.moved if m.object == id_ and m.from_ is not None), None)
    if change is None or change.from_ is None:
        return ""
    thing, (article, noun) = step.game.state.objects.get(id_), ZONES[change.from_]
    if thing is not None and thing.owner == who and change.from_ in _OWN:
        return f"desde {'tu' if who == 'you' else 'su'} {noun}"
    return f"desde {article} {noun}"


def whose_zone(zone: Zone, id_: ObjectId, state: State) -> str:
    """A zone as that of an object's owner: «tu mano», «el cementerio de tu oponente», «el campo de batalla»."""
    article, noun = ZONES[zone]
    if zone not in _OWN:
        return f"{article} {noun}"
    thing = state.objects.get(id_)
    if thing is None:
        return f"{article} {noun}"
    return f"tu {noun}" if thing.owner == "you" else f"{article} {noun} {of(board_player(thing.owner))}"


def moved(step: PlayStep, here: Here) -> str:
    """Everything that changed zones in a step, and the life totals that changed, each in a sentence."""
    lines = [_move(change, step, here) for change in step.moved if not _is_told(change, step)]
    lines += [_life(who, by) for who, by in step.life if by]
    return " ".join(lines)


def _is_told(change: ZoneChange, step: PlayStep) -> bool:
    """Whether the step's own words say it: the spell that is put on the stack, enters, or leaves."""
    if step.kind is Kind.LAND:
        return change.to is Zone.BATTLEFIELD
    return step.item is not None and change.object == step.item.id and step.kind in {Kind.PROPOSE, Kind.ENTERS, Kind.LEAVES}


def where_to(step: PlayStep, id_: ObjectId) -> str:
    """Where an object goes in a step: «a tu cementerio»; "" if it goes nowhere."""
    change = next((m for m in step.moved if m.object == id_ and m.to is not None), None)
    return "" if change is None or change.to is None else _to(whose_zone(change.to, id_, step.game.state))


def _move(change: ZoneChange, step: PlayStep, here: Here) -> str:
    name = capital(here.called(change.object))
    if change.to is None:
        return f"{name} deja de existir."
    if change.from_ is None:
        where = whose_zone(change.to, change.object, step.game.state)
        return f"{name} aparece en {where}."
    where = whose_zone(change.to, change.object, step.game.state)
    goes = "vuelve" if step.kind is Kind.REWIND else "va"
    return f"{name} {'entra' if change.to is Zone.BATTLEFIELD else f'{goes} {_to(where)}'}."


def _to(where: str) -> str:
    return f"al {where[3:]}" if where.startswith("el ") else f"a {where}"


def _life(who: str, by: int) -> str:
    what = "1 vida" if abs(by) == 1 else f"{abs(by)} vidas"
    return f"{does(who, GAIN if by > 0 else LOSE, what)}."

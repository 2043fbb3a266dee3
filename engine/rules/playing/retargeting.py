"""115.7d, 707.10c: new targets are chosen for a spell or ability on the stack; any of the old ones may be left unchanged."""

from dataclasses import replace

from engine.choices import Choose
from engine.game import Asked, Decision, Game, Retargeting, StackItem
from engine.illegal import Illegal, Reason
from engine.played import Kind
from engine.rule import Rule
from engine.rules.outcome import refusal
from engine.rules.playing.log import Log
from engine.rules.playing.stack import announce, context, knowing, spell_on, targets_of, wanted, with_item
from engine.rules.playing.triggers import Occurrence
from engine.rules.resolving.targets import candidates, why_illegal


def decision(game: Game) -> Decision | None:
    """What each of the old targets becomes: itself, or another legal one (115.7d–e)."""
    if not game.retargeting:
        return None
    now = game.retargeting[0]
    item = spell_on(game, now.item)
    old = [] if item is None else list(targets_of(item.announced))
    if item is None or len(now.chosen) >= len(old):
        return None
    slot, unchanged = old[len(now.chosen)]
    taken = {id_ for of, id_ in now.chosen if of == slot}
    legal = (id_ for id_ in candidates(wanted(game, item)[slot], context(game, item)) if id_ not in taken)
    options = tuple(dict.fromkeys((unchanged, *legal)))
    return Decision(now.player, Asked.NEW_TARGET, Rule("115.7d"), tuple(map(Choose, options)), item, slot, what=unchanged)


def choose(game: Game, asked: Decision, choice: Choose) -> Game:
    """One more of the targets is chosen anew, or left as it is."""
    now, *rest = game.retargeting
    return replace(game, retargeting=(replace(now, chosen=(*now.chosen, (asked.place, choice.id))), *rest))


def fault(game: Game, asked: Decision, choice: Choose) -> Illegal:
    """Why it can't be a new target."""
    if asked.about is None or (choice.id not in game.state.objects and not game.state.is_player(choice.id)):
        return refusal(Reason.UNKNOWN_OBJECT, "target", choice.id)
    why = why_illegal(wanted(game, asked.about)[asked.place], choice.id, context(game, asked.about))
    return refusal(Reason.ILLEGAL_TARGET, "target", choice.id, why or "115.3")


def proceed(game: Game, log: Log) -> Game:
    """The new targets count from now on."""
    now, *rest = game.retargeting
    game = replace(game, retargeting=tuple(rest))
    item = spell_on(game, now.item)
    if item is None:
        return game
    old = {id_ for _, id_ in targets_of(item.announced)}
    new = tuple(dict.fromkeys(id_ for _, id_ in now.chosen if id_ not in old))
    aimed = Occurrence(targets=new, player=item.controller, by=item.kind)
    return log.tell(Kind.TARGETS, _with_targets(game, item, now), "115.7d", event=aimed, player=now.player, item=item)


def _with_targets(game: Game, item: StackItem, now: Retargeting) -> Game:
    targets: dict[int, tuple[str, ...]] = {}
    for slot, id_ in now.chosen:
        targets[slot] = (*targets.get(slot, ()), id_)
    item = knowing(game, item, (id_ for _, id_ in now.chosen))
    return announce(with_item(game, item), item, targets=targets)

"""608: the topmost object of the stack resolves: targets are checked, then each instruction followed in the order written."""

from dataclasses import replace
from typing import Any

from engine.choices import Answer
from engine.game import Asked, Decision, Game, ItemKind, Resolving, StackItem
from engine.illegal import Illegal, Reason
from engine.model import PERMANENT_TYPES, Zone
from engine.oracle import say
from engine.played import Kind
from engine.rule import Rule
from engine.rules.conditions import holds
from engine.rules.costs.paying_for_effects import is_payable
from engine.rules.entering.entering import reenter
from engine.rules.layers.layers import characteristics
from engine.rules.moving import move, with_objects
from engine.rules.outcome import Performed, refusal
from engine.rules.playing.answering import NO_MORE, answers_to, is_open_answer, key_of_answer
from engine.rules.playing.carrying_on import begun_now, carried_on, could_play, is_still
from engine.rules.playing.entering_questions import entering_question, entrance
from engine.rules.playing.kicked import kicks
from engine.rules.playing.log import Log
from engine.rules.playing.proposing import is_mana
from engine.rules.playing.stack import context, gone_of, not_understood, text, without_item
from engine.rules.playing.targeting import illegal_now
from engine.rules.resolving.asking import next_questions
from engine.rules.resolving.following import step
from engine.rules.resolving.framing import bare
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.ability import Spell, Triggered
from engine.vocabulary.instruction import May, PlayCard, Unless
from engine.words import SPELL_TYPES


def begin(game: Game, log: Log) -> Game:
    """608.2a–b: the intervening "if" and the targets are looked at; nobody has priority from here on (117.2e)."""
    item = game.stack[-1]
    game = replace(game, priority=None, passed=(), resolving=Resolving(item))
    if isinstance(item.ability, Triggered) and not holds(item.ability.condition, context(game, item)):
        game = log.tell(Kind.RESOLVE, game, "608.2a", player=item.controller, item=item)
        return _over(game, item)
    gone = illegal_now(game, item)
    refused = tuple(refusal(Reason.ILLEGAL_TARGET, f"targets.{slot}", id_, "608.2b") for slot, ids in gone.items() for id_ in ids)
    chosen = sum(len(ids) for ids in item.announced.targets.values())
    if chosen and len(refused) == chosen:
        return _does_not_resolve(game, item, refused, log)
    return log.tell(Kind.RESOLVE, prepared(game, item), "608.2b", player=item.controller, item=item, refused=refused)


def _does_not_resolve(game: Game, item: StackItem, refused: tuple[Illegal, ...], log: Log) -> Game:
    """All of its targets are illegal: it is removed from the stack (608.2b)."""
    if item.kind is ItemKind.SPELL:
        game = replace(game, state=move(game.state, [item.id], Zone.GRAVEYARD))
    game = _over(game, item)
    return log.tell(Kind.NO_TARGETS, game, "608.2b", player=item.controller, item=item, refused=refused)


def prepared(game: Game, item: StackItem) -> Game:
    """The game with what is known of the item as it begins to resolve: its legal targets, their shares, X, kicker (608.2b)."""
    gone = illegal_now(game, item)
    announced = item.announced
    targets = {slot: tuple(i for i in ids if i not in gone.get(slot, ())) for slot, ids in announced.targets.items()}
    shares = {
        slot: {i: n for i, n in zip(announced.targets[slot], amounts, strict=True) if i in targets[slot]}
        for slot, amounts in announced.shares.items()
    }
    resolution = Resolution(
        state=game.state,
        controller=item.controller,
        source=item.source,
        source_card=item.source_card,
        is_spell=item.kind is ItemKind.SPELL,
        targets=targets,
        choices={} if announced.x is None else {"X": str(announced.x)},
        began=game.state.clock,
        spoken=() if item.about is None else (item.about,),
        shares=shares,
        facts=kicks(game, item),
        last=item.last_known,
        gone=gone_of(game, item),
    )
    entering = item.kind is ItemKind.SPELL and _is_permanent(game, item)
    left = () if entering else text(game, item)
    now = game.resolving or Resolving(item)
    return replace(game, resolving=replace(now, resolution=resolution, left=left, entering=entering))


def _is_permanent(game: Game, item: StackItem) -> bool:
    types = characteristics(game.state)[item.id].types
    return bool(types & PERMANENT_TYPES) and not types & SPELL_TYPES


def _now(resolving: Resolving) -> Resolution:
    if resolving.resolution is None:
        raise ValueError("its targets were not checked yet")
    return resolving.resolution


def _question(game: Game, resolving: Resolving) -> Question | None:
    """The next thing to be asked before going on: how it enters, or what the next instruction leaves open (608.2d)."""
    if resolving.entering:
        return entering_question(game, resolving)
    return next(iter(next_questions(_answered(game, resolving), resolving.left)), None)


def _answered(game: Game, resolving: Resolving) -> Resolution:
    """The resolution with the answers given so far, and the game's state."""
    resolution = _now(resolving)
    given = {key: ",".join(answers) for key, answers in resolving.answers.items()}
    return replace(resolution, state=game.state, choices={**resolution.choices, **given})


def decision(game: Game) -> Decision | None:
    """What is asked of a player while it resolves; None: it goes on (608.2d)."""
    resolving = game.resolving
    if resolving is None or resolving.resolution is None:
        return None
    question = _question(game, resolving)
    if question is None:
        return None
    given = resolving.picked
    answers = [o for o in answers_to(question, characteristics(game.state)) if question.again or o not in given]
    options = tuple(Answer(o) for o in answers if o != "yes" or _may_agree(game, resolving, question))
    if len(given) >= question.least:
        options = (*options, Answer(NO_MORE))
    rule = Rule("614.12a" if resolving.entering else "608.2d")
    return Decision(question.player, Asked.ANSWER, rule, options, resolving.item, len(given), question.what)


def is_legal(game: Game, asked: Decision, choice: Answer) -> bool:
    """Whether it is one of the options, or a word that they leave open."""
    resolving = game.resolving
    question = None if resolving is None else _question(game, resolving)
    return choice in asked.options or (question is not None and is_open_answer(question, choice.value))


def _may_agree(game: Game, resolving: Resolving, question: Question) -> bool:
    """Whether "yes" can be answered: a cost that can't be paid, or a card that can't be played, is no option (608.2d, 118.3)."""
    match bare(resolving.left[0]) if resolving.left else None:
        case Unless() as asks:
            return is_payable(game, resolving.item, question.player, asks.cost)
        case May(instructions):
            plays = [i for i in instructions if isinstance(i, PlayCard)]
            return all(could_play(game, _answered(game, resolving), play) for play in plays)
        case _:
            return True


def choose(game: Game, choice: Answer) -> Game:
    """The game with one more answer; the question is answered once no more can be chosen, or no more are."""
    resolving = game.resolving
    question = None if resolving is None else _question(game, resolving)
    if resolving is None or question is None:
        raise ValueError("nothing is asked")
    picked = resolving.picked if choice.value == NO_MORE else (*resolving.picked, choice.value)
    if choice.value != NO_MORE and len(picked) < question.most:
        return replace(game, resolving=replace(resolving, picked=picked))
    answers = {**resolving.answers, key_of_answer(question, picked): picked}
    return replace(game, resolving=replace(resolving, answers=answers, picked=()))


def proceed(game: Game, log: Log) -> Game:
    """The next instruction is followed, or the resolution ends (608.2c, 608.2n, 608.3)."""
    resolving = game.resolving
    if resolving is None:
        raise ValueError("nothing resolves")
    item = resolving.item
    if resolving.resolution is None:
        return prepared(game, item)
    if resolving.entering:
        return _enters(game, resolving, log)
    if resolving.left:
        return _follow(game, resolving, log)
    return _ends(game, resolving, log)


def _follow(game: Game, resolving: Resolving, log: Log) -> Game:
    """The next instruction is followed, or opened into those that it stands for (608.2c)."""
    item, instruction = resolving.item, resolving.left[0]
    after, left = step(replace(_answered(game, resolving), unperformed=(), happened=()), resolving.left)
    game = replace(game, state=after.state, resolving=replace(resolving, resolution=after, left=left, answers={}))
    game = carried_on(game, item, after.happened)
    opened = after.state is _now(resolving).state and not after.happened and not after.unperformed
    if is_mana(item) or (opened and len(left) >= len(resolving.left)):
        return game
    unperformed = tuple(say(Spell((u,)), item.source_card) for u in after.unperformed)
    facts: dict[str, Any] = {
        "player": item.controller,
        "item": item,
        "instruction": bare(instruction),
        "answers": resolving.answers,
    }
    game = log.tell(Kind.FOLLOW, game, "608.2c", unperformed=unperformed, happened=after.happened, **facts)
    return begun_now(game, item, after.happened, log)


def _enters(game: Game, resolving: Resolving, log: Log) -> Game:
    """608.3: the permanent enters the battlefield under its controller's control."""
    item = resolving.item
    old, how = game.state.objects[item.id], entrance(resolving)
    done = reenter(game.state, how, game.cards)
    if not isinstance(done, Performed):  # it can't be put there (608.3e)
        state = move(game.state, [item.id], Zone.GRAVEYARD)
        game = _over(replace(game, state=state), item)
        return log.tell(Kind.LEAVES, game, "608.3e", player=item.controller, item=item, refused=done)
    entered = replace(done.state.objects[item.id], incarnation=old.incarnation + 1)
    game = _over(replace(game, state=with_objects(done.state, [entered])), item)
    facts: dict[str, Any] = {"player": item.controller, "item": item, "answers": resolving.answers, "untold": done.untold}
    return log.tell(Kind.ENTERS, game, "608.3c" if how.attached_to else "608.3a", **facts)


def _ends(game: Game, resolving: Resolving, log: Log) -> Game:
    """608.2n: a spell goes to its owner's graveyard, an ability ceases to exist; the active player gets priority (117.3b)."""
    item = resolving.item
    if is_mana(item):
        game = replace(game, resolving=resolving.outer)
        return log.tell(
            Kind.MANA_ABILITY, game, "605.3b", player=item.controller, item=item, mana=log.mana_since(game, item.controller)
        )
    untold = not_understood(game, item) if item.kind is ItemKind.SPELL and is_still(item, game.state) else ()
    state = game.state
    if item.kind is ItemKind.SPELL and is_still(item, state):
        state = move(state, [item.id], Zone.GRAVEYARD)
    game = _over(replace(game, state=state), item)
    return log.tell(Kind.LEAVES, game, "608.2n", player=item.controller, item=item, untold=untold)


def _over(game: Game, item: StackItem) -> Game:
    """It is not on the stack any more; the active player gets priority (117.3b), unless it did not wait for priority."""
    now = game.resolving
    if now is not None and now.at_once:
        return replace(without_item(game, item.id), resolving=now.outer)
    return replace(without_item(game, item.id), resolving=None, given=game.state.active)

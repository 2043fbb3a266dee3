"""608.2d: what must be chosen before an instruction is followed: by whom, how many, and what is legal.

Asked again with the answers among the choices of the resolution, until nothing is asked; then the instruction is followed.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.model import PlayerId
from engine.rules.beyond import is_beyond
from engine.rules.choosing import except_for, key_of, words_for
from engine.rules.resolving.adding_mana import to_add
from engine.rules.resolving.discarding import to_discard
from engine.rules.resolving.framing import Framed, Pending, framed, instead_of, who_may, who_pays
from engine.rules.resolving.instructions import blanks
from engine.rules.resolving.picking import picks_in
from engine.rules.resolving.placing import to_order
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.rules.resolving.sacrificing import to_sacrifice
from engine.rules.resolving.searching import to_find
from engine.vocabulary import instruction as i
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.modification import Be, ChangeWords
from engine.vocabulary.tree import said

YES_NO = ("yes", "no")


def next_questions(resolution: Resolution, pending: Pending) -> tuple[Question, ...]:
    """What must be answered before the first of these instructions is followed; none: it may be followed."""
    if not pending:
        return ()
    frame = pending[0] if isinstance(pending[0], Framed) else Framed(pending[0])
    within = framed(resolution, frame)
    return questions(within, instead_of(within, pending)[0])


def questions(resolution: Resolution, instruction: Instruction) -> tuple[Question, ...]:
    """What one instruction asks that is not answered yet, in turn order of those who answer (101.4)."""
    if is_beyond(instruction) and not isinstance(instruction, i.May | i.Unless | i.UnlessDo):
        return ()
    asked = (q for q in _asked(resolution, instruction) if not q.forced)
    return tuple(q for q in asked if not set(q.key.split("|")) & resolution.choices.keys())


def _asked(resolution: Resolution, instruction: Instruction) -> Iterator[Question]:
    match instruction:
        case i.May():
            yield from (_yes_or_no(resolution, "may", player) for player in who_may(resolution, instruction))
        case i.Unless():
            yield replace(_yes_or_no(resolution, "pays", who_pays(resolution, instruction)), key="pays")
        case i.UnlessDo():
            yield from (_yes_or_no(resolution, "does", player) for player in who_may(resolution, instruction))
        case i.Then() | i.Conditional() | i.Afterwards() | i.WhereX() | i.ForEach() | i.Instead():
            return  # they ask nothing themselves: what they stand for does
        case i.Choose(str(what)):
            yield _word(resolution, instruction, what)
        case i.DiscardCards():
            yield from to_discard(resolution, instruction)
        case i.SacrificeIt():
            yield from to_sacrifice(resolution, instruction)
        case i.Search():
            yield from to_find(resolution, instruction)
        case i.AddMana():
            found = to_add(resolution, instruction)
            yield from () if found is None else (found,)
        case i.Put():
            yield from _put(resolution, instruction)
        case i.Continuous():
            yield from picks_in(resolution, instruction)
            yield from _words(resolution, instruction)
        case _:
            yield from picks_in(resolution, instruction)


def _yes_or_no(resolution: Resolution, key: str, player: PlayerId) -> Question:
    return Question(resolution.key(key, player), key, player, YES_NO)


def _put(resolution: Resolution, instruction: i.Put) -> Iterator[Question]:
    """What is put, and in which order where there is one: cards that are chosen are chosen in that order."""
    picks = picks_in(resolution, instruction)
    order = to_order(resolution, instruction)
    if not picks:
        yield from () if order is None else (order,)
        return
    ordered = "in any order" in instruction.to and picks[0].most > 1
    yield replace(picks[0], ordered=ordered)


def _word(resolution: Resolution, instruction: i.Choose, what: str) -> Question:
    players = resolution.players(instruction.who)
    player = players[0] if players else resolution.doer
    if what in {"a player", "an opponent"}:
        everybody = resolution.state_players()
        options = tuple(p for p in everybody if p != player) if what == "an opponent" else everybody
    else:
        options = tuple(word for word in words_for(key_of(what)) if word != except_for(what))
    return Question(key_of(what), what, player, options)


def _words(resolution: Resolution, instruction: i.Continuous) -> Iterator[Question]:
    """Words of which a continuous effect speaks: the color, the type of your choice, the words that one replaces (612)."""
    source = resolution.state.objects.get(resolution.source)
    known = {} if source is None else source.chosen
    for node in said(instruction):
        match node:
            case Be():
                for key, what in blanks(node):
                    if key not in known:
                        yield Question(key, what, resolution.doer, words_for(key))
            case ChangeWords(kinds, False, cannot_be):
                yield Question("|".join(kinds), " or ".join(kinds), resolution.doer, (), not_to=cannot_be)
            case _:
                pass

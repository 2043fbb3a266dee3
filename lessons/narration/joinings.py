"""Instructions put off, repeated, replaced and explained (603.7, 608.2c, 614), in Spanish."""

from typing import assert_never

from engine.vocabulary.joining import (
    Afterwards,
    Delayed,
    ForEach,
    Instead,
    Joining,
    Replace,
    ThisAbilityCosts,
    UnlessDo,
    Until,
    WhereX,
)
from lessons.narration import amounts, costs, gamerules, instructions, lasting, players, replacements, triggers
from lessons.narration.oneshots import Said
from lessons.narration.verbs import Mood
from lessons.narration.voice import Voice


def joined(node: Joining, voice: Voice, mood: Mood) -> Said:
    """One instruction and what is said with it, its verb in the mood asked for where you are told to do it."""
    match node:
        case Delayed():
            return _delayed(node, voice, mood)
        case ForEach(counted, parts, last):
            words, after, doer = instructions.several(parts, voice, mood)
            each = amounts.each(counted, voice)
            return (f"{words} {each}" if last else f"{each}, {words}"), after, doer
        case Afterwards(inner):
            words, after, doer = instructions.say(inner, voice, mood)
            return f"{'luego,' if words.startswith(('si ', 'en vez')) else 'luego'} {words}", after, doer
        case Instead(inner):
            words, after, doer = instructions.say(inner, voice, mood)
            return replacements.instead(words), after, doer
        case WhereX(inner, x):
            words, after, doer = instructions.say(inner, voice, mood)
            return f"{words}, donde X es {amounts.amount(x, voice)}", after, doer
        case UnlessDo():
            return _unless_do(node, voice, mood)
        case Until(how_long, inner):
            words, after, doer = instructions.say(inner, voice, mood)
            return f"{lasting.duration(how_long)}, {words}", after, doer
        case ThisAbilityCosts(change):
            word = f"{costs.cost(change.amount, voice)} {'más' if change.more else 'menos'}"
            return f"te cuesta {word} activar esta habilidad{gamerules.change_condition(change, voice)}", voice, None
        case Replace():
            return replacements.replaced(node, voice), voice, None
        case _:
            assert_never(node)


def _delayed(node: Delayed, voice: Voice, mood: Mood) -> Said:
    when = triggers.trigger(node.when, voice)
    it = triggers.subject(node.when, voice)
    words, after, doer = instructions.several(node.instructions, voice if it is None else voice.about(it), mood)
    return (f"{words} {when}" if node.last else f"{when}, {words}"), after, doer


def _unless_do(node: UnlessDo, voice: Voice, mood: Mood) -> Said:
    """«… a menos que descartes una carta» (118.12)."""
    words, after, doer = instructions.say(node.instruction, voice, mood)
    player = players.nominal(node.who)
    other = None if player.second else player  # «tú» is not said again: the verb says it
    deed, _, _ = instructions.say(node.deed, after.going_on(other, shared=True), Mood.IF)
    return f"{words} a menos que {deed if player.implied else f'{player.text} {deed}'}", after, doer

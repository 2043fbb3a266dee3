"""What a resolving spell or ability instructs, in Spanish (608.2): «Roba dos cartas.», «La criatura objetivo obtiene +3/+3 …»."""

from collections.abc import Sequence

from engine.vocabulary.condition import Otherwise
from engine.vocabulary.instruction import (
    AddMana,
    Afterwards,
    Attach,
    Choose,
    Conditional,
    Continuous,
    Counter,
    Create,
    Damage,
    Deed,
    Delayed,
    Destroy,
    DiscardCards,
    Draw,
    Emblem,
    ExchangeControl,
    ExileIt,
    ForEach,
    GainLife,
    Instead,
    Instruction,
    May,
    Modal,
    Put,
    PutCounters,
    Replace,
    SacrificeIt,
    Search,
    TapIt,
    Then,
    ThisAbilityCosts,
    Unless,
    UnlessDo,
    Until,
    WhereX,
)
from lessons.narration import conditions, costs, doings, joinings, keywords, players
from lessons.narration import lasting as lasting_words
from lessons.narration import oneshots as one
from lessons.narration.closed import phrase
from lessons.narration.english import english
from lessons.narration.nouns import capital, sentence
from lessons.narration.verbs import ADD, CAN, COUNTER, DESTROY, EXILE, PAY, Mood, Nominal
from lessons.narration.voice import Voice

Said = tuple[str, Voice, Nominal | None]  # the words, the voice afterwards, who did it (None: you are told to)


def sentences(nodes: Sequence[Instruction], voice: Voice) -> str:
    """Instructions as sentences."""
    said: list[str] = []
    for node in nodes:
        words, voice, _ = say(node, voice, Mood.DO)
        said.append(sentence(words))
        voice = voice.next_sentence()
    return " ".join(said)


def first_words(nodes: Sequence[Instruction], voice: Voice) -> str:
    """Instructions of which the first one goes on with a sentence begun («Cuando esta criatura entre, …»)."""
    if not nodes:
        return ""
    words, after, _ = say(nodes[0], voice, Mood.DO)
    rest = sentences(nodes[1:], after.next_sentence())
    return f"{words}. {rest}" if rest else words


def say(node: Instruction, voice: Voice, mood: Mood) -> Said:
    """One instruction, its verb in the mood asked for where you are told to do it."""
    match node:
        case Continuous():
            words, subject = lasting_words.continuous(node, voice, mood)
            return words, voice.about(subject), None if subject.second else subject
        case Then(parts, joints):
            return _then(parts, joints, voice, mood)
        case May():
            return _may(node, voice)
        case Conditional(Otherwise(), parts):
            words, after, doer = several(parts, voice, mood)
            return f"de lo contrario, {words}", after, doer
        case Conditional(condition, parts, last):
            words, after, doer = several(parts, voice, mood)
            when = conditions.when_if(condition, voice)
            return (f"{words} {when}" if last else f"{when}, {words}"), after, doer
        case Unless(inner, who, cost):
            words, after, doer = say(inner, voice, mood)
            player = players.nominal(who)
            pays = f"{PAY.form(player, Mood.IF)} {costs.cost(cost, voice).removeprefix('pagar ')}"
            return f"{words} a menos que {pays if player.implied else f'{player.text} {pays}'}", after, doer
        case Modal():
            return _modal(node, voice), voice, None
        case Delayed() | ForEach() | Afterwards() | Instead() | WhereX() | UnlessDo() | Until() | ThisAbilityCosts() | Replace():
            return joinings.joined(node, voice, mood)
        case _:
            return _one_shot(node, voice, mood)


OneShot = (
    Destroy | ExileIt | Counter | Choose | Damage | Draw | GainLife | Put | PutCounters | TapIt | AddMana | Create | Emblem
    | SacrificeIt | DiscardCards | Search | ExchangeControl | Attach | Deed
)  # fmt: skip


def _one_shot(node: OneShot, voice: Voice, mood: Mood) -> Said:
    match node:
        case Destroy(what, regenerate):
            words, after, doer = one.act(DESTROY, what, voice, mood)
            return words + ("" if regenerate else one.not_regenerated(what, voice)), after, doer
        case ExileIt(what, until, who):
            words, after, doer = one.act(EXILE, what, voice, mood, who)
            return f"{words} {one.exiled(until, what, voice)}".rstrip(), after, doer
        case Counter(what, to):
            words, after, doer = one.act(COUNTER, what, voice, mood)
            return words + one.countered(to), after, doer
        case Choose():
            return one.choose(node, voice, mood)
        case Damage():
            return one.damage(node, voice, mood)
        case Draw():
            return one.draw(node, voice, mood)
        case GainLife():
            return one.life(node, voice, mood)
        case Put():
            return one.put(node, voice, mood)
        case PutCounters():
            return one.put_counters(node, voice, mood)
        case TapIt():
            return one.tap(node, voice, mood)
        case AddMana():
            return one.by(ADD, node.who, one.mana(node, voice), voice, mood)
        case Create():
            return one.create(node, voice, mood)
        case Emblem(abilities):
            return one.emblem(abilities, voice), voice, None
        case SacrificeIt():
            return one.sacrifice(node, voice, mood)
        case DiscardCards():
            return one.discard(node, voice, mood)
        case Search():
            return one.search(node, voice, mood)
        case ExchangeControl(first, second):
            return one.exchange(first, second, voice, mood)
        case Attach(what, to):
            return one.attach(what, to, voice, mood)
        case _:
            return doings.doing_words(node, voice, mood)


_JOINTS = {"and": " y ", ", and": " y ", ", then": " y luego ", "then": " y luego ", ",": ", "}


def _then(parts: Sequence[Instruction], joints: Sequence[str], voice: Voice, mood: Mood) -> Said:
    words, after, doer = say(parts[0], voice, mood)
    for joint, part in zip(joints, parts[1:], strict=True):
        after = after.going_on(doer, shared=True)
        if mood is Mood.DO and _tells(parts[0], doer):
            mood = Mood.SAYS  # «pierdes 1 vida y creas una ficha»
        more, after, doer = say(part, after, mood)
        between = _JOINTS.get(joint.strip(), f" {english(joint)} ")
        words += (" e " if between == " y " and more.startswith(("i", "hi")) else between) + more
    return words, after, doer


def _tells(first: Instruction, doer: Nominal | None) -> bool:
    """Whether a sentence begins by telling what you do («pierdes 1 vida»), not what to do («pon un contador»)."""
    return isinstance(first, GainLife) and doer is None


def several(parts: Sequence[Instruction], voice: Voice, mood: Mood, between: str = ". ") -> Said:
    """Instructions one after the other, the first in the middle of a sentence."""
    words, after, doer = say(parts[0], voice, mood)
    for part in parts[1:]:
        more, after, doer = say(part, after.going_on(doer, shared=between != ". "), mood)
        words += between + (sentence(more).removesuffix(".") if between == ". " else more)
    return words, after, doer


def _may(node: May, voice: Voice) -> Said:
    """«puedes robar una carta», «puedes hacer que el jugador objetivo robe una carta»."""
    player = players.nominal(node.who)
    can = "puedes" if player.second else f"{player.text} {CAN.form(player)}"
    words, after, doer = several(node.instructions, voice, Mood.TO, " y ")
    if node.have and doer is not None:
        return f"{can} hacer que {several(node.instructions, voice, Mood.IF, ' y ')[0]}", after, None
    return f"{can} {words}", after, None if player.second else player


MODES = {
    "one": "elige uno",
    "two": "elige dos",
    "three": "elige tres",
    "one or both": "elige uno o ambos",
    "one or more": "elige uno o más",
    "one or two": "elige uno o dos",
    "four": "elige cuatro",
    "any number": "elige cualquier cantidad",
    "up to one": "elige hasta uno",
    "up to two": "elige hasta dos",
    "up to three": "elige hasta tres",
    "up to four": "elige hasta cuatro",
    "up to five": "elige hasta cinco",
    "one at random": "elige uno al azar",
    "one that hasn't been chosen": "elige uno que no haya sido elegido",
    "one that hasn't been chosen this turn": "elige uno que no haya sido elegido este turno",
}


def _modal(node: Modal, voice: Voice) -> str:
    if node.costs:
        modes = (f"+ {costs.cost(c, voice)} — {sentences(m, voice)}" for c, m in zip(node.costs, node.modes, strict=True))
        return "\n".join([sentence(keywords.alone(node.choose)), *modes])
    said = MODES.get(node.choose, f"elige {english(node.choose)}")
    if node.if_ is not None:
        more = phrase(_CHOICES, node.instead)
        said += f". {capital(conditions.when_if(node.if_, voice))}, en vez de eso, puedes elegir {more}."
        return "\n".join([said, *(f"• {sentences(mode, voice)}" for mode in node.modes)])
    then = "" if not node.then else f" {sentence(phrase(_MODAL_RULES, node.then.removesuffix('.').lower()))}"
    first = f"{said}.{then}" if then else f"{said}:"
    return "\n".join([first, *(f"• {sentences(mode, voice)}" for mode in node.modes)])


_CHOICES = {
    "both": "ambos",
    "two": "dos",
    "three": "tres",
    "one or both": "uno o ambos",
    "one or more": "uno o más",
    "any number": "cualquier cantidad",
}
_MODAL_RULES = {
    "you may choose the same mode more than once": "puedes elegir el mismo modo más de una vez",
    "each mode must target a different player": "cada modo debe hacer objetivo a un jugador distinto",
}

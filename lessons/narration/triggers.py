"""Trigger conditions in Spanish: «Cuando la criatura encantada muera», «Siempre que otro Humano que controlas entre» (603.1)."""

from typing import assert_never

from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Subject
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger
from lessons.narration import players, qualities, subjects
from lessons.narration.closed import agreed, known, phrase
from lessons.narration.closed.player_events import PLAYER_EVENTS
from lessons.narration.closed.triggers import AND_OTHERS, DAMAGED, HAPPENS, PLURALS, STEPS, SUFFIXES
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, joined, of, to
from lessons.narration.phrases import one_or_more
from lessons.narration.verbs import ATTACK, CAST, DO, PUT, RECEIVE, Mood, Nominal
from lessons.narration.voice import Voice

_AND = {"and when": "y cuando", "and whenever": "y siempre que", "and at": "y"}
_WORDS = {"when": "cuando", "whenever": "siempre que"}


def trigger(node: Trigger, voice: Voice) -> str:
    """The trigger condition, without the comma after it."""
    events = [event(e, voice, Mood.IF) for e in node.events]
    said = events[0]
    for more in events[1:]:
        said = joined(said, "o", more) if node.joined == "or" else f"{said} {_AND.get(node.joined, english(node.joined))} {more}"
    if all(isinstance(e, StepBegins) for e in node.events):
        return said
    word = _WORDS.get(node.word)
    return f"{english(node.word) if word is None else word} {said}"


def subject(node: Trigger, voice: Voice) -> Nominal | None:
    """What the trigger condition speaks of, which «it» is afterwards."""
    return about(node.events[0], voice)


def about(first: Event | PlayerEvent | StepBegins, voice: Voice) -> Nominal | None:
    """What an event speaks of."""
    match first:
        case Event(who):
            return any_one(who, voice, several=first.several)
        case PlayerEvent(object=what) if what is not None:
            return any_one(what, voice, several=first.several)
        case _:
            return None


def any_one(doer: Subject | Filter, voice: Voice, *, several: bool = False) -> Nominal:
    """Whichever fits: «una criatura», «una o más criaturas», «esta criatura»."""
    if not isinstance(doer, Filter):
        return subjects.nominal(doer, voice)
    if not several:
        return subjects.any_of(doer, voice)
    many = qualities.phrase(doer, voice, plural=True)
    return many.counted("una o más" if many.gender is Gender.F else "uno o más")


def event(node: Event | PlayerEvent | StepBegins, voice: Voice, mood: Mood) -> str:
    """One event, its verb in the mood asked for."""
    match node:
        case Event():
            return _of_object(node, voice, mood)
        case PlayerEvent():
            return _of_player(node, voice, mood)
        case StepBegins():
            return _step(node, voice)
        case _:
            assert_never(node)


def _of_object(node: Event, voice: Voice, mood: Mood) -> str:
    doer = any_one(node.subject, voice, several=node.several)
    name = doer.text
    if node.or_ is not None:
        name = joined(name, "o", any_one(node.or_, voice).text)
    if node.counters:
        return _counters_put(node, name, mood)
    if node.verb in AND_OTHERS:
        return f"{name} {AND_OTHERS[node.verb]} {ATTACK.form(Nominal('', plural=True), mood)}"
    said = happens(node.verb, doer, mood)
    if node.object is not None:
        thing = any_one(node.object, voice)
        said = _with_object(said, "ti" if thing.second else thing.text)
    return said if doer.implied else f"{name} {said}"


def _counters_put(node: Event, on: str, mood: Mood) -> str:
    """«se pongan uno o más contadores +1/+1 sobre esta criatura»."""
    when = f" {phrase(SUFFIXES, node.verb)}" if node.verb else ""
    return f"se {PUT.form(Nominal('', plural=True), mood)} uno o más {counters(node.counters, plural=True)} sobre {on}{when}"


def _with_object(said: str, thing: str) -> str:
    """The verb and what it is done to, «a» and «de» joined to an article."""
    if said.endswith(" a"):
        return f"{said[:-2]} {to(thing)}"
    return f"{said[:-3]} {of(thing)}" if said.endswith(" de") else f"{said} {thing}"


def happens(verb: str, doer: Nominal, mood: Mood) -> str:
    """What happens to something: «muera», «entre o ataque», «haga daño de combate a un jugador»."""
    whole = _happening(verb, doer, mood)
    if whole is not None:
        return whole
    parts = [_happening(part, doer, mood) for part in verb.split(" or ")]
    said = [p for p in parts if p is not None]
    return " o ".join(said) if len(said) == len(parts) else english(verb)


def _happening(verb: str, doer: Nominal, mood: Mood) -> str | None:
    first, _, rest = verb.partition(" ")
    base = f"{PLURALS.get(first, first)} {rest}".rstrip()
    found = known(HAPPENS, base)
    if found is not None:
        word, after = found
        return f"{word.form(doer, mood)} {agreed(after, doer.gender, plural=doer.plural)}".rstrip()
    if base.startswith(("deals ", "is dealt ")):
        return _damage(base, doer, mood)
    for suffix, spanish in SUFFIXES.items():
        if base.endswith(f" {suffix}"):
            said = _happening(base.removesuffix(f" {suffix}"), doer, mood)
            if said is not None:
                return f"{said} {agreed(spanish, doer.gender, plural=doer.plural)}"
    return None


def _damage(verb: str, doer: Nominal, mood: Mood) -> str | None:
    """ "deals combat damage to a player", "deals damage to you", "is dealt damage"."""
    deals = verb.startswith("deals ")
    rest = verb.removeprefix("deals ").removeprefix("is dealt ")
    kind, _, whom = rest.partition("damage")
    what = {"": "daño", "combat": "daño de combate", "noncombat": "daño que no sea de combate"}.get(kind.strip())
    if what is None:
        return None
    if not deals:
        return f"{RECEIVE.form(doer, mood)} {what}" if not whom else None
    if whom.strip() == "to you":
        return f"te {DO.form(doer, mood)} {what}"
    if not whom:
        return f"{DO.form(doer, mood)} {what}"
    to_whom = DAMAGED.get(whom.strip())
    return None if to_whom is None else f"{DO.form(doer, mood)} {what} {to_whom}"


def _of_player(node: PlayerEvent, voice: Voice, mood: Mood) -> str:
    player = players.nominal(node.who)
    which = _WHICH.get(node.verb)
    if which is not None and isinstance(node.object, Filter):
        thing = qualities.phrase(node.object, voice, plural=False).bare().text
        said = f"{CAST.form(player, mood)} {'tu' if player.second else 'su'} {which} {thing}"
        said += f" {phrase(SUFFIXES, node.then)}" if node.then else ""
        return said if player.implied else f"{player.text} {said}"
    found = known(PLAYER_EVENTS, node.verb)
    said = english(node.verb) if found is None else f"{found[0].form(player, mood)} {found[1]}".rstrip()
    if node.object is not None:
        said = _with_object(said, _objects(node, voice))
    if node.then:
        said += f" {phrase(SUFFIXES, node.then)}"
    return said if player.implied else f"{player.text} {said}"


_WHICH = {
    "next cast": "próximo",
    "cast your first": "primer",
    "cast your second": "segundo",
    "cast your third": "tercer",
    "casts their first": "primer",
    "casts their second": "segundo",
}


def _objects(node: PlayerEvent, voice: Voice) -> str:
    """«un hechizo», «una o más criaturas», «dos o más criaturas»."""
    if node.least and isinstance(node.object, Filter):
        return one_or_more(node.least, qualities.phrase(node.object, voice, plural=True))
    return "" if node.object is None else any_one(node.object, voice, several=node.several).text


def _step(node: StepBegins, voice: Voice) -> str:
    """«al comienzo de tu mantenimiento», «al comienzo del paso final»."""
    if node.step == "end of combat":
        return "al final del combate"
    name, whose = phrase(STEPS, node.step), node.whose
    if node.of is not None:
        return f"al comienzo {of(f'el {name}')} {of(subjects.nominal(node.of, voice).text)}"
    match whose:
        case None:
            return f"al comienzo {of(name)}"
        case Who.YOU:
            return f"al comienzo de tu {name}"
        case _:
            return f"al comienzo del {name} {of(players.nominal(whose).text)}"

"""Why an effect applies to nobody, in words: what it looks for, and what the nearest objects lack (613)."""

from collections.abc import Iterator

from engine import why_not
from engine.model import Layer, ObjectId, Zone
from engine.trace import Step, Trace
from engine.vocabulary.ability import Static
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.subject import Attached, Group, Groups, Subject
from engine.whynot import Obstacle, WhyNot
from lessons.narration import subjects, whynot
from lessons.narration.scene import Scene
from lessons.narration.voice import Voice

_CANDIDATES = 3  # the nearest objects whose reason is told


def nobody(told: Step, trace: Trace, here: Scene) -> tuple[str, ...]:
    """The reasons, the most telling first."""
    if told.effect is None:
        return ()
    says = told.effect.says
    if isinstance(says, Continuous):
        return (_resolved(told),)
    began = _began(told, trace)
    if began is not None:
        return (f"Empezó en la capa {began.value} sin nadie y sigue sin nadie (613.6).",)
    if _unattached(told):
        return (whynot.unattached(told.effect, here),)
    condition = _condition(told)
    if condition is not None:
        return (whynot.why_not(condition, here),)
    wanted = _wanted(says, here) if isinstance(says, Static) else ""
    first = (f"Busca «{wanted}» y en este momento de la cuenta no hay nada así.",) if wanted else ()
    near = [whynot.why_not(why_not(told.state, told.effect.id, id_), here) for id_ in _nearest(told)]
    return (*first, *near)


def _began(told: Step, trace: Trace) -> Layer | None:
    """The earlier layer in which an effect that goes on began with nobody: its set is no longer looked for (613.6)."""
    if told.cause is None or not told.cause.continues or told.effect is None:
        return None
    effect = told.effect.id
    before = [
        s
        for s in trace.steps
        if s.moment == told.moment and s.number < told.number and s.effect is not None and s.effect.id == effect
    ]
    return before[0].layer if before and not any(s.applied_to for s in before) else None


def _condition(told: Step) -> WhyNot | None:
    """The condition that is not true, if that is why (611.3a): asked of what the source is attached to, or of the source."""
    assert told.effect is not None
    asked = next((o for o in (_host(told), told.effect.source) if o is not None and o in told.state.objects), None)
    if asked is None:
        return None
    answer = why_not(told.state, told.effect.id, asked)
    return answer if answer.obstacle is Obstacle.CONDITION else None


def _resolved(told: Step) -> str:
    """A resolved effect keeps the objects that it began with (611.2c): they are gone, or the rules leave nothing of it for them."""
    number = told.effect.id.resolved if told.effect is not None else None
    fixed = next((e.objects for e in told.state.effects if e.number == number), frozenset[ObjectId]())
    if any(id_ in told.before for id_ in fixed):
        return "Las reglas no dejan nada que hacerles a los objetos a los que se aplica (205.3d, 113.11)."
    return "Los objetos a los que se aplicaba, que quedaron fijados al resolverse, ya no están (611.2c)."


def _wanted(says: Static, here: Scene) -> str:
    voice = Voice(here.names)
    groups = [c.subject for c in says.clauses if isinstance(c.subject, Group | Groups)]
    return subjects.nominal(groups[0], voice).text if groups else ""


def _nearest(told: Step) -> list[ObjectId]:
    """Permanents that share a type with what is looked for, by their names; its host for an Aura or Equipment."""
    assert told.effect is not None
    says, source = told.effect.says, told.effect.source
    if not isinstance(says, Static):
        return []
    if any(isinstance(c.subject, Attached) for c in says.clauses):
        host = _host(told)
        return [host] if host is not None and host in told.state.objects else []
    nouns = {str(n) for c in says.clauses for n in _nouns(c.subject)}
    found = [
        id_
        for id_, sheet in told.before.items()
        if id_ != source and sheet.zone is Zone.BATTLEFIELD and nouns & {*sheet.types, *sheet.subtypes, "permanent"}
    ]
    mine = [id_ for id_ in found if told.before[id_].controller == told.effect.controller]
    return (mine or found)[:_CANDIDATES]


def _unattached(told: Step) -> bool:
    """Whether it speaks of what its source is attached to, and that is nothing (303.4m, 301.5a)."""
    return told.effect is not None and whynot.of_attached(told.effect) and _host(told) is None


def _host(told: Step) -> str | None:
    """What the source of the effect is attached to."""
    return whynot.host(told.effect, told.state) if told.effect is not None else None


def _nouns(subject: Subject) -> Iterator[object]:
    match subject:
        case Group(filter_):
            yield from filter_.nouns
        case Groups(groups):
            for group in groups:
                yield from group.filter.nouns
        case _:
            return

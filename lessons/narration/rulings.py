"""A ruling as plain text, to copy: the result, because of what, by which rules (design §3)."""

from engine.trace import Step, StepKind, Trace
from lessons.narration.english import plain
from lessons.narration.names import SPANISH, Names
from lessons.narration.nouns import capital
from lessons.narration.scene import scene
from lessons.narration.sheets import summary
from lessons.narration.state_based import sentence as deaths
from lessons.narration.steps import changed_by_layers, step, step_title
from lessons.narration.voice import Voice


def ruling(trace: Trace, names: Names = SPANISH, link: str = "") -> str:
    """The ruling of a board's last opened moment: result, because, rules, and a link if one is given."""
    opened = _opened(trace)
    if not opened:
        return ""
    lines = ["Resultado:", *_result(opened, trace, names), "", "Porque:"]
    lines += [f"{n}. {line}" for n, line in enumerate(_because(opened, trace, names), 1)]
    lines += ["", f"Reglas: {', '.join(_rules(opened))}."]
    if link:
        lines += ["", link]
    return plain("\n".join(lines))


def _opened(trace: Trace) -> list[Step]:
    """The steps of the last moment that was opened effect by effect, and the state-based actions after it."""
    moments = [s.moment for s in trace.steps if s.kind in {StepKind.APPLY, StepKind.RESULT}]
    return [s for s in trace.steps if moments and s.moment == moments[-1]]


def _result(opened: list[Step], trace: Trace, names: Names) -> list[str]:
    last = next((s for s in reversed(opened) if s.kind is StepKind.RESULT), opened[-1])
    here = scene(last, trace, names)
    changed = changed_by_layers(last, trace) if last.kind is StepKind.RESULT else []
    lines = [f"- {capital(here.object(id_))}: {summary(last.sheets[id_], Voice(names))}." for id_ in changed]
    after = [s for s in opened if s.kind is StepKind.STATE_BASED]
    return [*(lines or ["- Nada cambia."]), *(f"- {deaths(s.state_based, scene(s, trace, names))}" for s in after)]


def _because(opened: list[Step], trace: Trace, names: Names) -> list[str]:
    """Each effect that was applied, in its layer, with its reason where it is not just the order of arrival."""
    lines = []
    for told in opened:
        if told.kind not in {StepKind.APPLY, StepKind.AFTER}:
            continue
        words = step(told, trace, names)
        why = f" {words.why[0]}" if words.why and _decisive(told) else ""
        lines.append(f"{words.place}: {step_title(told, trace, names)}.{why}")
    return lines


def _decisive(told: Step) -> bool:
    if told.cause is None:
        return False
    return not told.applied_to or bool(told.cause.waited_for or told.cause.ahead_of or told.cause.loop or told.cause.ability_gone)


def _rules(opened: list[Step]) -> list[str]:
    return list(dict.fromkeys(rule.number for told in opened for rule in told.rules))

"""Questions that a line of play answers: what a choice of it leads to, and what may be chosen where it ends (601.2, 117)."""

import re
from collections.abc import Mapping

from engine.choices import Choice
from engine.foretelling import LEGAL, Costs, Foretelling, is_legal
from engine.misplaying import Misplay
from engine.played import REFUSALS, PlayStep
from lessons.narration.nouns import capital
from lessons.narration.played import foretold, sums
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.refused import refused
from lessons.narration.questions import from_reading, unfinished
from lessons.play.asking import before_and_after
from lessons.play.judging import Asked, verdict
from lessons.play.lines import AskKind, Line, PlayAsk
from lessons.play.misreadings import told
from lessons.play.notation import BadChoice, read, write
from lessons.play.page import Scene
from lessons.play.playing import Play, play
from lessons.play.predicting import asked_about
from lessons.play.scenes import scene_of_line
from lessons.study.file import What
from lessons.study.making.asking import CannotAsk, Made, Making, shuffled
from lessons.study.question import Chosen, Misled, Option

LEAST = 3  # choices
ASKED: Mapping[What, AskKind] = {
    What.LEGAL: AskKind.LEGAL,
    What.COST: AskKind.COST,
    What.PRIORITY: AskKind.PRIORITY,
    What.RESOLVES: AskKind.NEXT,
    What.STEP: AskKind.STEP,
}
_MANA = re.compile(r"\d+|[WUBRGC]")


def foretold_by_a_line(making: Making) -> Made:
    """What a choice leads to, among what misreadings answer; the file may add answers, and why one is wrong."""
    written = making.written
    scene = _scene(making)
    try:
        asked = asked_about(scene, PlayAsk(ASKED[written.what], written.choice or 0))
    except KeyError:
        raise CannotAsk("esa elección no lleva a nada que preguntar") from None
    question, here = asked.question, Here.at(asked.before, making.names)
    right, labels = foretold.right_key(question), dict(foretold.answers(question, here))
    added = {said.text: said.why for said in written.options}
    if right in added:
        raise CannotAsk(f"«{right}» es la respuesta correcta: no se escribe")
    misread = {foretold.key_of(question, answer): misplay for answer, misplay in question.misread.items()}
    shown = _shown(question, labels, misread, added)
    options = [Option(key, label, added.get(key) or _why(key, misread, asked, here)) for key, label in shown.items()]
    wrong = tuple(Misled(Chosen(frozenset({key})), misplay) for key, misplay in misread.items())
    judged = verdict(asked, right, making.names)
    return Made(shuffled(written.id, options), Chosen(frozenset({right})), wrong, (judged.move, *judged.why))


def _scene(making: Making) -> Scene:
    return scene_of_line(making.play, _line(making), making.names)


def _line(making: Making) -> Line:
    line = making.play.file.line(making.written.line or "")
    if line is None:
        raise KeyError(making.written.line)
    return line


def _shown(
    question: Foretelling, labels: Mapping[str, str], misread: Mapping[str, Misplay], added: Mapping[str, str]
) -> dict[str, str]:  # fmt: skip
    """The answers that are offered: all there are; of sums, those that come from somewhere and, where they are few, others."""
    if not isinstance(question, Costs):
        if unknown := [key for key in added if key not in labels]:
            raise CannotAsk(f"no hay una respuesta «{unknown[0]}»: puede ser {', '.join(labels)}")
        return dict(labels)
    if wrong := [key for key in added if "".join(_MANA.findall(key)) != key]:
        raise CannotAsk(f"«{wrong[0]}» no es un coste: se escribe como «2G»")
    of_added = {key: "".join(f"{{{symbol}}}" for symbol in _MANA.findall(key)) for key in added}
    named = {key: labels[key] for key in labels if key == foretold.right_key(question) or key in misread} | of_added
    return dict(list((named | dict(labels)).items())[: max(LEAST, len(named))])


def _why(key: str, misread: Mapping[str, Misplay], asked: Asked, here: Here) -> str:
    """Where a wrong answer comes from: a misreading, or a sum that was not finished."""
    if key in misread:
        reading = told(misread[key])
        return from_reading(reading.name, str(reading.against))
    cost = asked.decisive.cost if isinstance(asked.question, Costs) else None
    if cost is None or key == foretold.right_key(asked.question):
        return ""
    lines = sums.sum_lines(cost, here, asked.decisive.item)
    left = [line.label for line, is_after in zip(lines[1:], cost.lines, strict=False) if foretold.mana_key(is_after.after) == key]
    return unfinished(left[-1]) if left else ""


def possible_where_a_line_ends(making: Making) -> Made:
    """Which of the choices that the file names may be made where the line ends; the engine says why the others may not."""
    scene, written = _scene(making), making.written
    last, waits = scene.steps[-1], scene.played.waits
    if waits is None:
        raise CannotAsk("ahí ya no se elige nada")
    here = Here.at(last, making.names)
    options, right, misled = [], set(), dict[str, Misplay]()
    for said in written.options:
        choice = _choice(said.text)
        key, label = write(choice), capital(choice_label(choice, here, waits.about))
        if choice in waits.options:
            right.add(key)
            options.append(Option(key, label, said.why))
        else:
            why, named = _refusal(choice, scene, making, last)
            if named is not None:
                misled[key] = named
            options.append(Option(key, label, said.why or why))
    if not right:
        raise CannotAsk("ninguna opción se puede")
    wrong = tuple(Misled(Chosen(frozenset({*right, key})), misplay) for key, misplay in misled.items())
    return Made(shuffled(written.id, options), Chosen(frozenset(right)), wrong)


def _choice(text: str) -> Choice:
    try:
        return read(text)
    except BadChoice as fault:
        raise CannotAsk(str(fault)) from None


def _refusal(choice: Choice, scene: Scene, making: Making, before: PlayStep) -> tuple[str, Misplay | None]:
    """Why a choice is refused where the line ends, and what somebody has in mind who thinks that it isn't."""
    number = len(_line(making).choices)
    found = play(scene.file, (*_line(making).choices, choice))
    _, led_to = before_and_after(found.played, number) if isinstance(found, Play) else (before, ())
    step = next((step for step in led_to if step.kind in REFUSALS), None)
    if step is None:
        raise CannotAsk(f"«{write(choice)}» no se puede intentar ahí")
    here = Here.at(step, making.names)
    why = " ".join(refused(illegal, here, step.chose, step.item) for illegal in step.refused)
    return why, is_legal(before, led_to).misread.get(LEGAL)

"""608.2d, 700.2a: whether the choices given for a spell or ability are all there, and legal."""

from collections.abc import Iterator, Mapping

from engine.illegal import Illegal, Reason
from engine.rules.choosing import is_allowed, may_be, number, pair
from engine.rules.context import Context
from engine.rules.matching import matches
from engine.rules.outcome import refusal
from engine.vocabulary.instruction import Instruction, Modal
from engine.vocabulary.modification import ChangeWords
from engine.vocabulary.subject import Chosen
from engine.vocabulary.tree import said

_MODES = {"one": (1, 1), "two": (2, 2), "three": (3, 3), "one or both": (1, 2), "one or more": (1, 99)}


def chosen_modes(modal: Modal | None, choices: Mapping[str, str]) -> tuple[int, ...] | Illegal:
    """The modes chosen, from 1; none where the text offers none (700.2)."""
    given = choices.get("modes")
    if modal is None:
        return () if given is None else refusal(Reason.NOTHING_TO_CHOOSE, "choices.modes", given, "700.2")
    if given is None:
        return refusal(Reason.MISSING_CHOICE, "choices.modes", "modes", "700.2a", what=f"choose {modal.choose}")
    modes = [number(m.strip()) or 0 for m in given.split(",")]
    least, most = how_many_modes(modal)
    twice = len(set(modes)) < len(modes) and "same mode more than once" not in modal.then  # 700.2d
    possible = all(1 <= m <= len(modal.modes) for m in modes) and not twice
    if not possible or not least <= len(modes) <= most:
        return refusal(Reason.ILLEGAL_CHOICE, "choices.modes", given, "700.2a", what=f"choose {modal.choose}")
    return tuple(modes)


def how_many_modes(modal: Modal) -> tuple[int, int]:
    """At least and at most how many modes are chosen (700.2)."""
    least, most = _MODES.get(modal.choose.removeprefix("up to "), (1, 99))
    return (0 if modal.choose.startswith("up to ") else least), most


def answer_faults(
    instructions: tuple[Instruction, ...], wanted: Mapping[str, str], choices: Mapping[str, str], ctx: Context
) -> Iterator[Illegal]:
    """What is missing, what can't be chosen, and what nothing asks for."""
    expected: set[str] = {"modes"}
    for key, what in wanted.items():
        options = key.split("|")
        expected.update(options)
        given = [o for o in options if o in choices]
        if len(given) != 1:
            yield refusal(Reason.MISSING_CHOICE, f"choices.{options[0]}", key, "608.2d", what=what)
        elif not _is_legal(given[0], choices[given[0]], what, instructions, ctx):
            yield refusal(Reason.ILLEGAL_CHOICE, f"choices.{given[0]}", choices[given[0]], "608.2d", what=what)
    for key, answer in choices.items():
        if key not in expected:
            yield refusal(Reason.NOTHING_TO_CHOOSE, f"choices.{key}", answer, "608.2d")


def _is_legal(key: str, answer: str, what: str, instructions: tuple[Instruction, ...], ctx: Context) -> bool:
    words = _words_changed(instructions)
    if words is not None and key in words.kinds:
        new = pair(answer)
        return new is not None and may_be(key, new[0]) and may_be(key, new[1]) and new[1] not in words.cannot_be
    match key:
        case "X":
            return number(answer) is not None
        case "may" | "pays":
            return answer in {"yes", "no"}
        case "object":
            filters = [node.filter for node in said(instructions) if isinstance(node, Chosen)]
            return answer in ctx.sheets and all(matches(f, answer, ctx) for f in filters)
        case _:
            return is_allowed(what, answer)


def _words_changed(instructions: tuple[Instruction, ...]) -> ChangeWords | None:
    return next((node for node in said(instructions) if isinstance(node, ChangeWords)), None)

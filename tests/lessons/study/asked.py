"""The class's file of questions, as it is read; answers as forms send them; what a page says."""

import re

from django.http import HttpResponse

from lessons.catalog.load import CONTENT, catalog
from lessons.study.file import Questionnaire, Written, read_questions
from lessons.study.question import Answer, Chosen, Numbers, Ordered, Placed, Question


def written() -> tuple[Written, ...]:
    """What the files of all classes ask."""
    found: list[Written] = []
    for lesson in catalog().lessons.values():
        read = read_questions((CONTENT / lesson.file).parent / "preguntas.toml", "preguntas.toml", lesson)
        assert isinstance(read, Questionnaire)
        found += read.written
    return tuple(found)


def sent(question: Question, answer: Answer) -> dict[str, object]:
    """An answer as its form sends it."""
    keys = [option.key for option in question.options]
    match answer:
        case Chosen(chosen):
            return {"responder": "1", "opcion" if question.kind == "una" else "opciones": sorted(chosen)}
        case Ordered(order):
            return {"responder": "1", "orden": ",".join(str(keys.index(key) + 1) for key in order)}
        case Placed(rows):
            return {"responder": "1", **{f"en.{key}": sorted(row) for key, row in zip(keys, rows, strict=True)}}
        case Numbers(power, toughness):
            return {"responder": "1", "fuerza": str(power), "resistencia": str(toughness)}


def wrong(question: Question) -> Answer:
    """An answer that is not right."""
    match question.right:
        case Chosen(keys):
            return Chosen(frozenset({next(option.key for option in question.options if option.key not in keys)}))
        case Ordered(keys):
            return Ordered((*keys[1:], keys[0]))
        case Placed(rows):
            return Placed((frozenset({"1b"}), *rows[1:]))
        case Numbers(power, toughness):
            return Numbers(power + 1, toughness)


def said(response: HttpResponse) -> str:
    """The page's words."""
    main = response.content.decode().partition("<main")[2] or response.content.decode()
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", main))

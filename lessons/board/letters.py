"""What leaves a step as text: its ruling, and the notice of an error."""

from urllib.parse import urlencode

from django.template.loader import render_to_string

from engine import Trace
from lessons import narration
from lessons.catalog.frame import rules_date
from lessons.catalog.values import AnyBoard, Board
from lessons.narration import Names


def ruling_text(board: Board, trace: Trace, number: int, names: Names, link: str) -> str:
    """Result, because, rules, link."""
    words = narration.step(trace.steps[number - 1], trace, names)
    context = {"board": board, "words": words, "ruling": narration.ruling(trace, names), "link": link, "rules_date": rules_date()}
    return narration.plain(render_to_string("board/ruling.txt", context))


def notice_address(configured: str, board: AnyBoard, link: str, version: str) -> str:
    """Where a notice goes: a page if the setting is an address of one, else a letter, already begun."""
    body = render_to_string("board/notice.txt", {"link": link, "version": version, "rules_date": rules_date()})
    words = {"subject": f"Escuela, tablero {board.id}", "body": body}
    if configured.startswith("https://"):
        return f"{configured}?{urlencode(words)}"
    return f"mailto:{configured}?{urlencode(words).replace('+', '%20')}"

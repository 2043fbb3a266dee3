"""What leaves a step as text: its ruling, and the notice of an error."""

from urllib.parse import urlencode

from django.template.loader import render_to_string

from engine import Trace
from lessons.catalog.frame import rules_date
from lessons.catalog.values import Board
from lessons.narration.names import Names


def ruling_text(board: Board, trace: Trace, number: int, names: Names, link: str) -> str:
    """Result, because, rules, link."""
    step = trace.steps[number - 1]
    context = {"board": board, "step": step, "names": names, "link": link, "rules_date": rules_date()}
    return render_to_string("board/ruling.txt", context)


def notice_address(configured: str, board: Board, link: str, version: str) -> str:
    """Where a notice goes: a page if the setting is an address of one, else a letter, already begun."""
    body = render_to_string("board/notice.txt", {"link": link, "version": version, "rules_date": rules_date()})
    words = {"subject": f"Escuela, tablero {board.id}", "body": body}
    if configured.startswith("https://"):
        return f"{configured}?{urlencode(words)}"
    return f"mailto:{configured}?{urlencode(words).replace('+', '%20')}"

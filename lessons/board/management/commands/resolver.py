"""`manage.py resolver FILE [--json] [--cards CARDS]`: plays a board file from anywhere and prints its steps.

Exit status: 0; 1 when something that the file says must come out does not; 2 for bad input, with one line for each fault on stderr.
"""

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

from django.core.management.base import BaseCommand

from engine import Card, Trace, replay
from lessons.board.checking import failures
from lessons.board.file import Board, read_file, refused
from lessons.board.notation.extra import extra_cards
from lessons.board.report import as_json
from lessons.board.telling import lines
from lessons.catalog.faults import Fault

FAILED, BAD_INPUT = 1, 2


class Command(BaseCommand):
    """Reads, plays, prints. Needs neither the database nor the content of the site."""

    help = "Juega un archivo de tablero (docs/tableros.md) y muestra sus pasos."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The file, and what to print."""
        parser.add_argument("file", metavar="ARCHIVO", type=Path, help="archivo de tablero, en TOML")
        parser.add_argument("--json", action="store_true", dest="as_json", help="muestra los pasos y el final en JSON")
        parser.add_argument("--cards", metavar="CARTAS", type=Path, help="más cartas, en el JSON de MTGJSON o de Scryfall")

    def handle(self, *, file: Path, as_json: bool, cards: Path | None, **_options: object) -> None:
        """Play the board and print it; what came before an illegal action is printed, too."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")  # whatever a file's name or a terminal may be made of
        extra, unusable = self._extra(cards)
        board = read_file(file, cards=extra)
        if not isinstance(board, Board):
            self._stop([*board, *_unused(board, unusable, str(cards))])
        trace = replay(board.setup)
        self._print(board, trace, as_json=as_json)
        if trace.refused is not None:
            self._stop(refused(board, *trace.refused))
        if failed := failures(board, trace):
            self._stop((Fault(str(file), 0, what) for what in failed), FAILED)

    def _extra(self, path: Path | None) -> tuple[Mapping[str, Card], Mapping[str, str]]:
        if path is None:
            return {}, {}
        extra = extra_cards(path)
        if isinstance(extra, tuple):
            self._stop(extra)
        return extra.cards, extra.unusable

    def _print(self, board: Board, trace: Trace, *, as_json: bool) -> None:
        text = json.dumps(_report(board, trace), ensure_ascii=False, indent=2) if as_json else "\n".join(lines(board, trace))
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except BrokenPipeError:  # whoever read has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def _stop(self, faults: Iterable[Fault], status: int = BAD_INPUT) -> NoReturn:
        for fault in faults:
            self.stderr.write(" ".join(str(fault).split()), style_func=str)
        sys.exit(status)


def _report(board: Board, trace: Trace) -> dict[str, object]:
    return as_json(board, trace)


def _unused(faults: Iterable[Fault], unusable: Mapping[str, str], file: str) -> Iterable[Fault]:
    """Why a card that the board names can't be used, although the file of extra cards has it."""
    told = " ".join(f.reason for f in faults)
    return [Fault(file, 0, f"{name}: no se puede usar: {why}") for name, why in unusable.items() if f"«{name}»" in told]

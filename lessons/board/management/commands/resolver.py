"""`manage.py resolver FILE [--json] [--cards CARDS] [--elecciones CHOICES | --linea LINE]`: plays a board, prints its steps.

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

from engine import Card, replay
from lessons.board import report, telling
from lessons.board.checking import failures
from lessons.board.file import Board, refused
from lessons.board.notation.extra import extra_cards
from lessons.catalog.faults import Fault
from lessons.play.file import PlayFile, read_any
from lessons.play.notation import BadChoice
from lessons.play.solving import Solved, solve

FAILED, BAD_INPUT = 1, 2


class Command(BaseCommand):
    """Reads, plays, prints. Needs neither the database nor the content of the site."""

    help = "Juega un archivo de tablero (docs/tableros.md) y muestra sus pasos."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The file, what to play of it, and what to print."""
        parser.add_argument("file", metavar="ARCHIVO", type=Path, help="archivo de tablero, en TOML")
        parser.add_argument("--json", action="store_true", dest="as_json", help="muestra los pasos y el final en JSON")
        parser.add_argument("--cards", metavar="CARTAS", type=Path, help="más cartas, en el JSON de MTGJSON o de Scryfall")
        which = parser.add_mutually_exclusive_group()
        which.add_argument("--elecciones", metavar="ELECCIONES", help="en una partida: «lanza:doom-blade;objetivo:grave-titan»")
        which.add_argument("--linea", metavar="LÍNEA", help="en una partida: solo esta línea de juego del archivo")

    def handle(
        self, *, file: Path, as_json: bool, cards: Path | None, elecciones: str | None, linea: str | None, **_options: object
    ) -> None:
        """Play the board and print it; what came before an illegal action is printed, too."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="backslashreplace")  # whatever a file's name or a terminal may be made of
        extra, unusable = self._extra(cards)
        board = read_any(file, cards=extra)
        if isinstance(board, tuple):
            self._stop([*board, *_unused(board, unusable, str(cards))])
        if isinstance(board, PlayFile):
            self._played(board, elecciones, linea, as_json=as_json)
        elif elecciones is not None or linea is not None:
            self._stop([Fault(str(file), 0, "no es una partida: no tiene elecciones ni líneas de juego")])
        else:
            self._board(board, as_json=as_json)

    def _board(self, board: Board, *, as_json: bool) -> None:
        trace = replay(board.setup)
        self._print(json_text(report.as_json(board, trace)) if as_json else "\n".join(telling.lines(board, trace)))
        if trace.refused is not None:
            self._stop(refused(board, *trace.refused))
        if failed := failures(board, trace):
            self._stop((Fault(board.source.file, 0, what) for what in failed), FAILED)

    def _played(self, file: PlayFile, choices: str | None, line: str | None, *, as_json: bool) -> None:
        try:
            found = solve(file, choices, line)
        except BadChoice as fault:
            self._stop([Fault("--elecciones" if line is None else "--linea", 0, str(fault))])
        if not isinstance(found, Solved):
            self._stop(found)
        self._print(json_text(found.json()) if as_json else "\n".join(found.text()))
        if found.misfits:
            self._stop(found.misfits)
        if found.failures:
            self._stop(found.failures, FAILED)

    def _extra(self, path: Path | None) -> tuple[Mapping[str, Card], Mapping[str, str]]:
        if path is None:
            return {}, {}
        extra = extra_cards(path)
        if isinstance(extra, tuple):
            self._stop(extra)
        return extra.cards, extra.unusable

    def _print(self, text: str) -> None:
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except BrokenPipeError:  # whoever read has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def _stop(self, faults: Iterable[Fault], status: int = BAD_INPUT) -> NoReturn:
        for fault in faults:
            self.stderr.write(" ".join(str(fault).split()), style_func=str)
        sys.exit(status)


def json_text(report: Mapping[str, object]) -> str:
    """A report as it is printed."""
    return json.dumps(report, ensure_ascii=False, indent=2)


def _unused(faults: Iterable[Fault], unusable: Mapping[str, str], file: str) -> Iterable[Fault]:
    """Why a card that the board names can't be used, although the file of extra cards has it."""
    told = " ".join(f.reason for f in faults)
    return [Fault(file, 0, f"{name}: no se puede usar: {why}") for name, why in unusable.items() if f"«{name}»" in told]

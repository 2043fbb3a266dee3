"""`manage.py cobertura FILE [--top N] [--json]`: how much of a set of cards the compiler understands."""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand

from engine import Coverage, Share, measure
from lessons.catalog.card_files import read_cards
from lessons.catalog.faults import Fault

BAD_INPUT = 2
_KINDS = {
    "static": "Habilidades estáticas",
    "activated": "Habilidades activadas",
    "triggered": "Habilidades disparadas",
    "spell": "Párrafos de hechizos",
    "keyword": "Líneas de palabras clave",
}
_PERFORMED = {"activated": "habilidades activadas", "triggered": "habilidades disparadas", "spell": "párrafos de hechizos"}


class Command(BaseCommand):
    """Reads card facts, compiles every text and counts: a sentence is understood only if its tree says it back."""

    help = "Mide cuánto del texto de un archivo de cartas entiende el compilador."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The file, and how much to print."""
        parser.add_argument("file", metavar="ARCHIVO", type=Path, help="cartas en .json o .jsonl, también .xz")
        parser.add_argument("--top", type=int, default=20, metavar="N", help="cuántas frases no entendidas mostrar")
        parser.add_argument("--json", action="store_true", dest="as_json", help="lo mismo, en JSON")

    def handle(self, *, file: Path, top: int, as_json: bool, **_options: object) -> None:
        """Measure and print. Ends with one line and status 2 when the file cannot be used."""
        found = read_cards(file)
        if isinstance(found, Fault):
            self.stderr.write(" ".join(str(found).split()), style_func=str)
            sys.exit(BAD_INPUT)
        coverage = measure(found.cards)
        self.stdout.write(_json(coverage, found.others, top) if as_json else _text(coverage, found.others, top))


def _json(coverage: Coverage, others: int, top: int) -> str:
    def share(one: Share) -> dict[str, int]:
        return {"understood": one.understood, "total": one.total}

    report = {
        "cards": share(coverage.cards),
        "others": others,
        "paragraphs": {kind: share(one) for kind, one in sorted(coverage.paragraphs.items())},
        "performed": {kind: share(one) for kind, one in sorted(coverage.performed.items())},
        "continuous_effects": share(coverage.continuous),
        "unknown": [{"kind": kind, "text": text, "times": times} for (kind, text), times in coverage.unknown.most_common(top)],
    }
    return json.dumps(report, ensure_ascii=False, indent=2)


def _text(coverage: Coverage, others: int, top: int) -> str:
    lines = [_line("Cartas entendidas por entero", coverage.cards)]
    lines += [_line(name, coverage.paragraphs[kind]) for kind, name in _KINDS.items() if kind in coverage.paragraphs]
    lines.append(_line("Efectos continuos de hechizos y habilidades", coverage.continuous))
    performed = ((_PERFORMED[kind], coverage.performed[kind]) for kind in _KINDS if kind in coverage.performed)
    lines += [_line(f"De las que se entienden, lo que el motor lleva a cabo: {name}", share) for name, share in performed]
    if others:
        lines.append(f"Objetos que no son cartas de juego, o de tipos que no se conocen: {others}")
    if top and coverage.unknown:
        lines += ["", "Lo que más veces no se entiende («~» es el nombre de la carta):"]
        for (kind, text), times in coverage.unknown.most_common(top):
            lines.append(f"{times:5} {kind:9} {' / '.join(text.splitlines())}")
    return "\n".join(lines)


def _line(name: str, share: Share) -> str:
    part = 100 * share.understood / share.total if share.total else 100
    return f"{name}: {share.understood} de {share.total} ({part:.1f} %)"

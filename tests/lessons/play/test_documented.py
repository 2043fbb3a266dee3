"""docs/partidas.md says what is so: its example comes out, and its tables name the keys and words that there are."""

import json
import re

import pytest

from lessons.play.addresses import LONGEST
from lessons.play.facts import ASKED, STEPS
from lessons.play.file import PlayFile, read_play_text
from lessons.play.lines import AskKind
from lessons.play.misreadings import SLUGS
from lessons.play.notation import FORMS, MOST, read, write
from lessons.play.playing import MOST_NEW, MOST_STEPS, play_faults
from lessons.play.quoting import LINE_VALUES, PLAYER_VALUES
from lessons.play.solving import Solved, solve
from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "partidas.md").read_text(encoding="utf-8")
(EXAMPLE,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
WORDS = set(re.findall(r"`([^`\n]+)`", PAGE))
CHOICES = re.search(r"\| written \| choice \|\n(.*?)\n\n", PAGE, re.DOTALL)


def example() -> PlayFile:
    file = read_play_text(EXAMPLE, "partidas.md")
    assert isinstance(file, PlayFile), "\n".join(map(str, file))
    return file


def test_the_example_comes_out_as_it_says():
    assert [str(fault) for fault in play_faults(example())] == []
    assert example().lines[0].asks


def test_every_choice_is_written_as_it_says():
    assert CHOICES is not None
    told = [word for row in CHOICES[1].splitlines()[1:] for word in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert [write(read(word)) for word in told] == told
    assert {word.partition(":")[0] for word in told} == set(FORMS)


@pytest.mark.parametrize(
    "words",
    [
        {f'"{kind}"' for kind in AskKind},
        {f'"{word}"' for word in STEPS},
        {f'"{word}"' for word in ASKED},
        {f'"{word}"' for word in SLUGS},
        {"lectura", "cual"},
        LINE_VALUES,
        {"reserva"},
        {"paso", "prioridad", "recien", "reservas", "tierras", "opcionales", "linea", "sin"},
        {"id", "titulo", "nota", "elecciones", "pregunta", "rechaza", "motivo", "coste", "fuera_del_mana", "suma", "pasos"},
        {"sin_pasos", "dispara", "vidas", "pila", "activo", "pierde", "espera", "decide", "opciones", "puede", "no_puede", "debe"},
    ],
)
def test_every_word_is_named(words):
    assert [word for word in words if word not in WORDS] == []


def test_what_is_quoted_of_players_is_named():
    assert all(re.search(rf"\b{word}\b", PAGE.partition("## In the prose")[2]) for word in PLAYER_VALUES)


def test_every_key_of_the_report_is_named():
    found = solve(example())
    assert isinstance(found, Solved)
    report = json.loads(json.dumps(found.json()))
    steps = [step for line in report["lines"] for step in line["steps"]]
    named = {*report, *report["lines"][0], *steps[0], *steps[-1]["position"], *steps[-1]["waits"]}
    for step in steps:
        named |= {*(step["item"] or {}), *(step["cost"] or {}), *(step["moved"] or [{}])[0], *(step["refused"] or [{}])[0]}
        named |= {key for line in (step["cost"] or {"lines": []})["lines"] for key in line}
    assert sorted(key for key in named if key not in WORDS) == []


def test_the_limits_are_those_it_names():
    assert f"At most {MOST} choices, {LONGEST // 1000} kB of query, {MOST_STEPS} steps. Of a play that" in PAGE
    assert f"at most {MOST_NEW} choices are played at once" in PAGE

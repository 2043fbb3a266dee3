"""More than one class: each by its number, names that only one of them may have, pages that show them all."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import Client
from pytest_django import Settings

from engine.rule import texts
from lessons.catalog import load as loading
from lessons.catalog.faults import ContentError
from lessons.catalog.load import catalog, load
from lessons.catalog.prose.parser import RULE
from lessons.catalog.rules import is_rule
from lessons.catalog.values import Lesson
from tests.lessons.catalog.test_front_matter import HEAD
from tests.lessons.catalog.test_load import BOARD
from tests.lessons.pages import text


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """Classes 2 and 10: one with a board, one that has nothing but its text."""
    with_board, without = tmp_path / "10-diez", tmp_path / "2-dos"
    (with_board / "tableros").mkdir(parents=True)
    without.mkdir()
    (with_board / "clase.md").write_text(head("Diez", 10, "diez") + "\n::: tablero A2\n:::\n")
    (with_board / "tableros" / "A2.toml").write_text(BOARD)
    (without / "clase.md").write_text(head("Dos", 2, "dos") + "\nSolo texto (601.2).\n")
    (tmp_path / "glosario.toml").write_text("")
    (tmp_path / "glosas.toml").write_text("")
    return tmp_path


@pytest.fixture
def client(content: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Iterator[Client]:
    """Somebody at a site that has these two classes."""
    monkeypatch.setattr(loading, "CONTENT", content)
    settings.ESCUELA_REPORT_ADDRESS = f"{content.name}@example.org"  # a version of its own: kept pages are of one site only
    catalog.cache_clear()
    yield Client()
    catalog.cache_clear()


def head(title: str, number: int, slug: str) -> str:
    changed = HEAD.replace('"Una clase"', f'"{title}"').replace("numero = 9", f"numero = {number}")
    return changed.replace('slug = "una"', f'slug = "{slug}"')


def faults(content: Path) -> list[str]:
    with pytest.raises(ContentError) as found:
        load(content)
    return [str(fault) for fault in found.value.faults]


def test_classes_stand_in_the_order_of_their_numbers(content: Path) -> None:
    assert list(load(content).lessons) == ["dos", "diez"]


@pytest.mark.parametrize(
    "old,new,fault",
    [
        ("numero = 2", "numero = 10", "ya hay otra clase 10"),
        ('slug = "dos"', 'slug = "diez"', "ya hay otra clase «diez»"),
    ],
)
def test_two_classes_of_one_name(content: Path, old: str, new: str, fault: str) -> None:
    path = content / "2-dos" / "clase.md"
    path.write_text(path.read_text().replace(old, new))
    assert any(fault in said for said in faults(content))


def test_a_board_s_name_is_one_in_all_classes(content: Path) -> None:
    shutil.copytree(content / "10-diez" / "tableros", content / "2-dos" / "tableros")
    assert "10-diez/tableros/A2.toml: ya hay un tablero A2 en otra clase: 2-dos/tableros/A2.toml" in faults(content)


def test_the_front_page_lists_them_and_counts_no_boards_where_there_are_none(client: Client) -> None:
    page = text(client, "/")
    two, ten = page.index('href="/clases/dos/"'), page.index('href="/clases/diez/"')
    assert two < ten
    assert "tablero" not in page[two:ten]
    assert "1 tablero<" in page[ten:]
    assert "Un tablero de la clase «Diez»" in page[ten:]


@pytest.mark.parametrize("path", ["/", "/clases/dos/", "/clases/diez/tableros/a2/pasos/1", "/tableros/", "/clases/dos/proyector/"])
def test_every_page_leads_to_the_list_of_classes(client: Client, path: str) -> None:
    assert '<a href="/?nombres=en#clases"' in text(client, f"{path}?nombres=en")
    assert 'id="clases"' in text(client, "/?nombres=en")


def test_a_class_leads_to_the_ones_beside_it(client: Client) -> None:
    two, ten = text(client, "/clases/dos/?nombres=en"), text(client, "/clases/diez/")
    assert 'rel="next" href="/clases/diez/?nombres=en"' in two
    assert 'rel="prev"' not in two
    assert 'rel="prev" href="/clases/dos/"' in ten
    assert 'rel="next"' not in ten


def test_a_class_without_boards_has_its_page_and_no_shelf(client: Client) -> None:
    assert "minutos de lectura · verificado" in text(client, "/clases/dos/")
    shelves = text(client, "/tableros/")
    assert 'id="estante-diez"' in shelves
    assert 'id="estante-dos"' not in shelves


@pytest.mark.parametrize("lesson", catalog().lessons.values(), ids=lambda lesson: lesson.slug)
def test_a_class_has_its_summary_by_its_old_name_and_what_it_cites_can_be_read(lesson: Lesson) -> None:
    folder = (loading.CONTENT / lesson.file).parent
    prose = "".join(path.read_text() for path in [*folder.glob("*.md"), *folder.glob("*.toml"), *folder.glob("ejercicios/*.toml")])
    cited = {found for found in RULE.findall(prose) if is_rule(found) and "." in found}
    assert "tl-dr" in {heading.anchor for heading in lesson.headings}
    assert len(cited) > 40
    assert {number for number in cited if not texts().get(number)} == set(), "a rule that is cited has its text here"


def test_the_rule_of_a_term_can_be_read() -> None:
    rules = {term.rule for term in catalog().glossary if "." in term.rule}
    assert len(rules) > 60
    assert {number for number in rules if not texts().get(number)} == set()

"""The questions of the class in a browser: by keyboard alone, without script, on a phone; axe finds nothing in any state."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lessons.study.load import questions
from lessons.study.question import Chosen, Kind, Numbers, Ordered, Placed
from tests.browser.test_every_page import PHONE_AT_NIGHT, faults

ALL = "/clases/capas/preguntas/"
FROG, OGRE, ORDER, TEXTS = (
    "la-pregunta-del-principio",
    "el-tamano-fijado-al-final",
    "orden-de-las-subcapas",
    "cada-texto-en-su-capa",
)
OF_EACH_KIND = (FROG, OGRE, ORDER, TEXTS, "efectos-continuos")
VERDICT = "#veredicto"


def fill(page: Page, id_: str) -> None:
    """The right answer, as one gives it."""
    question = questions("capas")[id_]
    match question.right:
        case Chosen(keys):
            for key in keys:
                page.locator(f'[value="{key}"]').check()
        case Numbers(power, toughness):
            page.get_by_label("Fuerza").fill(str(power))
            page.get_by_label("Resistencia").fill(str(toughness))
        case Placed(rows):
            for option, row in zip(question.options, rows, strict=True):
                for place in row:
                    page.locator(f'[name="en.{option.key}"][value="{place}"]').check()
        case Ordered(keys):
            offered = [option.key for option in question.options]
            for place, key in enumerate(keys):
                item = page.locator(f'[data-item="{offered.index(key) + 1}"]')
                while items(page).index(item.get_attribute("data-item") or "") > place:
                    item.get_by_role("button", name="Poner antes").click()


def items(page: Page) -> list[str]:
    return page.locator("[data-item]").evaluate_all("all => all.map(item => item.dataset.item)")


def send(page: Page) -> Locator:
    page.get_by_role("button", name="Responder", exact=True).click()
    return page.locator(VERDICT)


@pytest.mark.parametrize("id_", [TEXTS, FROG, OGRE, "efectos-continuos"])
def test_what_is_missing_is_said_in_one_line_that_is_seen(page: Page, console_errors: list[str], id_: str) -> None:
    """Checkboxes in a row bring a line of their own for each text."""
    page.goto(ALL + id_)
    send(page)
    expect(page.locator("#pregunta-falta")).to_be_visible()
    assert page.locator(":is(.fault, .invalid-feedback, .errorlist):visible").count() == 1
    console_errors.clear()  # the status of an answer that is none


@pytest.mark.parametrize("id_", OF_EACH_KIND)
def test_it_is_marked_where_one_stands(page: Page, id_: str) -> None:
    page.goto(ALL + id_)
    assert faults(page) == []
    fill(page, id_)
    expect(send(page)).to_contain_text("Correcto")
    expect(page.locator(VERDICT)).to_be_focused()
    expect(page.get_by_role("status")).to_have_text("Correcto.")
    expect(page.locator(".study-score")).to_have_text("1 de 24 respondidas · 1 bien")
    assert faults(page) == []
    page.reload()
    expect(page.locator(VERDICT)).to_contain_text("Correcto")


def test_a_wrong_answer_is_called_by_its_name_and_played(page: Page) -> None:
    page.goto(ALL + FROG)
    page.get_by_label("Rana, azul, 2/2").check()
    verdict = send(page)
    expect(verdict).to_contain_text("No es así")
    expect(page.get_by_role("status")).to_have_text("No es así.")
    called = page.get_by_role("complementary", name="A trozos")
    assert faults(page) == []
    called.get_by_role("link", name="Ver esa lectura").click()
    expect(page).to_have_url(re.compile(r"/tableros/a2/lecturas/a-trozos/pasos/\d+$"))
    page.wait_for_load_state("networkidle")
    page.go_back()
    page.wait_for_load_state("networkidle")
    page.get_by_role("link", name="Repasar «Segundo ejemplo").click()
    expect(page).to_have_url(re.compile(r"/clases/capas/#ejemplo-general-2$"))
    page.wait_for_load_state("networkidle")


def test_nothing_chosen_is_one_line_and_the_rest_stays(page: Page, console_errors: list[str]) -> None:
    page.goto(ALL + OGRE)
    page.get_by_label("Fuerza").fill("5")
    page.get_by_role("button", name="Responder", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Escribe la fuerza y la resistencia.")
    expect(page.get_by_label("Fuerza")).to_have_value("5")
    assert faults(page) == []
    page.get_by_label("Resistencia").fill("8")
    expect(send(page)).to_contain_text("Correcto")
    assert all("422" in error for error in console_errors)
    console_errors.clear()


def test_by_keyboard_alone_from_the_class_to_the_result(page: Page) -> None:
    page.goto("/clases/capas/#preguntas")
    page.locator("#preguntas").get_by_role("link", name="Responder").focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Empezar").focus()
    page.keyboard.press("Enter")
    for number, (id_, question) in enumerate(questions("capas").items(), 1):
        expect(page.get_by_role("heading", level=1)).to_contain_text(f"Pregunta {number}")
        if question.kind in {Kind.ONE, Kind.SEVERAL} and isinstance(question.right, Chosen):
            _choose(page, question.right.keys, one=question.kind is Kind.ONE)
        else:
            page.locator("#pregunta-responder").focus()
            fill(page, id_)
        page.locator("#pregunta-responder").focus()
        page.keyboard.press("Enter")
        expect(page.locator(VERDICT)).to_be_focused()
        expect(page.locator(VERDICT)).to_contain_text("Correcto")
        way = page.get_by_role("link", name="Siguiente pregunta").or_(page.get_by_role("link", name="Ver el resultado"))
        way.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".study-tally")).to_contain_text("24 de 24 bien. A la primera: 24.")
    assert faults(page) == []


def _choose(page: Page, keys: frozenset[str], *, one: bool) -> None:
    boxes = page.locator('input[type="radio"]' if one else 'input[type="checkbox"]')
    if one:
        boxes.first.focus()
        page.keyboard.press("Space")
        while page.locator("input:checked").get_attribute("value") not in keys:
            page.keyboard.press("ArrowDown")
        return
    for box in boxes.all():
        if box.get_attribute("value") in keys:
            box.focus()
            page.keyboard.press("Space")


def test_the_next_question_takes_the_focus(page: Page) -> None:
    page.goto(ALL + OGRE)
    fill(page, OGRE)
    expect(send(page)).to_be_focused()
    page.keyboard.press("Tab")
    page.locator("#pregunta-siguiente").press("Enter")
    expect(page.locator("#pregunta-titulo")).to_be_focused()
    expect(page).to_have_url(re.compile("/un-intercambio-y-un-contador$"))
    expect(page).to_have_title(re.compile("Pregunta 10"))
    page.wait_for_load_state("networkidle")
    page.go_back()
    expect(page.locator(VERDICT)).to_contain_text("Correcto")


def test_an_order_can_be_dragged(page: Page) -> None:
    page.goto(ALL + ORDER)
    before = items(page)
    first, last = page.locator("[data-grab]").first, page.locator("[data-item]").last.bounding_box()
    assert last is not None
    first.hover()
    page.mouse.down()
    page.mouse.move(last["x"] + 20, last["y"] + last["height"], steps=8)
    page.mouse.up()
    assert items(page) == [*before[1:], before[0]]
    expect(send(page)).to_be_visible()


def test_only_the_wrong_ones_again_and_all_anew(page: Page) -> None:
    page.goto(ALL + OGRE)
    page.get_by_label("Fuerza").fill("0")
    page.get_by_label("Resistencia").fill("1")
    expect(send(page)).to_contain_text("No es así")
    page.get_by_role("link", name="Preguntas de la clase").click()
    expect(page.get_by_role("link", name="Seguir por la 10")).to_be_visible()
    page.get_by_role("button", name="Reintentar solo las que fallaste (1)").click()
    expect(page.locator(".study-item.is-otra-vez")).to_have_count(0)
    page.goto(ALL)
    expect(page.locator(".study-item.is-otra-vez")).to_have_count(1)
    page.locator(".study-anew summary").click()
    assert faults(page) == []
    page.get_by_role("button", name="Borrarlas y empezar").click()
    expect(page.get_by_role("link", name="Empezar")).to_be_visible()


@pytest.mark.parametrize("id_", OF_EACH_KIND)
def test_on_a_phone_at_night(browser: Browser, site: str, id_: str) -> None:
    context = browser.new_context(base_url=site, reduced_motion="reduce", has_touch=True, **PHONE_AT_NIGHT)
    page = context.new_page()
    for path in (ALL, ALL + id_):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is wider than the screen"
        assert faults(page) == []
        small = page.locator(".study :is(button, .button, .form-check-label):visible").evaluate_all(
            "all => all.filter(e => Math.min(e.offsetWidth, e.offsetHeight) < 44).map(e => e.outerHTML.slice(0, 90))"
        )
        assert small == []
    fill(page, id_)
    expect(send(page)).to_contain_text("Correcto")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []
    context.close()


@pytest.mark.parametrize("id_", [*OF_EACH_KIND, "la-capa-4-mas-dificil"])
def test_with_text_twice_as_big_on_a_phone(browser: Browser, site: str, id_: str) -> None:
    """Nothing goes over the edge or over something else, and what does not fit can be scrolled to."""
    page = browser.new_context(base_url=site, viewport={"width": 360, "height": 640}).new_page()
    page.goto(ALL + id_)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is wider than the screen"
    covered = """all => all.filter(label => {
        const [text, moves] = [label, label.parentElement.querySelector(".orderable-moves")].map(e => e.getBoundingClientRect());
        return text.left + label.scrollWidth > moves.left + 1 && text.bottom > moves.top + 1;
    }).map(label => label.textContent)"""
    assert page.locator(".orderable-label").evaluate_all(covered) == []
    page.evaluate("document.documentElement.style.fontSize = ''")
    fill(page, id_)
    expect(send(page)).to_contain_text("Correcto")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    verdict = page.locator(VERDICT)
    assert verdict.evaluate("e => e.scrollWidth <= e.clientWidth || getComputedStyle(e).overflowX === 'auto'")
    page.context.close()


@pytest.fixture
def plain(browser: Browser, site: str) -> BrowserContext:
    """A visitor whose browser runs no script."""
    return browser.new_context(base_url=site, java_script_enabled=False)


@pytest.mark.parametrize("id_", OF_EACH_KIND)
def test_without_script(plain: BrowserContext, id_: str) -> None:
    page = plain.new_page()
    page.goto(ALL + id_)
    if id_ == ORDER:
        page.get_by_role("button", name="Poner antes").nth(1).click()
        expect(page).to_have_url(re.compile("orden=2,1,3,4$"))
        page.get_by_role("button", name="Responder", exact=True).click()
        expect(page.locator(VERDICT)).to_be_visible()
    else:
        fill(page, id_)
        expect(send(page)).to_contain_text("Correcto")
    expect(page).to_have_url(re.compile(f"{id_}#veredicto$"))
    page.get_by_role("link", name="Siguiente pregunta").click()
    expect(page.get_by_role("button", name="Responder", exact=True)).to_be_visible()
    page.get_by_role("link", name="Preguntas de la clase").click()
    expect(page.locator(".study-tally")).to_contain_text("1 respondida.")
    plain.close()

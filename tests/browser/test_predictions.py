"""«¿Qué pasa ahora?» in the browser: asked before the step, answered, skipped; the reading that leads to a wrong answer."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

TABLES = "/clases/capas/tableros"
A2 = f"{TABLES}/a2"


def at_question(page: Page, number: int) -> None:
    """The page asks about the step, and its address says so."""
    expect(page.locator("[data-board]")).to_have_attribute("data-number", f"{number - 1}.5")
    expect(page).to_have_url(re.compile(rf"/pasos/{number}/prediccion(\?|$)"))


def at_step(page: Page, number: int) -> None:
    expect(page.locator("[data-board]")).to_have_attribute("data-number", str(number))
    expect(page).to_have_url(re.compile(rf"/pasos/{number}(\?|$)"))


def test_the_question_comes_before_the_step_and_can_be_left_out(page: Page) -> None:
    page.goto(f"{A2}/pasos/7")
    page.keyboard.press("ArrowRight")
    at_question(page, 8)
    expect(page.get_by_role("heading", name="¿Qué se aplica ahora?")).to_be_visible()
    expect(page.locator(".rung.now")).to_contain_text("Color")  # the ladder is that of the step before
    page.get_by_role("link", name="Saltar").first.click()
    at_step(page, 8)
    page.keyboard.press("ArrowLeft")
    at_step(page, 7)
    page.keyboard.press("ArrowRight")
    at_question(page, 8)
    page.keyboard.press("ArrowLeft")
    at_step(page, 7)


def test_a_right_answer_by_keyboard_alone(page: Page) -> None:
    page.goto(f"{A2}/pasos/11/prediccion")
    first = page.get_by_role("radio").first
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Correcto")
    expect(page.get_by_role("status")).to_have_text("Correcto.")
    expect(page.get_by_role("link", name="Seguir")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 11)


def test_a_wrong_answer_is_told_why_named_and_played(page: Page) -> None:
    page.goto(f"{A2}/pasos/8/prediccion")
    page.get_by_role("radio", name="El honor de los puros").check()
    page.get_by_role("button", name="Responder").click()
    expect(page.locator(".verdict.is-wrong")).to_contain_text("«+1/+1» es de la capa 7c")
    expect(page.get_by_role("status")).to_have_text("No es así.")
    expect(page).to_have_url(re.compile(r"responder=1"))
    named = page.get_by_role("complementary", name="Lectura equivocada: Cada efecto entero, del más viejo al más nuevo")
    named.get_by_role("link", name="Ver esa lectura").click()
    expect(page).to_have_url(re.compile(r"/lecturas/efectos-enteros/pasos/4$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Cada efecto entero, del más viejo al más nuevo")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".duo-parting")).to_have_text("Aquí se apartan")
    expect(page.get_by_role("status")).to_contain_text("Aquí se apartan.")
    expect(page.locator(".side-wrong .card.differs")).to_contain_text("2/2")
    page.keyboard.press("End")
    expect(page.locator(".outcomes.wrong")).to_contain_text("1/1")


def test_after_a_wrong_answer_one_may_try_again(page: Page) -> None:
    page.goto(f"{A2}/pasos/11/prediccion?responder=1&efecto=angelic-destiny.t1")
    page.get_by_role("link", name="Probar otra vez").click()
    at_question(page, 11)
    expect(page.get_by_role("button", name="Responder")).to_be_visible()
    page.go_back()
    expect(page.locator(".verdict.is-wrong")).to_be_visible()


def test_hints_one_by_one(page: Page) -> None:
    page.goto(f"{A2}/pasos/8/prediccion")
    for number, name in enumerate(("Una pista", "Otra pista", "La última pista: la jugada"), 1):
        page.get_by_role("link", name=name).click()
        expect(page.locator(".hint")).to_have_count(number)
        expect(page.get_by_role("status")).to_have_text(page.locator(".hint").last.inner_text())
    expect(page.locator(".hint-more")).to_have_count(0)
    expect(page.locator(".hint").last).to_contain_text("Se aplica Destino angélico")


def test_nothing_chosen_is_told_and_what_was_chosen_is_kept(page: Page) -> None:
    page.goto(f"{TABLES}/a6/pasos/5/prediccion")
    page.get_by_label("Fuerza", exact=True).fill("2")
    page.get_by_role("button", name="Responder").click()
    expect(page.get_by_role("alert")).to_have_text("Elige las habilidades, o «Ninguna».")
    expect(page.get_by_label("Fuerza", exact=True)).to_have_value("2")


def test_who_depends_on_whom(page: Page) -> None:
    page.goto(f"{TABLES}/a3/pasos/5/prediccion")
    page.get_by_label("¿Quién depende?").select_option(label="Urborg")
    page.get_by_label("¿De quién?").select_option(label="Mago de la luna")
    page.get_by_label("Porque, con el otro aplicado antes,").select_option(label="deja de existir")
    page.get_by_role("button", name="Responder").click()
    expect(page.locator(".verdict.is-right")).to_contain_text("deja de existir")


def test_an_order_by_buttons_and_by_dragging(page: Page) -> None:
    page.goto(f"{TABLES}/a9/pasos/15/prediccion")
    items = page.locator(".orderable-item")
    expect(items).to_have_count(6)
    last = items.last.get_attribute("data-item")
    grab, top = items.last.locator("[data-grab]").bounding_box(), items.first.locator("[data-grab]").bounding_box()
    assert grab is not None
    assert top is not None
    page.mouse.move(grab["x"] + 4, grab["y"] + 8)
    page.mouse.down()
    page.mouse.move(top["x"] + 4, top["y"] + 8)
    page.mouse.up()
    expect(items.first).to_have_attribute("data-item", last or "")
    for wanted in (6, 5, 2, 1, 4, 3):  # 3,4,1,2,5,6 is right: bring each to the front, the last first
        item = page.locator(f".orderable-item[data-item='{wanted}']")
        while items.first.get_attribute("data-item") != str(wanted):
            item.locator("[name=sube]").click()
    expect(page.locator("input[name=orden]")).to_have_value("3,4,1,2,5,6")
    page.get_by_role("button", name="Responder").click()
    expect(page.locator(".verdict.is-right")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 360])
def test_in_the_class_one_is_asked_where_one_reads(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/clases/capas/")
    place = page.locator("#tablero-a2")
    place.get_by_role("link", name="Jugar paso a paso").click()
    board = place.locator("[data-board]")
    for number in ("2", "3", "4", "4.5"):
        board.locator(".next").click()
        expect(board).to_have_attribute("data-number", number)
    for name in ("Criatura", "Rana", "Azul", "Ninguna"):
        board.get_by_role("checkbox", name=name, exact=True).check()
    board.get_by_label("Fuerza", exact=True).fill("1")
    board.get_by_label("Resistencia", exact=True).fill("1")
    board.get_by_role("button", name="Responder").click()
    expect(board.locator(".misreading")).to_have_count(2)
    board.get_by_role("link", name="Seguir").click()
    expect(board).to_have_attribute("data-number", "5")
    expect(page).to_have_url(re.compile("/clases/capas/$"))


@pytest.mark.parametrize("path", ["a2/pasos/5/prediccion", "a9/pasos/15/prediccion", "a9/pasos/17/prediccion"])
def test_on_a_phone_everything_can_be_reached_and_touched(browser: Browser, site: str, path: str) -> None:
    context = browser.new_context(
        base_url=site, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{TABLES}/{path}")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    send = page.get_by_role("button", name="Responder")
    send.scroll_into_view_if_needed()
    send.tap()
    expect(page.locator(".verdict, [role=alert]").first).to_be_visible()
    context.close()


def test_without_script_a_question_is_a_plain_form(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{A2}/pasos/7")
    page.get_by_role("link", name="Siguiente").click()
    page.get_by_role("link", name="Una pista").click()
    expect(page.locator(".hint")).to_have_count(1)
    page.get_by_role("radio", name="1/1", exact=False).last.check()
    page.get_by_role("button", name="Responder").click()
    expect(page.locator(".verdict.is-wrong")).to_be_visible()
    expect(page.locator(".misreading")).to_have_count(2)
    page.get_by_role("link", name="Seguir").click()
    expect(page).to_have_url(re.compile(r"/pasos/8$"))
    page.goto(f"{TABLES}/a9/pasos/15/prediccion")
    first = page.locator(".orderable-item").first
    moved = first.get_attribute("data-item")
    first.get_by_role("button", name="Poner después").click()
    expect(page.locator(".orderable-item").nth(1)).to_have_attribute("data-item", moved or "")
    context.close()

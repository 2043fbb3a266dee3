"""The class: its contents, boards opened where one reads, exercises corrected in place."""

import re

from playwright.sync_api import Page, expect


def opened(page: Page, board: str):  # type: ignore[no-untyped-def]
    """A board of the class, opened in place."""
    invitation = page.locator(f"#tablero-{board}")
    invitation.get_by_role("link", name="Jugar paso a paso").click()
    made = invitation.locator("[data-board]")
    expect(made).to_have_attribute("data-number", "1")
    return made


def test_a_board_opens_in_place_and_the_address_stays(page: Page) -> None:
    page.goto("/clases/capas/")
    title = page.title()
    board = opened(page, "a2")
    expect(board.get_by_role("link", name="Siguiente")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-number", "2")
    board.get_by_role("link", name="Siguiente").click()
    expect(board).to_have_attribute("data-number", "3")
    expect(page).to_have_url(re.compile("/clases/capas/$"))
    assert page.title() == title


def test_two_boards_do_not_disturb_each_other(page: Page) -> None:
    page.goto("/clases/capas/")
    first, second = opened(page, "a3"), opened(page, "a2")
    page.keyboard.press("End")
    expect(second).to_have_attribute("data-number", "13")
    expect(first).to_have_attribute("data-number", "1")
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))


def test_keys_scroll_the_page_where_no_board_has_the_focus(page: Page) -> None:
    page.goto("/clases/capas/")
    board = opened(page, "a2")
    page.locator("#por-que").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(board).to_have_attribute("data-number", "1")


def test_the_contents_show_where_one_is(page: Page) -> None:
    page.goto("/clases/capas/#dependencia")
    expect(page.locator(".contents [aria-current]")).to_have_text(re.compile("Dependencia|La prueba"))
    page.goto("/clases/capas/#tl-dr")
    expect(page.locator(".contents [aria-current]")).to_have_text("Resumen")


def test_a_card_of_the_text_opens_over_it(page: Page) -> None:
    page.goto("/clases/capas/")
    page.get_by_role("link", name="Convertir en rana").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Texto Oracle")
    expect(sheet).to_contain_text("Lo que entendió el motor")
    sheet.get_by_role("button", name="Cerrar").click()
    expect(sheet).to_be_hidden()


def test_an_exercise_is_corrected_in_place(page: Page) -> None:
    page.goto("/clases/capas/")
    exercise = page.locator("#ejercicio-a12")
    exercise.get_by_label("después").first.check()
    exercise.get_by_role("button", name="Corregir").click()
    expect(exercise.get_by_role("status")).to_contain_text("1 de 14")
    expect(page).to_have_url(re.compile("/clases/capas/$"))
    exercise.get_by_role("group", name="Monumento a Akroma").get_by_label("6", exact=True).check()
    exercise.get_by_role("button", name="Corregir").click()
    expect(exercise.get_by_role("status")).to_contain_text("2 de 14")


def test_an_exercise_by_keyboard(page: Page) -> None:
    page.goto("/clases/capas/")
    first = page.locator("#ejercicio-a0 input[type=radio]").first
    first.focus()
    page.keyboard.press("Space")
    expect(first).to_be_checked()


def test_steps_are_put_in_order_where_one_reads(page: Page) -> None:
    page.goto("/clases/lanzar/")
    drill = page.locator("#ejercicio-c16")
    item = drill.locator("[data-item]", has_text="Poner la carta encima de la pila")
    up = item.get_by_role("button", name="Poner antes")
    for _ in range(8):
        up.press("Enter")
    expect(item.locator("[data-place]")).to_have_text("1.º")
    drill.get_by_role("button", name="Una pista").click()
    expect(drill.get_by_role("list", name="Pistas").get_by_role("listitem")).to_have_count(1)
    expect(item.locator("[data-place]")).to_have_text("1.º")
    expect(drill.get_by_role("button", name="Otra pista")).to_be_focused()
    drill.get_by_role("button", name="Corregir").click()
    expect(drill.get_by_role("status")).to_contain_text("de 9 en orden")
    expect(drill.get_by_role("list", name="En su lugar").get_by_role("listitem").first).to_contain_text("Poner la carta")
    expect(drill.get_by_role("list", name="Pistas")).to_have_count(0)
    expect(page).to_have_url(re.compile("/clases/lanzar/$"))
    for hint in ("Una pista", "Otra pista", "La última"):
        drill.get_by_role("button", name=hint).click()
        expect(drill.get_by_role("button", name=hint)).to_have_count(0)
    expect(drill.get_by_role("button", name="Corregir")).to_be_focused()


def test_the_front_page_has_a_board_to_play(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Siguiente", exact=True).click()
    expect(page.locator("[data-board]")).to_have_attribute("data-number", "6")
    assert page.evaluate("location.pathname") == "/"

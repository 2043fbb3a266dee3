"""From step to step: by link, by key, by jump; the address, the focus and the words follow."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

A2 = "/clases/capas/tableros/a2"
LAST = 13


def step(number: int) -> str:
    return f"{A2}/pasos/{number}"


def at(page: Page, number: int) -> None:
    """The page shows the step, and its address says so."""
    expect(page.locator("[data-board]")).to_have_attribute("data-number", str(number))
    expect(page).to_have_url(re.compile(rf"/pasos/{number}(\?|$)"))
    expect(page.locator(".explanation .kicker")).to_contain_text(f"Paso {number} de {LAST}")


def test_next_and_previous_swap_the_board_in_place(page: Page) -> None:
    page.goto(step(5))
    page.evaluate("document.querySelector('.board-header').dataset.kept = 'yes'")
    page.get_by_role("link", name="Siguiente").click()
    at(page, 6)
    page.get_by_role("link", name="Anterior").click()
    at(page, 5)
    assert page.evaluate("document.querySelector('.board-header').dataset.kept") == "yes"


def test_a_card_stays_the_same_element(page: Page) -> None:
    page.goto(step(5))
    page.evaluate("document.getElementById('board-a2-champion-of-the-parish').kept = true")
    page.get_by_role("link", name="Siguiente").click()
    at(page, 6)
    assert page.evaluate("document.getElementById('board-a2-champion-of-the-parish').kept")


def test_the_focus_stays_on_the_control(page: Page) -> None:
    page.goto(step(5))
    following = page.get_by_role("link", name="Siguiente", exact=True)
    following.focus()
    page.keyboard.press("Enter")
    at(page, 6)
    expect(following).to_be_focused()


def test_the_focus_stays_when_there_is_no_further_step(page: Page) -> None:
    page.goto(step(LAST - 1))
    following = page.get_by_role("link", name="Siguiente", exact=True)
    following.focus()
    page.keyboard.press("Enter")
    at(page, LAST)
    expect(following).to_be_focused()
    expect(following).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    at(page, LAST)


def test_keys(page: Page) -> None:
    page.goto(step(5))
    for key, number in (("ArrowRight", 6), ("Space", 7), ("ArrowLeft", 6), ("End", LAST), ("Home", 1)):
        page.keyboard.press(key)
        at(page, number)


def test_ten_quick_keys_are_ten_steps_two_of_them_through_questions(page: Page) -> None:
    page.goto(step(2))
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    at(page, 10)


def test_keys_leave_alone_whoever_chooses_a_speed(page: Page) -> None:
    page.goto(step(5))
    page.get_by_label("Velocidad").focus()
    page.keyboard.press("ArrowRight")
    at(page, 5)


def test_jump_from_the_progress_bar_and_from_a_layer(page: Page) -> None:
    page.goto(step(5))
    page.locator(".dots a").nth(9).click()
    at(page, 10)
    page.get_by_role("link", name="Capa 5").click()
    at(page, 7)


def test_jump_from_the_list_of_steps(page: Page) -> None:
    page.goto(step(5))
    page.locator(".steps-list summary").click()
    page.locator(".steps-panel a[data-step='12']").click()
    at(page, 12)
    expect(page.locator(".steps-panel")).to_be_hidden()


def test_back_and_forward_go_through_the_steps(page: Page) -> None:
    page.goto(step(5))
    page.keyboard.press("ArrowRight")
    at(page, 6)
    page.keyboard.press("ArrowRight")
    at(page, 7)
    page.go_back()
    at(page, 6)
    page.go_back()
    at(page, 5)
    page.go_forward()
    at(page, 6)
    page.keyboard.press("ArrowRight")
    at(page, 7)


def test_the_title_follows(page: Page) -> None:
    page.goto(step(5))
    before = page.title()
    page.keyboard.press("ArrowRight")
    at(page, 6)
    assert page.title() != before


def test_the_step_is_told_in_a_live_region(page: Page) -> None:
    page.goto(step(8))
    status = page.get_by_role("status")
    page.evaluate("document.querySelector('[role=status]').kept = true")
    page.keyboard.press("ArrowRight")
    at(page, 9)
    expect(status).to_contain_text("Convertir en rana le quita todas las habilidades")
    assert page.evaluate("document.querySelector('[role=status]').kept"), "a new region would not be announced"


def test_old_values_stand_struck_beside_the_new(page: Page) -> None:
    page.goto(step(6))
    champion = page.locator("#board-a2-champion-of-the-parish")
    expect(champion.locator(".card-types ins")).to_have_text("Rana")
    expect(champion.locator(".card-types del")).to_contain_text("humano")


def test_autoplay_goes_on_and_stops_at_a_touch(page: Page) -> None:
    page.clock.install()
    page.goto(step(5))
    play = page.get_by_role("button", name="Reproducir")
    play.click()
    at(page, 6)
    expect(play).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(3600)
    at(page, 7)
    page.keyboard.press("ArrowLeft")
    at(page, 6)
    expect(play).to_have_attribute("aria-pressed", "false")
    page.clock.run_for(20_000)
    at(page, 6)


def test_autoplay_stops_at_the_end(page: Page) -> None:
    page.clock.install()
    page.goto(step(LAST - 1))
    play = page.get_by_role("button", name="Reproducir")
    play.click()
    at(page, LAST)
    expect(play).to_have_attribute("aria-pressed", "false")


def test_where_one_was_is_offered_not_forced(page: Page) -> None:
    page.goto(step(6))
    page.keyboard.press("ArrowRight")
    at(page, 7)
    page.goto(step(1))
    at(page, 1)
    page.get_by_role("link", name="Continuar").click()
    at(page, 7)
    expect(page.get_by_role("link", name="Continuar")).to_have_count(0)


@pytest.mark.motion
def test_movement_does_not_queue(page: Page) -> None:
    page.goto(step(2))
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    at(page, 10)
    running = "document.getAnimations().filter(a => a.id === 'flip').map(a => a.effect.target.id)"
    moving = page.evaluate(running)
    assert len(moving) == len(set(moving)), "one movement for each piece at most"


def test_no_movement_for_those_who_asked_for_none(page: Page) -> None:
    page.goto(step(5))
    page.evaluate(
        "() => { window.started = 0; const was = Element.prototype.animate; "
        "Element.prototype.animate = function (...a) { window.started += 1; return was.apply(this, a); }; }"
    )
    page.keyboard.press("ArrowRight")
    at(page, 6)
    assert page.evaluate("window.started") == 0


def test_a_rule_opens_over_the_board(page: Page) -> None:
    page.goto(step(9))
    page.get_by_role("link", name="613.1f").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Layer 6")
    expect(sheet.locator("[lang=en]").first).to_be_visible()
    at(page, 9)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("ArrowRight")
    at(page, 10)


def test_a_card_answers_why_an_effect_does_not_apply(page: Page) -> None:
    page.goto(step(11))
    page.locator("#board-a2-champion-of-the-parish .card-name a").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Campeón de la parroquia")
    sheet.locator(".pair", has_text="El honor de los puros").get_by_role("link", name="¿Por qué no aplica?").click()
    expect(sheet).to_contain_text("en ese momento es de color azul")


def test_help_by_key(page: Page) -> None:
    page.goto(step(1))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Atajos de teclado")).to_be_visible()


def test_link_and_ruling_are_copied(context: BrowserContext, page: Page, site: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(step(9))
    page.locator(".more summary").click()
    page.get_by_role("link", name="Copiar el enlace").click()
    expect(page.locator(".toast")).to_have_text("Enlace copiado")
    assert page.evaluate("navigator.clipboard.readText()") == site + step(9)
    page.locator(".more summary").click()
    page.get_by_role("link", name="Copiar el dictamen").click()
    expect(page.locator(".toast")).to_have_text("Dictamen copiado")
    ruling = page.evaluate("navigator.clipboard.readText()")
    assert "Resultado:" in ruling
    assert site + step(9) in ruling


def test_a_dependency_is_drawn_as_an_arrow_with_its_cause(page: Page) -> None:
    page.goto("/clases/capas/tableros/a9/pasos/15")
    arrow = page.locator(".arrow").first
    expect(arrow).to_contain_text("si ese efecto se aplica antes")
    waits = page.locator(".rung.now .chip", has_text="+ criatura artefacto").bounding_box()
    drawn = arrow.bounding_box()
    assert waits is not None
    assert drawn is not None
    assert drawn["x"] < waits["x"], "it goes round the side of the chips"
    assert drawn["height"] > waits["height"], "it reaches from one chip to another"


def test_escape_closes_a_menu_and_gives_the_focus_back(page: Page) -> None:
    page.goto(step(5))
    summary = page.locator(".more summary")
    summary.click()
    page.get_by_role("link", name="Copiar el dictamen").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".more-panel")).to_be_hidden()
    expect(summary).to_be_focused()

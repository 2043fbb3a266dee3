"""«¿Y si…?» in the browser: dragged, by buttons, by keys; what comes out beside what came out before."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

A2 = "/clases/capas/tableros/a2"
HONOR, CHAMPION, DESTINY, FROG = (str(n) for n in range(1, 5))


def item(page: Page, number: str) -> Locator:
    return page.locator(f".whatif-item[data-item='{number}']")


def order(page: Page) -> list[str]:
    return page.locator(".whatif-item").evaluate_all("items => items.map(item => item.dataset.item)")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, number: str, to: str, *, steps: int) -> None:
    """With the mouse, from the handle of an item to where another is."""
    x, y = middle(item(page, number).locator("[data-grab]"))
    _, end = middle(item(page, to).locator("[data-grab]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, end, steps=steps)
    page.mouse.up()


@pytest.mark.parametrize("steps", [1, 25])
def test_an_item_goes_to_where_it_is_dropped(page: Page, steps: int) -> None:
    page.goto(f"{A2}/y-si")
    drag(page, FROG, HONOR, steps=steps)
    expect(page).to_have_url(re.compile(r"\?v=1&orden=4,1,2,3$"))
    assert order(page) == [FROG, HONOR, CHAMPION, DESTINY]
    drag(page, FROG, DESTINY, steps=steps)
    expect(page).to_have_url(re.compile("/y-si$"))
    assert order(page) == [HONOR, CHAMPION, DESTINY, FROG]


def test_what_is_put_back_before_it_is_dropped_is_not_sent(page: Page) -> None:
    page.goto(f"{A2}/y-si")
    x, y = middle(item(page, FROG).locator("[data-grab]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, middle(item(page, HONOR).locator("[data-grab]"))[1])
    assert order(page) == [FROG, HONOR, CHAMPION, DESTINY]
    page.mouse.move(x, y + 4)
    page.mouse.up()
    assert order(page) == [HONOR, CHAMPION, DESTINY, FROG]
    expect(page).to_have_url(re.compile("/y-si$"))


def test_a_finger_drags_on_a_phone_to_what_was_out_of_sight(browser: Browser, site: str) -> None:
    context = browser.new_context(
        base_url=site, viewport={"width": 360, "height": 520}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/clases/capas/tableros/a9/y-si")
    x, y = middle(item(page, "1").locator("[data-grab]"))
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": 515}]})
    last = page.locator(".whatif-item").last
    expect(last).to_have_attribute("data-item", "1")  # held at the edge, the list goes by under it
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page).to_have_url(re.compile(r"orden=2,.*,1$"))
    context.close()


def test_by_buttons_and_keys_the_focus_stays_and_what_ends_otherwise_is_told(page: Page) -> None:
    page.goto(f"{A2}/y-si")
    before = item(page, FROG).get_by_role("button", name="Poner antes")
    before.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"\?v=1&orden=1,2,4,3$"))
    expect(before).to_be_focused()
    expect(page.get_by_role("status")).to_have_text("Un objeto termina distinto.")
    expect(page.locator(".outcomes ins").first).to_contain_text("Ángel")
    page.go_back()
    expect(page).to_have_url(re.compile("/y-si$"))
    expect(page.locator(".outcomes")).to_have_count(0)
    assert order(page) == [HONOR, CHAMPION, DESTINY, FROG]


def test_what_is_taken_away_makes_others_impossible(page: Page) -> None:
    page.goto(f"{A2}/y-si")
    item(page, CHAMPION).get_by_label("Sin esto").check()
    expect(page).to_have_url(re.compile(r"\?v=1&sin=2$"))
    expect(item(page, DESTINY)).to_contain_text("Imposible. No hay ningún objeto «Campeón de la parroquia» (303.4g)")
    item(page, DESTINY).get_by_role("link", name="303.4g").click()
    expect(page.get_by_role("dialog")).to_contain_text("303.4g")


def test_another_choice(page: Page) -> None:
    page.goto(f"{A2}/y-si")
    item(page, DESTINY).get_by_label("Anexada a").select_option(label="Tu oponente")
    expect(item(page, DESTINY)).to_contain_text("no puede anexarse a «tu oponente»")
    page.get_by_role("link", name="Dejarlo como estaba").click()
    expect(page.locator(".whatif-empty")).to_be_visible()


def test_side_by_side_and_step_by_step(page: Page) -> None:
    page.goto(f"{A2}/y-si?v=1&orden=1,2,4,3")
    page.get_by_role("link", name="Ver los dos lado a lado").click()
    expect(page).to_have_url(re.compile(r"/y-si/lado-a-lado/pasos/\d+\?v=1&orden=1,2,4,3$"))
    page.get_by_role("link", name="ir a donde se apartan").click()
    expect(page.locator(".duo-parting")).to_have_text("Aquí se apartan")
    page.get_by_role("link", name="Cambiar otra cosa").click()
    page.get_by_role("link", name="Jugar este paso a paso").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("¿Y si…?")
    page.keyboard.press("End")
    expect(page.locator(".results")).to_contain_text("5/5, vuela, daña primero")
    expect(page).to_have_url(re.compile(r"/y-si/pasos/\d+\?v=1&orden=1,2,4,3$"))


def test_the_link_is_copied(page: Page, site: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{A2}/y-si?v=1&orden=1,2,4,3")
    page.get_by_role("link", name="Copiar el enlace").click()
    expect(page.locator(".toast")).to_have_text("Enlace copiado")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site}{A2}/y-si?v=1&orden=1,2,4,3"


def test_without_script_the_form_is_sent_by_its_button(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{A2}/y-si")
    item(page, FROG).get_by_role("button", name="Poner antes").click()
    expect(page).to_have_url(f"{site}{A2}/y-si?v=1&orden=1,2,4,3")
    item(page, HONOR).get_by_label("Sin esto").check()
    page.get_by_role("button", name="Volver a jugar").click()
    expect(page).to_have_url(f"{site}{A2}/y-si?v=1&orden=1,2,4,3&sin=1")
    page.get_by_role("link", name="Ver los dos lado a lado").click()
    expect(page.locator(".side")).to_have_count(2)
    context.close()

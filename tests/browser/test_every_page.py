"""What holds on every kind of page: nothing for axe to find, nothing from elsewhere, nothing that moves as it loads."""

from itertools import pairwise
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

PAGES = (
    "/",
    "/clases/capas/",
    "/clases/lanzar/",
    "/clases/lanzar/ejercicios/c16?orden=6,3,8,7,9,2,1,4,5&corregir=1",
    "/clases/lanzar/ejercicios/c16?hechos=2&pista=3",
    "/clases/lanzar/partidas/c7/costes",
    "/tableros/",
    "/glosario/",
    "/reglas/613.8a/",
    "/reglas/613/",
    "/cartas/humility/",
    "/clases/capas/tableros/a2/",
    "/clases/capas/tableros/a2/pasos/9",
    "/clases/capas/tableros/a3/pasos/5",
    "/clases/capas/tableros/a9/pasos/16",
    "/clases/capas/tableros/a9/pasos/23",
    "/clases/capas/tableros/a2/pasos/13",
    "/clases/capas/tableros/a2/pasos/9/objetos/champion-of-the-parish",
    "/clases/capas/tableros/a2/pasos/11/por-que?efecto=honor-of-the-pure.t0&objeto=champion-of-the-parish",
    "/clases/capas/tableros/a2/pasos/9/aviso",
    "/clases/capas/tableros/a2/pasos/5/prediccion",
    "/clases/capas/tableros/a2/pasos/8/prediccion?pista=3",
    "/clases/capas/tableros/a2/pasos/11/prediccion?responder=1&efecto=honor-of-the-pure.t0",
    "/clases/capas/tableros/a3/pasos/5/prediccion",
    "/clases/capas/tableros/a9/pasos/15/prediccion",
    "/clases/capas/tableros/a9/lecturas/muere-con-su-habilidad/pasos/20",
    "/clases/lanzar/partidas/c7/lecturas",
    "/clases/lanzar/partidas/c12/lecturas/responder-a-un-coste/sigue/pasos/10",
    "/clases/capas/tableros/a2/y-si?v=1&orden=1,2,4,3",
    "/clases/capas/tableros/a2/y-si/lado-a-lado/pasos/6?v=1&orden=1,2,4,3",
    "/clases/capas/parejas/a6/a6b/pasos/6",
    "/clases/capas/practica/",
    "/clases/capas/practica/orden?semilla=10",
    "/clases/capas/practica/que-capa?semilla=1",
    "/clases/capas/practica/dependencia?semilla=4&responder=1&opcion=texto",
    "/clases/capas/practica/fuerza-y-resistencia?semilla=8&responder=1&fuerza=1&resistencia=1",
)
AT_NIGHT = (  # on a phone axe looks at one of each kind
    "/clases/capas/",
    "/clases/lanzar/ejercicios/c16?orden=6,3,8,7,9,2,1,4,5&corregir=1",
    "/clases/lanzar/ejercicios/c16?hechos=2&pista=3",
    "/clases/capas/tableros/a9/pasos/16",
    "/cartas/humility/",
    "/clases/capas/tableros/a2/pasos/8/prediccion?pista=3",
    "/clases/capas/tableros/a9/lecturas/muere-con-su-habilidad/pasos/20",
    "/clases/lanzar/partidas/c12/lecturas/responder-a-un-coste/sigue/pasos/10",
    "/clases/capas/tableros/a2/y-si?v=1&orden=1,2,4,3",
    "/clases/capas/practica/orden?semilla=10",
    "/clases/capas/practica/dependencia?semilla=4&responder=1&opcion=texto",
)
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}}
CUT_BY_CHANCE = "because it is partially obscured"  # by a panel that the page scrolls under: a little further it is whole
PHONE_AT_NIGHT = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}


def faults(page: Page) -> list[str]:
    """What axe finds, in lines short enough to read."""
    found = Axe().run(page, options=RULES).response["violations"]
    told = (f"{rule['id']}: {node['html'][:140]} {node['failureSummary'][:200]}" for rule in found for node in rule["nodes"])
    return [line for line in told if CUT_BY_CHANCE not in line]


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(page: Page, path: str) -> None:
    page.goto(path)
    assert faults(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_on_a_phone_at_night(browser: Browser, site: str, path: str) -> None:
    context = browser.new_context(base_url=site, reduced_motion="reduce", **PHONE_AT_NIGHT)
    page = context.new_page()
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, "it is wider than the screen"
    if path in AT_NIGHT:
        assert faults(page) == []
    context.close()


@pytest.mark.parametrize("path", ["/", "/clases/capas/", "/clases/capas/tableros/a9/pasos/16", "/tableros/"])
def test_nothing_moves_as_it_loads(page: Page, path: str) -> None:
    page.add_init_script(
        "window.shifts = []; new PerformanceObserver(list => list.getEntries().forEach(e => window.shifts.push(e.value)))"
        ".observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(path, wait_until="networkidle")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert sum(page.evaluate("window.shifts")) < 0.01


@pytest.mark.parametrize("path", ["/", "/clases/capas/", "/clases/capas/tableros/a2/pasos/9"])
def test_nothing_comes_from_another_host(page: Page, site: str, path: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    response = page.goto(path, wait_until="networkidle")
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(site).netloc}
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/clases/capas/",
        "/clases/lanzar/",
        "/tableros/",
        "/glosario/",
        "/clases/capas/tableros/a9/pasos/16",
        "/clases/capas/practica/orden?semilla=10",
        "/clases/lanzar/partidas/c11?v=1&jugada=lanza:jace-the-mind-sculptor;pasa;pasa",
        "/clases/lanzar/partidas/c7/costes",
        "/clases/lanzar/proyector/12/pasos/2",
    ],
)
def test_one_heading_leads_and_none_is_skipped(page: Page, path: str) -> None:
    page.goto(path)
    levels = page.evaluate("[...document.querySelectorAll('main h1, main h2, main h3, main h4')].map(h => Number(h.tagName[1]))")
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_the_skip_link_leads_to_the_content(page: Page) -> None:
    page.goto("/clases/capas/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Ir al contenido")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_at_twice_the_text_a_phone_still_shows_everything(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, viewport={"width": 320, "height": 512}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/clases/capas/tableros/a9/pasos/18")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Siguiente").click()
    expect(page.locator("[data-board]")).to_have_attribute("data-number", "19")
    context.close()

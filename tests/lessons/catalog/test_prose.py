"""The Markdown of a class: what it adds to CommonMark, and what it never lets through."""

import pytest

from lessons.catalog.prose.blocks import Block, headings, parse
from lessons.catalog.prose.html import render


class Reader:
    """Writes down what it was asked, as text that can be seen in the page."""

    def card(self, name: str, label: str) -> str:
        return f"<span>card {name}/{label}</span>"

    def quote(self, path: str) -> str:
        return f"<span>quote {path}</span>"

    def symbol(self, code: str) -> str:
        return f"<span>symbol {code}</span>"

    def rule(self, number: str) -> str:
        return f"<span>rule {number}</span>"


def html(markdown: str) -> str:
    (block,) = parse(markdown, 0)
    return render(block.tokens, Reader())


@pytest.mark.parametrize(
    "markdown,seen",
    [
        ("[[Turn to Frog]]", "card Turn to Frog/"),
        ("[[Urborg, Tomb of Yawgmoth|Urborg]]", "card Urborg, Tomb of Yawgmoth/Urborg"),
        ("[[Night of Souls' Betrayal]]", "card Night of Souls&#x27; Betrayal/"),
        ("{{ tablero.A2.humility.fr }}", "quote tablero.A2.humility.fr"),
        ("Cuesta {2/W}.", "symbol 2/W"),
        ("Es así (613.8a).", "rule 613.8a"),
        ("Está en (613).", "rule 613"),
        ("**613.1** y 613.2a–c", "rule 613.1"),
    ],
)
def test_what_classes_add(markdown: str, seen: str) -> None:
    assert seen.replace("&#x27;", "'") in html(markdown).replace("&#x27;", "'")


@pytest.mark.parametrize("markdown", ["1.613.8", "v613.85abc", "en 2012", "`613.8a`", "[613.8a](#x)", "12:30"])
def test_what_is_no_rule_stays_text(markdown: str) -> None:
    assert "rule " not in html(markdown)


@pytest.mark.parametrize(
    "markdown",
    ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))", "<a style='color:red'>x</a>"],
)
def test_html_and_scripts_do_not_pass(markdown: str) -> None:
    made = html(markdown)
    assert "<script" not in made
    assert "<img" not in made
    assert 'href="javascript' not in made
    assert "style=" not in made.replace("&lt;a style=", "")


def test_headings_have_anchors() -> None:
    blocks = parse("## Uno {#uno}\n\ntexto\n\n### Dos\n", 10)
    assert [(h.level, h.anchor, h.text, h.line) for h in headings(blocks, 10)] == [(2, "uno", "Uno", 11), (3, "", "Dos", 15)]
    assert '<h2 id="uno">Uno</h2>' in render(blocks[0].tokens, Reader())


def test_containers_stand_between_runs_of_prose() -> None:
    text = "Antes.\n\n::: tablero A2\nMíralo.\n:::\n\nDespués.\n\n::: entonces-y-ahora Un título\n**Entonces.** a\n:::\n"
    blocks = parse(text, 0)
    assert [(b.kind, b.argument, b.line) for b in blocks] == [
        ("prosa", "", 1), ("tablero", "A2", 3), ("prosa", "", 7), ("entonces-y-ahora", "Un título", 9),
    ]  # fmt: skip
    assert "Míralo." in render(blocks[1].tokens, Reader())


def test_a_container_that_nobody_knows_is_left_to_be_seen() -> None:
    blocks: tuple[Block, ...] = parse("::: tablerito A2\nx\n:::\n", 0)
    assert [b.kind for b in blocks] == ["prosa"]
    assert ":::" in render(blocks[0].tokens, Reader())

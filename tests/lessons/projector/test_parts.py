"""A class cut up: by headings, with what the screen shows instead, solutions after their boards, notes with what they follow."""

from lessons.catalog.prose.blocks import parse
from lessons.projector.parts import Kind, Part, parts

TEXT = """
## Uno {#uno}

Un párrafo.

- a
- b

::: notas
De uno.
:::

### Dentro {#dentro}

Premisa.

::: solucion
1. Primero
2. Segundo
:::

::: tablero A1
:::

::: notas
Del tablero.
:::

::: entonces-y-ahora Un cambio
**Entonces.** x

**Ahora.** y
:::

## Dos {#dos}

Prosa larga que la pantalla no muestra.

::: puntos
- Lo esencial
:::

Más prosa.

## Tres {#tres}

### Sola {#sola}

Texto.
"""


def cut(text: str = TEXT) -> tuple[Part, ...]:
    return parts(parse(text, 0))


def test_every_heading_with_its_text_in_order() -> None:
    assert [(part.kind, part.above, part.title, len(part.items)) for part in cut()] == [
        (Kind.TEXT, "", "Uno", 3),
        (Kind.TEXT, "Uno", "Dentro", 1),
        (Kind.BOARD, "Uno", "Dentro", 0),
        (Kind.SOLUTION, "Uno", "Dentro", 2),
        (Kind.NOTE, "Uno", "Dentro", 2),
        (Kind.TEXT, "", "Dos", 1),
        (Kind.TEXT, "Tres", "Sola", 1),
    ]


def test_notes_go_with_what_they_follow() -> None:
    noted = {(part.kind, part.title): len(part.notes) for part in cut() if part.notes}
    assert noted == {(Kind.TEXT, "Uno"): 1, (Kind.BOARD, "Dentro"): 1}


def test_notes_right_after_a_heading_go_with_what_comes() -> None:
    made = cut("## Uno {#uno}\n\n::: notas\nx\n:::\n\n::: tablero A1\n:::\n")
    assert [(part.kind, len(part.notes)) for part in made] == [(Kind.BOARD, 1)]


def test_an_ordered_list_keeps_its_numbers() -> None:
    solution = next(part for part in cut() if part.kind is Kind.SOLUTION)
    assert [item[0].attrGet("start") for item in solution.items] == [1, 2]


def test_a_class_without_any_of_it() -> None:
    assert cut("") == ()

"""The head of a class file."""

import pytest

from lessons.catalog.front_matter import BadHead, split

HEAD = """+++
titulo = "Una clase"
numero = 9
slug = "una"
fuente_titulo = "Otra"
fuente_sitio = "un foro"
fuente_anio = "2012"
credito = "De otra."
verificado = "7 de agosto de 2026"
resumen = "Poco."
minutos = 5
+++

## Algo {#algo}
"""


def test_head_and_text() -> None:
    about, text, before = split(HEAD)
    assert (about.titulo, about.numero, about.curso) == ("Una clase", 9, "")
    assert text.strip() == "## Algo {#algo}"
    assert before == 12


@pytest.mark.parametrize(
    "source,line,said",
    [
        ("## Sin cabecera", 1, "falta la cabecera"),
        ('+++\ntitulo = "x"\n', 1, "no se cierra"),
        ('+++\ntitulo = "x"\nnumero = = 3\n+++\n', 3, "no es TOML"),
        (HEAD.replace("minutos = 5", 'minutos = "5"'), 1, "minutos"),
        (HEAD.replace("minutos = 5\n", ""), 1, "minutos"),
        (HEAD.replace("minutos = 5", "minutos = 5\nautor = 1"), 1, "claves desconocidas: autor"),
    ],
)
def test_refusals_name_the_line(source: str, line: int, said: str) -> None:
    with pytest.raises(BadHead, match=said) as found:
        split(source)
    assert found.value.line == line

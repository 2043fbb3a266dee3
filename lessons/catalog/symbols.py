"""The symbols of rules text as the page draws them (107.4): a glyph for the eye, Spanish words for the ear."""

import re

from django.utils.html import format_html
from django.utils.safestring import SafeString

SYMBOL = re.compile(r"\{([0-9A-Z]{1,2}(?:/[0-9A-Z]){0,2})\}")

_COLORS = {"W": "blanco", "U": "azul", "B": "negro", "R": "rojo", "G": "verde", "C": "incoloro"}
_OTHERS = {
    "T": "girar",
    "Q": "enderezar",
    "S": "un maná nevado",
    "E": "un contador de energía",
    "X": "X manás genéricos",
    "Y": "Y manás genéricos",
    "Z": "Z manás genéricos",
    "P": "pirexiano",
    "TK": "una entrada",
}


def symbol(code: str) -> SafeString:
    """The symbol written `{code}`."""
    return format_html(
        '<span class="ms ms-{}" role="img" aria-label="{}"></span>', code.replace("/", "").lower(), alternative(code)
    )


def alternative(code: str) -> str:
    """What a symbol is called: "un maná blanco", "2 manás genéricos o uno azul", "girar"."""
    if code in _OTHERS:
        return _OTHERS[code]
    parts = code.split("/")
    if len(parts) == 1:
        return _amount(code)
    names = [_amount(part) if place == 0 else _COLORS.get(part, part) for place, part in enumerate(parts) if part != "P"]
    return " o ".join(names) + (", o 2 vidas" if "P" in parts else "")


def _amount(code: str) -> str:
    if code.isdecimal():
        return "un maná genérico" if code == "1" else f"{code} manás genéricos"
    return f"un maná {_COLORS[code]}" if code in _COLORS else code

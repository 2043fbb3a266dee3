"""The head of a class file: TOML between two lines of `+++`."""

import tomllib
from dataclasses import dataclass, fields

import msgspec

FENCE = "+++"


@dataclass(frozen=True, slots=True)
class About:
    """What a class says of itself before its text."""

    titulo: str
    numero: int
    slug: str
    fuente_titulo: str
    fuente_sitio: str
    fuente_anio: str
    credito: str
    verificado: str
    resumen: str
    minutos: int
    curso: str = ""


class BadHead(ValueError):
    """The head cannot be read; `line` is from 1 in the file."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line


def split(source: str) -> tuple[About, str, int]:
    """The head, the Markdown after it and how many lines stand before that. Raises `BadHead`."""
    lines = source.split("\n")
    if lines[0].strip() != FENCE:
        raise BadHead(1, f"falta la cabecera: el archivo debe empezar con una línea {FENCE}")
    ends = [number for number, line in enumerate(lines[1:], 1) if line.strip() == FENCE]
    if not ends:
        raise BadHead(1, f"la cabecera no se cierra con otra línea {FENCE}")
    return _about("\n".join(lines[1 : ends[0]])), "\n".join(lines[ends[0] + 1 :]), ends[0] + 1


def _about(head: str) -> About:
    try:
        data = tomllib.loads(head)
    except tomllib.TOMLDecodeError as fault:
        found = str(fault).rpartition("line ")[2].split(",")[0]
        raise BadHead(int(found) + 1 if found.isdecimal() else 1, f"la cabecera no es TOML ({fault})") from fault
    unknown = sorted(data.keys() - {field.name for field in fields(About)})
    if unknown:
        raise BadHead(1, f"la cabecera tiene claves desconocidas: {', '.join(unknown)}")
    try:
        return msgspec.convert(data, About, strict=True)
    except msgspec.ValidationError as fault:
        raise BadHead(1, f"cabecera incompleta o de otro tipo ({fault})") from fault

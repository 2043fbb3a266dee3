"""Reading a file that anybody may have named: what can't be read is one fault."""

from pathlib import Path

from lessons.catalog.faults import Fault


def read(path: Path, told: str, most: int) -> str | Fault:
    """The text of a UTF-8 file of at most so many bytes. Works for pipes, too."""
    try:
        if path.is_dir():
            return Fault(told, 0, "es una carpeta, no un archivo")
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        return Fault(told, 0, "no existe")
    except PermissionError:
        return Fault(told, 0, "no hay permiso para leerlo")
    except (OSError, ValueError):
        return Fault(told, 0, "no se puede leer")
    if len(content) > most:
        return Fault(told, 0, f"es demasiado grande: el máximo es {most // 1000} kB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Fault(told, content.count(b"\n", 0, error.start) + 1, "no está en UTF-8")

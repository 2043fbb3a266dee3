"""What we did not write is what its list says."""

import base64
import hashlib
from pathlib import Path

from tests.conftest import ROOT

STATIC = ROOT / "static"
LIST = STATIC / "vendor" / "README.md"


def listed() -> dict[str, list[str]]:
    """The rows of the list: file → npm package, version, licence, hash."""
    rows = [line.strip("| ").split(" | ") for line in LIST.read_text().splitlines() if line.startswith("| `")]
    return {cells[0].strip("`"): [cell.strip("`") for cell in cells[1:]] for cells in rows}


def sha384(path: Path) -> str:
    return "sha384-" + base64.b64encode(hashlib.sha384(path.read_bytes()).digest()).decode()


def test_each_listed_file_has_its_hash() -> None:
    assert {name: sha384(STATIC / name) for name in listed()} == {name: row[3] for name, row in listed().items()}


def test_nothing_lies_there_unlisted() -> None:
    found = {path for folder in ("vendor", "fonts") for path in (STATIC / folder).rglob("*") if path.is_file()}
    assert {str(path.relative_to(STATIC)) for path in found - {LIST}} == set(listed())


def test_htmx_and_its_extension_are_one_file() -> None:
    text = (STATIC / "vendor" / "htmx" / "htmx-sse.min.js").read_text()
    assert text.index("var htmx=") < text.index('registerExtension("sse"')


def test_each_package_has_its_licence_beside() -> None:
    licensed = {row[0] for name, row in listed().items() if "LICENSE" in name or "OFL" in name}
    assert licensed == {row[0] for row in listed().values()}

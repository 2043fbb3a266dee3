"""The rules of the house that a machine can see: small files, small functions, nothing of one machine."""

import ast
import re
import subprocess
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from tests.conftest import ROOT

FILE_LINES = 400
FUNCTION_LINES = 60
# Paths of a home or a work folder, and the package registries, which each client knows by itself.
OF_ONE_MACHINE = re.compile(r"(?<![\w.])/(?:work|home|root|Users)/|pypi\.org|pythonhosted|npmjs\.(?:org|com)|jsdelivr|unpkg")


def ours(*endings: str) -> Iterator[Path]:
    """Our own files that git knows or would take."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in names:
        path = ROOT / name
        vendored = name.startswith(("static/vendor/", "static/fonts/"))
        if path.is_file() and path.suffix in endings and not vendored:
            yield path


def test_files_fit_in_a_head() -> None:
    sizes = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in ours(".py", ".js", ".html")}
    assert len(sizes) > 10
    assert {name: size for name, size in sizes.items() if size > FILE_LINES} == {}


def test_functions_do_one_thing() -> None:
    long: dict[str, int] = {}
    for path in ours(".py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > FUNCTION_LINES:
                    long[f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"] = size
    assert long == {}


def test_nothing_points_at_one_machine_or_registry() -> None:
    texts = ours(".py", ".md", ".toml", ".txt", ".in", ".json", ".html", ".css", ".js", ".sh", "")
    found = {
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in texts
        if path != Path(__file__).resolve()
        for match in [OF_ONE_MACHINE.search(path.read_text())]
        if match
    }
    assert found == set()


def test_scripts_import_each_other_one_way() -> None:
    """A loop is one that collecting the static files never gets out of: each name's hash would hold the other's."""
    graph = {
        path: [(path.parent / name).resolve() for name in re.findall(r'from "(\.[^"]+)"', path.read_text())] for path in ours(".js")
    }
    assert len(graph) > 10
    TopologicalSorter(graph).prepare()  # raises CycleError, naming the files

"""Where the server may listen, and the command that makes the site ready and serves it."""

import gzip
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.server.run import fault_of_address, url_of
from tests.conftest import ROOT


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def test_a_free_port_has_no_fault() -> None:
    assert fault_of_address("127.0.0.1", str(free_port())) is None


def test_a_taken_port_is_one_line(taken: int) -> None:
    assert fault_of_address("127.0.0.1", str(taken)) == (
        f"El puerto {taken} de 127.0.0.1 está ocupado: ciérralo o elige otro (PORT={taken + 1})."
    )


@pytest.mark.parametrize("host,port", [("127.0.0.1", "70000"), ("127.0.0.1", "ocho"), ("no existe", "8000")])
def test_nonsense_is_one_line(host: str, port: str) -> None:
    fault = fault_of_address(host, port)
    assert fault
    assert "\n" not in fault


@pytest.mark.parametrize(
    "host,address",
    [("127.0.0.1", "http://127.0.0.1:80/"), ("0.0.0.0", "http://127.0.0.1:80/"), ("::1", "http://[::1]:80/")],
)
def test_the_address_can_be_opened(host: str, address: str) -> None:
    assert url_of(host, "80") == address


def servir(folder: Path, port: int) -> subprocess.Popen[str]:
    """The command, with a database and static files of its own."""
    own = {"ESCUELA_DB": str(folder / "db.sqlite3"), "ESCUELA_STATIC": str(folder / "static")}
    command = [sys.executable, "manage.py", "servir", "127.0.0.1", str(port)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | own, text=True, **pipes)


def test_it_refuses_a_taken_port_in_one_line(tmp_path: Path, taken: int) -> None:
    process = servir(tmp_path, taken)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert out == ""
    assert error.splitlines() == [fault_of_address("127.0.0.1", str(taken))]


def get(url: str, encoding: str = "identity") -> tuple[bytes, dict[str, str]]:
    request = urllib.request.Request(url, headers={"Accept-Encoding": encoding})
    with urllib.request.urlopen(request, timeout=30) as response:
        return response.read(), {name.lower(): value for name, value in response.headers.items()}


def test_it_serves_pages_and_hashed_static_files_and_ends_when_told(tmp_path: Path) -> None:
    port = free_port()
    process = servir(tmp_path, port)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        site = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert site, said + (process.stderr.read() if process.stderr else "")
        wait_for(port)
        assert get(f"{site.group()}/")[1]["content-security-policy"]
        manifest = (tmp_path / "static" / "staticfiles.json").read_text()
        hashed = re.search(r"css/fonts\.[0-9a-f]{12}\.css", manifest)
        assert hashed
        body, headers = get(f"{site.group()}/static/{hashed.group()}", "gzip")
        assert "immutable" in headers["cache-control"]
        assert re.search(rb"fonts/literata\.[0-9a-f]{12}\.woff2", gzip.decompress(body))
    finally:
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=30)
    assert process.returncode == 0
    assert error == ""


def wait_for(port: int) -> None:
    """The line is printed just before the server listens."""
    for _ in range(600):
        with socket.socket() as probe:
            probe.settimeout(0.1)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nobody listens")

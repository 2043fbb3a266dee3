"""The real server for the benchmarks, with one empty view beside the site to measure against, and a plain client."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
STEP = "/clases/capas/tableros/a9/pasos/16"
EMPTY = "/vacio"
HTMX = "Accept-Encoding: gzip\r\nHX-Request: true\r\n"

SERVER = """
import os, sys
sys.path.insert(0, {root!r})
os.environ["DJANGO_SETTINGS_MODULE"] = "lessons.settings"
import django
django.setup()
from django.core.management import call_command
call_command("migrate", verbosity=0)
from django.http import HttpResponse
from django.urls import path
import lessons.urls
lessons.urls.urlpatterns.insert(0, path("vacio", lambda request: HttpResponse("")))
import uvicorn
from lessons.asgi import application
uvicorn.run(application, port={port}, log_level="warning", access_log=False)
"""


@contextmanager
def served():
    """The address of a server of its own, on a database of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "ESCUELA_DB": f"{folder}/db.sqlite3", "ESCUELA_SECRET_KEY": "benchmark"}
        process = subprocess.Popen([sys.executable, "-c", SERVER.format(root=str(ROOT), port=port)], env=env, cwd=ROOT)
        try:
            for _ in range(300):
                try:
                    urlopen(f"http://127.0.0.1:{port}{EMPTY}", timeout=5).read()
                    break
                except OSError:
                    time.sleep(0.1)
            yield "127.0.0.1", port
        finally:
            process.terminate()
            process.wait(10)


async def _ask(address, paths, until, times, *, headers, think):
    host = address[0]
    reader, writer = await asyncio.open_connection(*address)
    n = 0
    while time.perf_counter() < until:
        asked = paths[n % len(paths)]
        path, body = asked if isinstance(asked, tuple) else (asked, None)
        method, length = ("GET", "") if body is None else ("POST", f"Content-Length: {len(body)}\r\n")
        n += 1
        start = time.perf_counter()
        writer.write(f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n{headers}{length}\r\n{body or ''}".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 304")):
            raise SystemExit(f"{path}: {head.splitlines()[0].decode()}")
        length = next((int(x.split(b":")[1]) for x in head.lower().splitlines() if x.startswith(b"content-length")), 0)
        await reader.readexactly(length)
        times.append(time.perf_counter() - start)
        if think:
            await asyncio.sleep(think * (0.5 + n % 10 / 10))
    writer.close()


def load(address, paths, *, seconds=2.0, clients=8, headers="Accept-Encoding: gzip\r\n", think=0.0):
    """The seconds each answer took, from so many clients asking one after the other, each thinking so many seconds between.

    `paths`: what is asked for, by turns; with a body beside it, it is posted.
    """
    times = []

    async def run():
        until = time.perf_counter() + seconds
        await asyncio.gather(*(_ask(address, paths, until, times, headers=headers, think=think) for _ in range(clients)))

    asyncio.run(run())
    return times

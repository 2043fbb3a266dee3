"""`manage.py runserver [[HOST:]PORT]`: uvicorn with reload, in place of Django's development server.

Django's is WSGI only; developing on the server that will serve shows the same behaviour. `--noreload` turns reload off.
"""

import sys
from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import BaseCommand

from lessons.server.run import fault_of_address, serve, url_of

WATCHED = ["*.py", "*.html", "*.md", "*.toml", "*.json"]
FOLDERS = ["engine", "lessons", "templates"]


class Command(BaseCommand):
    """Serves the code as it changes."""

    help = "Sirve el sitio y lo recarga cuando cambia el código."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where to listen, and whether to reload."""
        parser.add_argument("addrport", nargs="?", default="127.0.0.1:8000")
        parser.add_argument("--noreload", action="store_false", dest="reload")

    def handle(self, *, addrport: str, reload: bool, **_options: object) -> None:
        """Serve until stopped. Ends with one line and status 1 when the address cannot be used."""
        host, _, port = addrport.rpartition(":")
        host = host.strip("[]") or "127.0.0.1"
        if fault := fault_of_address(host, port):
            sys.exit(fault)
        self.stdout.write(f"Escuela está en {url_of(host, port)} (Ctrl+C para terminar)")
        self.stdout.flush()
        if not reload:
            return serve(host, port, log_level="info")
        folders = [str(settings.BASE_DIR / name) for name in FOLDERS if (settings.BASE_DIR / name).is_dir()]
        return serve(host, port, log_level="info", reload=True, reload_dirs=folders, reload_includes=WATCHED)

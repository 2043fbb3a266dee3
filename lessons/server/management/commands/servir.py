"""`manage.py servir [HOST] [PORT]`: makes the site ready and serves it. `make serve` calls it."""

import sys
from argparse import ArgumentParser

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import BaseCommand

from lessons.server.run import fault_of_address, serve, url_of

EVERYWHERE = ("0.0.0.0", "::")


class Command(BaseCommand):
    """Checks (as every command), database, static files, caches; then the server."""

    help = "Prepara el sitio y lo sirve."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where to listen."""
        parser.add_argument("host", nargs="?", default="127.0.0.1")
        parser.add_argument("port", nargs="?", default="8000")

    def handle(self, *, host: str, port: str, **_options: object) -> None:
        """Serve until stopped. Ends with one line and status 1 when the address cannot be used."""
        if fault := fault_of_address(host, port):
            sys.exit(fault)
        call_command("migrate", verbosity=0)
        if settings.COLLECTED:
            call_command("collectstatic", interactive=False, verbosity=0)
        call_command("preparar")
        # Whoever opens it to the room does not know by which name each phone will call this machine.
        settings.ALLOWED_HOSTS.append("*" if host in EVERYWHERE else host)
        self.stdout.write(f"Escuela está en {url_of(host, port)} (Ctrl+C para terminar)")
        self.stdout.flush()
        serve(host, port)

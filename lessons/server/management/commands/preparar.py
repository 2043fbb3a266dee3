"""`manage.py preparar`: compile the pool of cards, so that no page waits for the grammar."""

from django.core.management.base import BaseCommand

from engine import prepare


class Command(BaseCommand):
    """Compiles what is not compiled yet."""

    help = "Compila el fondo de cartas y lo guarda para los próximos arranques."

    def handle(self, *_args: object, **_options: object) -> None:
        """Fill the cache of compiled cards."""
        prepare()

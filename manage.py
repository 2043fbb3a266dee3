"""Django's command line for Escuela."""

import os
import sys


def main() -> None:
    """Run the command in `sys.argv`."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "lessons.settings")
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


# The guard also lets uvicorn's reloader start fresh interpreters from this file.
if __name__ == "__main__":
    main()

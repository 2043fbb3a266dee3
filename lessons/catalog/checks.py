"""Content faults as part of `manage.py check`: file, line and reason."""

from collections.abc import Sequence

from django.apps import AppConfig
from django.core.checks import CheckMessage, Error, register

from lessons.catalog.faults import ContentError
from lessons.catalog.load import catalog


@register("content")
def content(app_configs: Sequence[AppConfig] | None, **_options: object) -> list[CheckMessage]:  # noqa: ARG001 (Django's)
    """One error for each fault."""
    try:
        catalog()
    except ContentError as found:
        return [Error(str(fault), id="catalog.E001") for fault in found.faults]
    return []

"""Faults of the questions as part of `manage.py check`: file, line and reason."""

from collections.abc import Sequence

from django.apps import AppConfig
from django.core.checks import CheckMessage, Error, register

from lessons.catalog.faults import ContentError
from lessons.catalog.load import catalog
from lessons.study.load import questions


@register("content")
def asked(app_configs: Sequence[AppConfig] | None, **_options: object) -> list[CheckMessage]:  # noqa: ARG001 (Django's)
    """One error for each fault; none where the content itself cannot be read, which has its own."""
    try:
        lessons = catalog().lessons
    except ContentError:
        return []
    found: list[CheckMessage] = []
    for slug in lessons:
        try:
            questions(slug)
        except ContentError as wrong:
            found += [Error(str(fault), id="study.E001") for fault in wrong.faults]
    return found

"""The app `board`."""

from django.apps import AppConfig


class BoardConfig(AppConfig):
    """Its name and label."""

    name = "lessons.board"
    label = "board"

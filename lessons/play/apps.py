"""The app `play`."""

from django.apps import AppConfig


class PlayConfig(AppConfig):
    """Its name and label."""

    name = "lessons.play"
    label = "play"

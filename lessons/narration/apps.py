"""The app `narration`."""

from django.apps import AppConfig


class NarrationConfig(AppConfig):
    """Its name and label."""

    name = "lessons.narration"
    label = "narration"

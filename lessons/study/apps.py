"""The app `study`."""

from django.apps import AppConfig


class StudyConfig(AppConfig):
    """Its name and label."""

    name = "lessons.study"
    label = "study"

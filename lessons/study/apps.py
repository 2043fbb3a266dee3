"""The app `study`."""

from django.apps import AppConfig


class StudyConfig(AppConfig):
    """Its name and label; its checks say what is wrong with the questions."""

    name = "lessons.study"
    label = "study"

    def ready(self) -> None:
        """Register the checks."""
        from lessons.study import checks  # noqa: F401, PLC0415 (only once the apps are there)

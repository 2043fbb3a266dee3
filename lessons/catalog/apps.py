"""The app `catalog`."""

from django.apps import AppConfig


class CatalogConfig(AppConfig):
    """Its name and label; its checks say what is wrong with the content."""

    name = "lessons.catalog"
    label = "catalog"

    def ready(self) -> None:
        """Register the checks."""
        from lessons.catalog import checks  # noqa: F401, PLC0415 (only once the apps are there)

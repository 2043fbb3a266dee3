"""The app `catalog`."""

from django.apps import AppConfig


class CatalogConfig(AppConfig):
    """Its name and label."""

    name = "lessons.catalog"
    label = "catalog"

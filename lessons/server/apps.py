"""The app `server`."""

from django.apps import AppConfig


class ServerConfig(AppConfig):
    """Its name and label."""

    name = "lessons.server"
    label = "server"

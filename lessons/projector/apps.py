"""The app `projector`."""

from django.apps import AppConfig


class ProjectorConfig(AppConfig):
    name = "lessons.projector"
    label = "projector"

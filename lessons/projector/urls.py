"""The addresses of a class on the screen."""

from django.urls import path

from lessons.projector import views

urlpatterns = [
    path("", views.index, name="projector"),
    path("orador", views.speaker, name="speaker"),
    path("orador/<int:number>", views.speaker, name="speaker-slide"),
    path("orador/<int:number>/<path:place>", views.speaker),
    path("<int:number>", views.slide, name="slide"),
    path("<int:number>/<path:place>", views.slide),
]

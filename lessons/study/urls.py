"""The addresses of a class's questions."""

from django.urls import path

from lessons.study import views

urlpatterns = [
    path("", views.summary, name="questions"),
    path("ronda", views.round_, name="questions-round"),
    path("<slug:id_>", views.question, name="question"),
]

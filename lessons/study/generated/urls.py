"""The addresses of a class's practice."""

from django.urls import path

from lessons.study.generated import views

urlpatterns = [
    path("", views.practice, name="practice"),
    path("<slug:slug>", views.question, name="practice-question"),
]

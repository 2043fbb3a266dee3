"""The addresses of one board."""

from django.urls import path

from lessons.board import asking, handout, views

urlpatterns = [
    path("", views.step, name="board"),
    path("hoja", handout.handout, name="handout"),
    path("pasos/<int:number>", views.step, name="step"),
    path("pasos/<int:number>/dictamen", views.ruling, name="ruling"),
    path("pasos/<int:number>/aviso", views.notice, name="notice"),
    path("pasos/<int:number>/por-que", asking.why, name="why"),
    path("pasos/<int:number>/objetos/<str:object_id>", asking.thing, name="thing"),
]

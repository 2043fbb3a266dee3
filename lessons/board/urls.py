"""The addresses of one board."""

from django.urls import path

from lessons.board import asking, handout, views
from lessons.board.predicting.views import prediction
from lessons.board.readings.views import index, reading
from lessons.board.whatif.views import beside, what_if

CHANGED = {"changed": True}

urlpatterns = [
    path("", views.step, name="board"),
    path("hoja", handout.handout, name="handout"),
    path("pasos/<int:number>", views.step, name="step"),
    path("pasos/<int:number>/prediccion", prediction, name="prediction"),
    path("pasos/<int:number>/dictamen", views.ruling, name="ruling"),
    path("pasos/<int:number>/aviso", views.notice, name="notice"),
    path("pasos/<int:number>/por-que", asking.why, name="why"),
    path("pasos/<int:number>/objetos/<str:object_id>", asking.thing, name="thing"),
    path("lecturas", index, name="readings"),
    path("lecturas/<slug:reading>", reading, name="reading"),
    path("lecturas/<slug:reading>/pasos/<int:number>", reading, name="reading-step"),
    path("y-si", what_if, name="what-if"),
    path("y-si/pasos/<int:number>", views.step, CHANGED, name="what-if-step"),
    path("y-si/pasos/<int:number>/dictamen", views.ruling, CHANGED),
    path("y-si/pasos/<int:number>/aviso", views.notice, CHANGED),
    path("y-si/pasos/<int:number>/por-que", asking.why, CHANGED),
    path("y-si/pasos/<int:number>/objetos/<str:object_id>", asking.thing, CHANGED),
    path("y-si/lado-a-lado", beside, name="what-if-beside"),
    path("y-si/lado-a-lado/pasos/<int:number>", beside, name="what-if-beside-step"),
]

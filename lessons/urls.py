"""The addresses of the site."""

from django.urls import URLPattern, URLResolver, include, path

from lessons.board.duo.pairs import pair
from lessons.catalog import practice, reference, views
from lessons.play import views as play
from lessons.play.costs import costs
from lessons.play.prediction import prediction
from lessons.play.readings import views as misplays

handler400 = "lessons.catalog.views.bad_request"
handler404 = "lessons.catalog.views.not_found"

urlpatterns: list[URLPattern | URLResolver] = [
    path("", views.home, name="home"),
    path("clases/<slug:slug>/", views.lesson, name="lesson"),
    path("clases/<slug:lesson>/tableros/<slug:slug>/", include("lessons.board.urls")),
    path("clases/<slug:lesson>/partidas/<slug:slug>", play.board, name="play"),
    path("clases/<slug:lesson>/partidas/<slug:slug>/objetos/<str:object_id>", play.thing, name="play-thing"),
    path("clases/<slug:lesson>/partidas/<slug:slug>/prediccion", prediction, name="play-prediction"),
    path("clases/<slug:lesson>/partidas/<slug:slug>/costes", costs, name="play-costs"),
    path("clases/<slug:lesson>/partidas/<slug:slug>/lecturas", misplays.index, name="play-readings"),
    path("clases/<slug:lesson>/partidas/<slug:slug>/lecturas/<slug:reading>", misplays.reading),
    path("clases/<slug:lesson>/partidas/<slug:slug>/lecturas/<slug:reading>/<slug:line>", misplays.reading, name="play-reading"),
    path(
        "clases/<slug:lesson>/partidas/<slug:slug>/lecturas/<slug:reading>/<slug:line>/pasos/<int:number>",
        misplays.reading,
        name="play-reading-step",
    ),
    path("clases/<slug:lesson>/partidas/<slug:slug>/aviso", play.notice, name="play-notice"),
    path("clases/<slug:lesson>/parejas/<slug:one>/<slug:other>", pair, name="pair"),
    path("clases/<slug:lesson>/parejas/<slug:one>/<slug:other>/pasos/<int:number>", pair, name="pair-step"),
    path("clases/<slug:lesson>/proyector/", include("lessons.projector.urls")),
    path("clases/<slug:lesson>/ejercicios/<slug:slug>", practice.exercise, name="exercise"),
    path("clases/<slug:lesson>/preguntas/", include("lessons.study.urls")),
    path("clases/<slug:lesson>/practica/", include("lessons.study.generated.urls")),
    path("tableros/", views.boards, name="boards"),
    path("glosario/", views.glossary, name="glossary"),
    path("reglas/<str:number>/", reference.rule, name="rule"),
    path("cartas/<slug:slug>/", reference.card, name="card"),
]

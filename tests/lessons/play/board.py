"""A board to play on in tests: Doom Blade, a creature that it may target, one that it may not, and somebody who would answer."""

from dataclasses import replace

from engine.choices import Choice
from lessons.catalog.load import catalog
from lessons.catalog.values import Catalog, PlayedBoard
from lessons.narration import SPANISH, Names
from lessons.play.addresses import PlayAddresses
from lessons.play.file import PlayFile, read_play_text
from lessons.play.notation import read
from lessons.play.page import PlayView, Scene, play_view
from lessons.play.playing import Play, play

TEXT = """
version = 1
tipo = "partida"
id = "Z1"
titulo = "Sin un objetivo fácil"
subtitulo = "Una {B} y otra."
reservas = { you = "BB" }
momento = [
  { entra = "Swamp", controla = "you" },
  { entra = "Swamp", controla = "you" },
  { entra = "Dungeon Geists", controla = "you" },
  { entra = "Grave Titan", controla = "opp" },
  { entra = "Mountain", controla = "opp" },
  { entra = "Doom Blade", controla = "you", zona = "mano" },
  { entra = "Lightning Bolt", controla = "opp", zona = "mano" },
]
[[linea]]
id = "titan"
titulo = "Al Titán"
nota = "[[Grave Titan]] es negro."
elecciones = ["lanza:doom-blade", "objetivo:grave-titan"]
rechaza = ["601.2c"]
"""
PATH = "/clases/lanzar/partidas/z1"
CAST = ("lanza:doom-blade", "objetivo:dungeon-geists", "sin-mas-mana")


def board(text: str = TEXT) -> PlayedBoard:
    """The board of the text."""
    file = read_play_text(text, "z1.toml")
    assert isinstance(file, PlayFile), file
    return PlayedBoard("lanzar", "z1", file)


def with_board(found: PlayedBoard) -> Catalog:
    """The site's content with the board among it."""
    whole = catalog()
    lesson = whole.lessons["lanzar"]
    return replace(whole, lessons={**whole.lessons, "lanzar": replace(lesson, plays={**lesson.plays, "Z1": found})})


def scene(*choices: str, names: Names = SPANISH, text: str = TEXT) -> Scene:
    """A play of the board."""
    found = board(text)
    made: tuple[Choice, ...] = tuple(map(read, choices))
    done = play(found.file, made, most_new=len(made))
    assert isinstance(done, Play)
    addresses = PlayAddresses("lanzar", "z1", names.language, done.choices)
    return Scene("board-z1", found.file, done.played, addresses, names, done.wrong)


def view(*choices: str, number: int | None = None, text: str = TEXT) -> PlayView:
    """The view of a step of a play; without a number of its last one."""
    here = scene(*choices, text=text)
    return play_view(here, number or len(here.steps))

"""Players in Spanish, from the point of view of an ability's controller (102, 109.5)."""

from typing import assert_never

from engine.vocabulary.quality import Who
from engine.vocabulary.subject import TargetPlayer
from lessons.narration.nouns import of
from lessons.narration.verbs import CAST, CONTROL, YOU, Mood, Nominal


def nominal(who: Who) -> Nominal:
    """A player as a subject or an object."""
    match who:
        case Who.YOU:
            return YOU
        case Who.NOT_YOU:
            return Nominal("un jugador que no eres tú", person=True)
        case Who.OPPONENT:
            return Nominal("un oponente", person=True)
        case Who.OPPONENTS:
            return Nominal("tus oponentes", plural=True, person=True)
        case Who.EACH_OPPONENT:
            return Nominal("cada oponente", person=True)
        case Who.EACH_PLAYER:
            return Nominal("cada jugador", person=True)
        case Who.PLAYER:
            return Nominal("un jugador", person=True)
        case Who.PLAYERS:
            return Nominal("los jugadores", plural=True, person=True)
        case Who.ENCHANTED_PLAYER:
            return Nominal("el jugador encantado", person=True)
        case Who.CONTROLLER:
            return Nominal("su controlador", person=True)
        case Who.OWNER:
            return Nominal("su propietario", person=True)
        case Who.THAT_PLAYER | Who.THEY:
            return Nominal("ese jugador", person=True)
        case Who.EACH_OTHER_PLAYER:
            return Nominal("cada uno de los demás jugadores", person=True)
        case Who.ANY_PLAYER:
            return Nominal("cualquier jugador", person=True)
        case Who.ANY_OPPONENT:
            return Nominal("cualquier oponente", person=True)
        case Who.CHOSEN_PLAYER:
            return Nominal("el jugador elegido", person=True)
        case Who.THAT_OPPONENT:
            return Nominal("ese oponente", person=True)
        case Who.TARGET_PLAYER:
            return Nominal("el jugador objetivo", person=True)
        case Who.TARGET_OPPONENT:
            return Nominal("el oponente objetivo", person=True)
        case Who.YOU_BOTH:
            return Nominal("tú", second=True, implied=True, person=True)
        case Who.ACTIVE_PLAYER:
            return Nominal("el jugador activo", person=True)
        case Who.DEFENDING_PLAYER:
            return Nominal("el jugador defensor", person=True)
        case _:
            assert_never(who)


_BOARD = {"you": "tú", "opp": "tu oponente"}


def board_player(who: str) -> str:
    """A player of a board by its id: «tú», «tu oponente», or the id itself."""
    return _BOARD.get(who, who)


def board_player_after(who: str) -> str:
    """The same after a preposition: «a ti», «a tu oponente»."""
    return "ti" if who == "you" else board_player(who)


def target(node: TargetPlayer) -> Nominal:
    """A player that is a target: «el oponente objetivo», «hasta un jugador objetivo», «otro jugador objetivo»."""
    name = ("oponente" if node.who is Who.OPPONENT else "jugador") + (" o planeswalker" if node.or_planeswalker else "")
    article = "otro" if node.other else "hasta un" if node.up_to else "el"
    return Nominal(f"{article} {name} objetivo", person=True)


def controlled(who: Who, *, cast: bool = False, mood: Mood = Mood.SAYS) -> str:
    """«que controlas», «que controla un oponente», «que lanzas»."""
    verb = CAST if cast else CONTROL
    match who:
        case Who.NOT_YOU:
            return f"que no {verb.form(YOU, mood)}"
        case Who.THEY:
            return f"que {verb.form(nominal(who), mood)}"
        case Who.YOU_BOTH:
            return "que controlas y que son de tu propiedad"
        case _:
            player = nominal(who)
            said = verb.form(player, mood)
            return f"que {said}" if player.implied else f"que {said} {player.text}"


def owned(who: Who, relative: str) -> str:
    """«de la que eres propietario», «de los que es propietario un oponente». `relative`: «la que», «los que»."""
    match who:
        case Who.YOU:
            return f"{of(relative)} eres propietario"
        case Who.NOT_YOU:
            return f"{of(relative)} no eres propietario"
        case _:
            player = nominal(who)
            return f"{of(relative)} {'son propietarios' if player.plural else 'es propietario'} {player.text}"


def whose(who: Who, noun: str, article: str, *, plural: bool = False) -> str:
    """Something of a player: «tu mano», «la mano de un oponente», «su cementerio»."""
    match who:
        case Who.YOU:
            return f"{'tus' if plural else 'tu'} {noun}"
        case Who.THEY:
            return f"{'sus' if plural else 'su'} {noun}"
        case _:
            return f"{article} {noun} {of(nominal(who).text)}"

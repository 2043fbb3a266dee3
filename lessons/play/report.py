"""A line of play as JSON, in format 1 (docs/tableros.md): each step, and the position that it ends in."""

from engine import say
from engine.game import Decision, Game, StackItem
from engine.played import Played, PlayStep, ZoneChange
from engine.total_cost import CostLine, TotalCost
from lessons.board.report import FORMAT, Json, change_json, changed_json, illegal_json, object_json, plain
from lessons.play.file import PlayFile
from lessons.play.notation import write


def head_json(file: PlayFile) -> Json:
    """What stands above every report."""
    return {"format": FORMAT, "board": {"id": file.id, "title": file.title}, "players": list(file.opening.setup.players)}


def play_json(played: Played) -> Json:
    """A play: its steps, the objects and the position at its end, and what that waits for."""
    last = played.steps[-1]
    return {
        "steps": [_step(step) for step in played.steps],
        "final": {id_: object_json(sheet, played.game.state) for id_, sheet in last.sheets.items()},
        "position": _position(played.game),
        "waits": None if played.waits is None else _decision(played.waits),
    }


def _step(step: PlayStep) -> Json:
    return {
        "number": step.number,
        "kind": step.kind.value,
        "choice": None if step.choice is None else step.choice + 1,
        "chose": None if step.chose is None else write(step.chose),
        "rules": [str(rule) for rule in step.rules],
        "player": step.player,
        "item": None if step.item is None else _item(step.item),
        "cost": None if step.cost is None else _cost(step.cost),
        "mana": list(step.mana),
        "refused": [illegal_json(illegal) for illegal in step.refused],
        "failed": step.failed or None,
        "moved": [_move(change) for change in step.moved],
        "changes": [change_json(change) for change in step.changes],
        "life": dict(step.life),
        "state_based": [{"rule": str(action.rule), "object": action.object} for action in step.state_based],
        "triggered": [_item(item) for item in step.triggered],
        "instruction": None if step.instruction is None else {type(step.instruction).__name__: plain(step.instruction)},
        "turn_step": None if step.turn_step is None else step.turn_step.value,
        "unperformed": list(step.unperformed),
        "not_understood": list(step.untold),
        "objects": changed_json(step.changes, step.sheets),
        "position": _position(step.game),
        "waits": None if step.waits is None else _decision(step.waits),
    }


def _move(change: ZoneChange) -> Json:
    return {"object": change.object, "from": plain(change.from_), "to": plain(change.to)}


def _position(game: Game) -> Json:
    """Where the turn is, what is on the stack, who has priority (null: nobody)."""
    return {
        "turn": game.state.turn,
        "active": game.state.active,
        "turn_step": game.step.value,
        "priority": game.priority,
        "stack": [_item(item) for item in game.stack],
        "pools": {player: list(mana) for player, mana in game.pools.items()},
        "life": {player.id: player.life for player in game.state.players},
        "lost": {player: str(rule) for player, rule in game.lost.items()},
    }


def _item(item: StackItem) -> Json:
    return {
        "id": item.id,
        "kind": item.kind.value,
        "controller": item.controller,
        "source": item.source,
        "card": item.source_card,
        "says": None if item.ability is None else say(item.ability, item.source_card),
        "announced": plain(item.announced),
        "is_copy": item.is_copy,
    }


def _cost(cost: TotalCost) -> Json:
    return {
        "mana": None if cost.mana is None else list(cost.mana.symbols()),
        "parts": [say(part) for part in cost.parts],
        "lines": [_line(line) for line in cost.lines],
    }


def _line(line: CostLine) -> Json:
    return {
        "kind": line.kind.value,
        "source": line.source,
        "card": line.source_card,
        "keyword": line.keyword or None,
        "printed": list(line.symbols),
        "amount": list(line.amount),
        "parts": [say(part) for part in line.parts],
        "before": list(line.before.symbols()),
        "after": list(line.after.symbols()),
    }


def _decision(decision: Decision) -> Json:
    return {
        "player": decision.player,
        "asked": decision.asked.value,
        "rule": str(decision.rule),
        "about": None if decision.about is None else decision.about.id,
        "place": decision.place,
        "what": decision.what,
        "options": [write(option) for option in decision.options],
    }

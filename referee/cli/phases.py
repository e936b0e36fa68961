"""What a game waits for, in one line."""

from typing import Final

from referee.documents.reader import Json
from referee.words.speech import Speech

_CLI: Final = "cli"


def phase(state: Json, words: Speech) -> str:
    """Who acts next, and what they have to do."""
    match state["frames"]:
        case []:
            return words.say(_CLI, "over", round=state["round"])
        case [*_, {"frame": "turning"} as turn]:
            owed = {"owed": turn["owed"]} if turn.get("owed") else {}
            card = _card(state, turn, words)
            return words.say(_CLI, "turning", **_who(state, turn, words), card=card, due=turn["due"], **owed)
        case [*_, {"frame": "using"} as using]:
            more = {"via": words.phrase(using["via"])} if using.get("via") else {}
            more |= {"card": words.name(using["card"])} if using.get("card") else {}
            tile = words.phrase(using["tile"])
            return words.say(_CLI, "using", **_who(state, using, words), tile=tile, left=using["left"], **more)
        case [*_, {"frame": "reacting", "taker": taker, "at": at} as asked]:
            return words.say(_CLI, "reacting", **_who(state, asked, words), taker=words.name(taker), at=at)
        case [*_, {"frame": "harvesting", "silos": silos, "mode": mode, "left": left} as harvest]:
            mode = words.say(_CLI, f"mode-{mode or 'any'}")
            return words.say(_CLI, "harvesting", **_who(state, harvest, words), silos=silos, left=left, mode=mode)
        case [*_, {"purpose": purpose} as drawing]:
            return words.say(_CLI, f"drawing-{purpose}", **_who(state, drawing, words))
        case _:
            return words.say(_CLI, "round", round=state["round"])


def _who(state: Json, frame: Json, words: Speech) -> dict[str, str | int]:
    return {"round": state["round"], "player": words.name(frame["player"])}


def _card(state: Json, turn: Json, words: Speech) -> str:
    if turn["card"]:
        fixed = {"terrain": words.name(turn["terrain"])} if turn.get("terrain") else {}
        return words.say(_CLI, "card-played", card=words.name(turn["card"]), **fixed)
    hand = next(player["hand"] for player in state["players"] if player["colour"] == turn["player"])
    return words.say(_CLI, "card-to-choose" if len(hand) > 1 else "card-unknown")

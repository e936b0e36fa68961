"""Where in the description of a table to look for what is wrong with the state that was made of it."""

from typing import Final

from referee.model.description import PlayerDescription, TableDescription

_GAME: Final = ("start_player", "round", "ending", "swamp_cards", "deck", "discard", "removed")


def place_in_table(description: TableDescription, place: str) -> str:
    """A JSON pointer into the state as one into the table: to what was told, or to what it was made of."""
    match place.split("/")[1:]:
        case ["frames", *_]:
            return "/card" if description.built is None else "/built"
        case ["players", seat, key, *_] if key in PlayerDescription._fields:
            return _player_place(description, int(seat), place)
        case [key, *_] if key in _GAME:
            return place if getattr(description, key) is not None else "/card"
        case _:
            return f"/position{place}"


def _player_place(description: TableDescription, seat: int, place: str) -> str:
    """What was said about a player, or the player's pieces."""
    _, _, _, key, *_ = place.split("/")
    if getattr(description.of(seat), key) is None:
        return f"/position/players/{seat}"
    number = list(description.players).index(seat)
    return place.replace(f"/players/{seat}", f"/players/{number}", 1)

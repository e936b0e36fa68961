"""The names of the fields of a line, and of the details of a player."""

from typing import Final

TABLE: Final = (
    "board",
    "capitols",
    "caves",
    "island",
    "cards",
    "tasks",
    "left",
    "nomads",
    "walls",
    "without",
    "ruleset",
)
"""The fields of a position; the colours of its players are fields, too."""
GAME: Final = ("swamp", "deck", "discard", "removed", "first", "round", "ending", "now", "sig")
"""The fields that only a state has."""
FIELDS: Final = TABLE + GAME
SINGLE: Final = ("wagon", "ship", "city_hall")
"""Details of a player with one hex."""
SEVERAL: Final = ("warriors", "scouts", "marks")
"""Details of a player with a list."""
KINGDOM: Final = ("settlements", "gold", *SEVERAL, *SINGLE)
"""The details of a player in a position; the settlements come first and have no name."""
DETAILS: Final = (*KINGDOM, "supply", "hand", "tiles", "taken", "nomads", "bonus", "numbers", "temple")
"""The details of a player in a state."""

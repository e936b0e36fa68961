"""English sentences for the referee's codes. Codes are for ever; these texts may change."""

import re
from collections.abc import Mapping
from typing import Final

from referee.board.hexes import Hexes, names
from referee.model.inconsistency import Inconsistency
from referee.model.inconsistency import InconsistencyCode as Odd
from referee.model.ruling import Facts, Violation
from referee.model.ruling import ViolationCode as Code
from referee.rules.catalogue import TASKS

_MANY: Final = 12
"""How many hexes a sentence names."""

_OPTIONAL: Final = re.compile(r"\[(.*?)\]")

VIOLATIONS: Final[Mapping[str, str]] = {
    Code.GAME_OVER: "the game ended with round {round}; nothing more can be done",
    Code.CARD_AWAITED: "{player} is drawing a card; say which it is (reveal) before anything else",
    Code.NO_CARD_AWAITED: "nobody is drawing a card now",
    Code.CARD_NOT_PLAYED: "the terrain card of this turn is not known yet; say which it is (play)",
    Code.CARD_NOT_CHOSEN: "a turn with two cards in hand begins with choosing one of them (play)",
    Code.NO_CARD: "there was no terrain card to draw, so this turn has none",
    Code.CARD_ALREADY_PLAYED: "the card of this turn lies on the table already: {card}",
    Code.CARD_ELSEWHERE: "it cannot be {card}: every copy that could be drawn is somewhere else",
    Code.CARD_FACE_DOWN: "this card lies face up at once; say which it is",
    Code.DRAW_PILE_LEFT: "the discard pile is shuffled only when a known draw pile has run out",
    Code.WRONG_SHUFFLE: "these {cards} cards are not the {discarded} of the discard pile; give those, in any order",
    Code.NO_CARD_TO_DRAW: "both piles are empty; there is no card to draw",
    Code.CARD_USEFUL: "{card} can still be built on, at {hexes}; only a useless card is replaced",
    Code.NO_BETTER_CARD: "no card in the piles has a hex left to build on; the mandatory action is over",
    Code.MANDATORY_ACTION_DUE: "the mandatory action is not done: {due} more to build[, at {hexes}]",
    Code.MANDATORY_ACTION_DONE: "the mandatory action is done: {built} built[, at {hexes}]",
    Code.INSIDE_MANDATORY_ACTION: "{due} more to build for the mandatory action; extra actions come before or after",
    Code.NO_SETTLEMENT_LEFT: "no settlement is left in the supply",
    Code.ACTION_UNDER_WAY: "{tile} is under way, with up to {left} more, at {hexes}; first go on or finish it",
    Code.NOTHING_UNDER_WAY: "no action of several steps is under way that could be finished",
    Code.MUST_GO_ON: "the {tile} action goes on as long as it can, at {hexes}; it cannot be cut short here",
    Code.UNKNOWN_TILE: "there is no tile {tile}",
    Code.NOT_IN_PLAY: "{tile} is not in play on this board",
    Code.TILE_NOT_HELD: "{player} has no {tile} tile[; where it can be won: {hexes}]",
    Code.TILE_FRESH: "the {tile} tile was taken just now[, from {hexes}]; it can be used from the next own turn on",
    Code.TILE_USED: "{tile} was used in this turn already (round {round})[, at {hexes}]",
    Code.TILE_USED_OTHERWISE: "the {tile} tile is not used this way; the catalogue says what it does",
    Code.OFF_THE_BOARD: "{at} is not on this board",
    Code.SPECIAL_HEX: "{at} is a {found}; nothing is ever built there",
    Code.OCCUPIED: "{at} is taken by {owner}",
    Code.STONE_WALL: "{at} holds a stone wall; walls stay for good",
    Code.WARRIOR_NEAR: "{at} is next to a warrior, at {hexes}; nothing can be put there",
    Code.UNSUITABLE: "{at} is {found}; that is no ground to build on",
    Code.WRONG_TERRAIN: "{at} is {found}; {wanted} is asked for",
    Code.NOT_ADJACENT: "{at} is not next to an own piece[; these would do: {hexes}]",
    Code.NOT_BESIDE_OWN: "{at} is not next to an own piece, as it must be here[; these would do: {hexes}]",
    Code.WAIVER_NEEDLESS: "adjacency does not forbid {at}; leave the waiver out and keep the tile",
    Code.WAIVER_WASTED: "the {instead} tile can set adjacency aside for this build; name it and keep the {tile} tile",
    Code.NO_FIGURE_LEFT: "every {figure} of this player is on the board already",
    Code.NO_SUCH_FIGURE: "no {figure} of this player stands at {at}[; there are {hexes}]",
    Code.MOVE_BEGUN: "the move has begun, at {hexes}; it goes on or is finished, nothing else",
    Code.NOT_ONE_STEP: "{at} is not next to {origin}, and this is moved step by step[; these would do: {hexes}]",
    Code.NO_OWN_SETTLEMENT: "no settlement of {owner} stands at {at}[; there are {hexes}]",
    Code.SAME_HEX: "a move leads to another hex than {at}",
    "not-on-the-edge": "{at} is not on the edge of the board[; these would do: {hexes}]",
    "not-in-line": "{at} does not continue a line of three or more[; these would do: {hexes}]",
    "not-beside-three": "{at} is not next to three own pieces[; these would do: {hexes}]",
    "not-where-it-stops": "a settlement that slides from {origin} does not stop at {at}[; these would do: {hexes}]",
    "no-wall-left": "all {walls} stone walls are on the board",
    "over-the-edge": "a city hall around {at} would stick out over the edge of the board",
    "fort-without-card": "the fort draws its card first (draw), then it builds",
    "fort-has-card": "the fort has drawn its card already: {card}",
    "not-to-be-removed": "{at} holds no piece of the player who has to give one now[; these would do: {hexes}]",
    "ends-crowded": "a settlement would end next to more than one own piece[; from {origin} these would do: {hexes}]",
    "nothing-to-answer": "a canoe is used only when another player takes the last tile of a location or nomad space",
    "not-beside-one": "{at} is not next to exactly one own piece and none of others[; these would do: {hexes}]",
    "not-beside-it": "{at} is not next to {origin}[; these would do: {hexes}]",
    "not-first-in-line": "{at} is not the first buildable hex in a line from {origin}[; these would do: {hexes}]",
    "not-beside-water": "{at} is not next to water[; these would do: {hexes}]",
    "not-beside-mountain": "{at} is not next to a mountain[; these would do: {hexes}]",
    "not-beside-others": "{at} is not next to another player's piece[; these would do: {hexes}]",
    "not-beside-special": "{at} is not next to a special hex[; these would do: {hexes}]",
    "not-beside-its-area": "{at} is not next to what remains of the area of {origin}[; these would do: {hexes}]",
    "numbers-first": "first number tiles are given back (spend), then the cathedral builds",
    "numbers-spent": "number tiles were given back already; up to {left} settlements are still to be built for them",
    "no-number-left": "no number tile 1 is left to take",
    "number-not-repeated": "no number tile is taken by way of a bazaar; number tiles can be given back and built",
    "numbers-not-held": "give back at least one number tile, and no more than the {ones} ones and {fives} fives held",
    "nothing-to-build-on": "the played card has no hex left to build on, so no number tile can be used",
    "no-five-to-change": "five ones are changed for a 5, as long as there is one; {ones} ones are held",
    "not-to-be-repeated": "the {tile} tile cannot be used once more; another location tile can that was held before",
    "not-from-cave-to-cave": "a cave leads from beside one to beside one[; from {origin} these would do: {hexes}]",
    "not-beside-the-others": "{at} is not next to another own piece[; from {origin} these would do: {hexes}]",
    "no-harvest-yet": "silos are used after the last turn, by each player in turn order",
    "build-or-move": "a silo is used for building or for moving, not for both",
    "not-two-hexes-away": "{at} is not two hexes away from {origin} in a straight line[; these would do: {hexes}]",
}

FLAWS: Final[Mapping[str, str]] = {
    Odd.PLAYER_COUNT: "{count} players; a game has two to five",
    Odd.SAME_COLOUR: "{colour} plays twice; every player has a colour of their own",
    Odd.CARD_COUNT: "{count} Kingdom Builder cards; a game has three",
    Odd.SAME_CARD: "{card} is there twice; the three cards are different",
    Odd.UNKNOWN_CARD: "there is no card {card}; the catalogue lists them",
    Odd.TASK_COUNT: "{count} tasks; this board asks for {due}, one for each section of Crossroads",
    Odd.SAME_TASK: "{task} is there twice; the tasks are different",
    Odd.UNKNOWN_TASK: "there is no task {task}; the catalogue lists them",
    Odd.UNKNOWN_NOMAD_TILE: "there is no nomad tile {tile}; the catalogue lists them",
    Odd.REMOVED_TERRAIN: "the terrain whose cards left the game: {found} is told, {wanted} would be right",
    Odd.UNKNOWN_LOCATION: "there is no location {tile}, as on {at}; the catalogue lists them",
    Odd.TWO_PIECES: "{colour} stands where another piece does: {hexes}; a hex holds one piece",
    Odd.OFF_THE_BOARD: "{at} is not on this board; is the island missing?",
    Odd.ON_SPECIAL_HEX: "{at} is a {found}; no piece can stand there",
    Odd.OUT_OF_REACH: "{hexes}: {found}, which no tile this player ever had could lead to",
    Odd.TOO_MANY_SETTLEMENTS: "{colour} has {count} settlements on the board; there are 40 of a colour",
    Odd.TOO_MANY_FIGURES: "{colour} has too many of this figure on the board: {figure}; there are {most}",
    Odd.OVER_THE_EDGE: "a city hall covers a hex and all its six neighbours; here some are missing",
    Odd.TOO_MANY_WALLS: "{count} stone walls; there are {most}",
    Odd.IMPOSSIBLE_MARK: "{colour} cannot have marked line {line}: mayors are not in play, or it is marked twice",
    Odd.SCOUTS_OUT_OF_TURN: "scouts are on the board only in their player's turn",
    Odd.TEMPLE_NEVER_TAKEN: "{colour} has {count} settlements on temples and never took a temple tile",
    Odd.TOO_MANY_NUMBERS: "{ones} ones and {fives} fives are held; there are eight and two",
    Odd.BONUS_MISMATCH: "bonus tiles come with two location tiles of their kind; {colour} should hold: {due}",
    Odd.SUPPLY_MISMATCH: "{colour} has {count} settlements in play and {supply} in the supply; that is not 40",
    Odd.TOO_FEW_BUILDS: "{colour} has {count} settlements, with {turns} turns ended; there must be at least {least}",
    Odd.TILES_ELSEWHERE: "{at}: tiles are counted for every location hex of the board and for no other",
    Odd.TOO_MANY_TILES: "{at}: the tiles left and the players who took one must be two together",
    Odd.TILE_NOT_TAKEN: "somebody stands next to {at} and has not taken a tile, though one is left",
    Odd.TILE_OF_ANOTHER_KIND: "{at} is no location of that kind",
    Odd.TILE_NEVER_TAKEN: "{colour} holds the {tile} tile of {at}, which is missing in taken_from",
    Odd.TILE_TWICE: "{colour} holds two tiles of {at}; a player takes one from a location hex",
    Odd.TILE_WITHOUT_PIECE: "{colour} holds the {tile} tile of {at} with no piece next to it; it would be lost",
    Odd.TILE_OUT_OF_TURN: "the {tile} tile of {colour} is {status}; outside its owner's turn it is ready",
    Odd.NOMAD_TILES_ELSEWHERE: "{at}: a tile, or null, is told for every nomad space and for no other hex",
    Odd.TOO_MANY_NOMAD_TILES: "{count} {tile} tiles on the board and in hands; there are {most}",
    Odd.NOMAD_TILE_NOT_KEPT: "{colour} holds a {tile}, which leaves the game as soon as it is taken",
    Odd.NOMAD_TILE_OUT_OF_TIME: "{colour} holds a {tile} of round {round}; it is good in the round after only",
    Odd.TOO_MANY_COPIES: "{count} {card} cards; this game has {most}",
    Odd.CARDS_MISSING: "the terrain cards do not add up: {missing} are missing (fewer than 0: too many)",
    Odd.HAND_SIZE: "{colour} has {count} terrain cards in hand; {most} at the most now",
    Odd.END_NOT_TRIGGERED: "the end must have been triggered: ending is true",
    Odd.NOT_ENDED: "no hex and no card is left for the mandatory action: due must be 0 and ending true",
    Odd.IMPOSSIBLE_FRAMES: "such frames never lie on each other; a turn lies below what is used or drawn in it",
    Odd.IMPOSSIBLE_USE: "the {tile} action cannot be under way here with {left} to come",
    Odd.IMPOSSIBLE_ANSWER: "{colour} cannot be asked here: somebody else empties {at}, and a canoe is ready",
    Odd.IMPOSSIBLE_HARVEST: "no player can be using {silos} silos now with {left} to come",
    Odd.IMPOSSIBLE_TURN: "{built} built and {due} due make no mandatory action of three, or its card is missing",
}

UNMAKEABLE: Final[Mapping[str, str]] = {
    "impossible-board": "no board can be made of these sections, capitols, caves and island; the text says why",
    "unknown-player": "somebody is named who does not play",
    "unreadable-line": "the line that stands for a state or position cannot be read; the text names the field",
    "impossible-highlight": "what should be highlighted is not on this table",
    "wrong-owner": "a piece that was seen has no colour, or a wall has one",
    "told-twice": "the board is told, and something beside it that is part of a board",
    "too-few-sections": "fewer than four different sections can lie on the table that was scanned",
    "too-many-weights": "a hex has more numbers than there are kinds of ground named",
}
"""What has the right shape and is refused before there is a table to look at."""

_ACCOUNTS: Final[Mapping[str, str]] = {
    "fishermen": "{count} next to water",
    "miners": "{count} next to a mountain",
    "workers": "{count} next to a special hex",
    "merchants": "{count} special {hexes} joined",
    "discoverers": "{count} horizontal {lines}",
    "knights": "{count} on one horizontal line",
    "hermits": "{count} settlement {areas}",
    "citizens": "{count} in the largest settlement area",
    "farmers": "{count} in the sector with fewest",
    "lords": "most pieces in {firsts} of 4 sectors, next most in {seconds}",
    "families": "paid during play",
    "shepherds": "paid during play",
    "ambassadors": "paid during play",
    "geologists": "{count} {mountains} joined",
    "messengers": "{count} hexes of the longest way",
    "noblewomen": "most pieces around {count} special {hexes}",
    "vassals": "{count} next to another section",
    "captains": "{count} next to three own pieces or more",
    "scouts": "{count} next to the removed terrain",
    "homesteaders": "{count} in the sector with most",
    "rangers": "{count} {lines} with one piece",
    "chainers": "{count} next to exactly two own pieces",
    "travellers": "{count} on the edge of the board",
    "mayors": "{count} marked {lines}",
    "rovers": "paid during play",
    "palaces": "most pieces around {count} {palaces}",
    "capitols": "{count} within two hexes of a capitol",
    **dict.fromkeys(TASKS, "{fulfilled}"),
    "castles": "{count} {castles} reached",
    "gold": "gained during play",
}
_ONE: Final = {
    "hexes": "hex",
    "lines": "line",
    "areas": "area",
    "castles": "castle",
    "mountains": "mountain",
    "palaces": "palace",
}
_MANY_OF: Final = {many: many for many in _ONE}


def violation(found: Violation) -> str:
    """Why an action is not legal."""
    return _sentence(VIOLATIONS, found.code, found.facts, found.hexes)


def inconsistency(found: Inconsistency) -> str:
    """Why a table cannot be, and what would be right."""
    return _sentence(FLAWS, found.code, found.facts, found.hexes)


def account(source: str, facts: Facts) -> str:
    """How a sum of gold was counted."""
    template = _ACCOUNTS.get(source)
    if template is None:
        return spoken(source)
    return template.format(**facts, **(_ONE if facts.get("count") == 1 else _MANY_OF))


def spoken(word: str) -> str:
    """A wire word as a person says it."""
    return word.replace("-", " ")


def _sentence(templates: Mapping[str, str], code: str, facts: Facts, hexes: Hexes) -> str:
    """The template of this code; for a code without one, the code and its facts in plain words.

    What stands in brackets is said only where there are hexes to name.
    """
    values = {name: spoken(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    template = templates.get(code)
    if template is None:
        return ", ".join([spoken(code), *(f"{name} {value}" for name, value in values.items())])
    return _OPTIONAL.sub(r"\1" if hexes else "", template).format(**{"hexes": _listed(hexes), **values})


def _by_column(name: str) -> tuple[str, int]:
    """e8 before e10, as a person counts."""
    column = name.rstrip("0123456789")
    return column, int(name.removeprefix(column))


def _listed(hexes: Hexes) -> str:
    found = sorted(names(hexes), key=_by_column)
    if len(found) > _MANY:
        return f"{', '.join(found[:_MANY])} and {len(found) - _MANY} more"
    return ", ".join(found) or "none"

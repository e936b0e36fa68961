"""P: set up a game. The seed decides what the caller leaves open.

Without a seed, the caller must choose the board, the Kingdom Builder cards and everything that these require. In that
case, the player in the first seat starts unless the caller names a start player, and terrain cards that the caller
does not choose stay unknown.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from referee.base.errors import StartError
from referee.base.faults import Fault, quote, unknown
from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import NAMES, Hex, Hexes, each, hex_set, named, names
from referee.board.section import TURNED, island_named, island_sides, layout, section_named
from referee.board.terrain import Terrain
from referee.engine.frames import turning
from referee.engine.play import settle
from referee.model.position import TILES_PER_LOCATION
from referee.model.ruleset import Ruleset
from referee.model.state import Player, State
from referee.model.vocabulary import BASE_TERRAINS, TERRAIN_OF, Colour, TerrainCard, copies
from referee.rules.catalogue import CARDS, LOCATIONS, NOMAD_COPIES, NOMADS, TASKS, playable_sections, tasks_due
from referee.rules.draft import Draft

FIRST_GAME_SECTIONS: Final = ("tavern", "paddock", "oasis", "farm")
_LANDMARKS: Final = frozenset({"capitol", "caves", "island"})
FIRST_GAME_CARDS: Final = ("fishermen", "knights", "merchants")


class Choices(NamedTuple):
    """The choices for a new game.

    If a choice is None and there is a seed, the seed decides, unless the docstring of the choice says otherwise.
    """

    colours: tuple[Colour, ...]
    board: Board | None = None
    cards: tuple[str, ...] | None = None
    start_player: Colour | None = None
    hands: tuple[TerrainCard | None, ...] | None = None
    """One card per player in seating order; None for a card that only its owner has seen."""
    deck: tuple[TerrainCard, ...] | None = None
    """The draw pile after the hands are dealt, with the top card first."""
    ruleset: Ruleset = Ruleset()
    seed: str | None = None
    expansions: tuple[str, ...] = ("base",)
    """The expansions that the seed may choose from."""
    tasks: tuple[str, ...] | None = None
    nomad_tiles: Mapping[Hex, str] | None = None
    """The kind of nomad tile on each nomad space."""
    removed_terrain: Terrain | None = None
    """P5: the terrain whose terrain cards are removed from the game, if a Kingdom Builder card requires it."""
    swamp_cards: bool | None = None
    """P4: whether to use the swamp cards; None means to use them if the board has swamp."""


def first_game(colours: tuple[Colour, ...]) -> Choices:
    """P2: the choices for the recommended first game."""
    return Choices(colours, assemble(layout(FIRST_GAME_SECTIONS)), FIRST_GAME_CARDS)


def start(choices: Choices) -> State:
    """The first state of a game: hands are dealt, and the start player's turn has begun.

    Raises StartError if the choices contradict the rules or each other, or if a required choice is missing and there
    is no seed.
    """
    _refuse(_faults(choices))
    board = _with_landmarks(choices, choices.board or _seeded_board(choices))
    cards = choices.cards or _seeded_cards(choices)
    _refuse([*_task_faults(choices, board), *_nomad_faults(choices, board), *_removal_faults(choices, cards)])
    swamp_cards = bool(board.ground[Terrain.SWAMP]) if choices.swamp_cards is None else choices.swamp_cards
    terrain = _removed_terrain(choices, cards, swamp_cards=swamp_cards)
    box = copies(swamp_cards=swamp_cards)
    removed = tuple(card for card, count in box.items() if TERRAIN_OF[card] == terrain for _ in range(count))
    left = Counter(box) - Counter(removed)
    _refuse(_terrain_card_faults(choices, left))
    hands, deck = _dealt(choices, left)
    first = _first_seat(choices)
    state = State(
        ruleset=choices.ruleset,
        board=board,
        cards=cards,
        players=tuple(Player(colour, hand=(card,)) for colour, card in zip(choices.colours, hands, strict=True)),
        location_tiles=dict.fromkeys(board.kinds, TILES_PER_LOCATION),
        deck=deck,
        discard=(),
        removed=removed,
        start_player=first,
        round=1,
        ending=False,
        frames=(),
        tasks=_tasks(choices, board),
        nomad_tiles=_nomad_tiles(choices, board),
        removed_terrain=terrain,
        swamp_cards=swamp_cards,
    )
    draft = Draft(state)
    turning.begin(draft, first)
    settle(draft)
    return draft.finished()


def _refuse(refusals: Iterable[Fault]) -> None:
    faults = list(refusals)
    if faults:
        raise StartError(faults)


def _seeded_board(choices: Choices) -> Board:
    """P1: a board of four sections, which the seed chooses and turns."""
    chosen = _shuffled(choices, _sections_of(choices), "sections")[:4]
    turned = [_shuffled(choices, ["", TURNED], f"turn of section {number}")[0] for number in range(4)]
    return assemble(layout([name + turn for name, turn in zip(chosen, turned, strict=True)]))


def _with_landmarks(choices: Choices, board: Board) -> Board:
    """Q1 to Q3: the board with the capitols, caves and island of the chosen mini-expansions.

    If the board already has capitols, caves or an island, they stay as they are.
    """
    wanted = _LANDMARKS & set(choices.expansions)
    capitols, caves, island = board.capitols, board.caves, board.layout.island
    if not wanted:
        return board
    if "capitol" in wanted and not capitols:
        capitols = hex_set(_one_in_each_sector(choices, capitol_places(board), "capitols"))
    if "caves" in wanted and not caves:
        caves = hex_set(_one_in_each_sector(choices, cave_places(board), "caves"))
    if "island" in wanted and not island:
        island = island_named(_shuffled(choices, island_sides(), "island")[0])
    return assemble(layout(board.layout.sections, capitols=each(capitols), caves=each(caves), island=island))


def _one_in_each_sector(choices: Choices, places: Hexes, purpose: str) -> list[Hex]:
    by_sector = [names(places & sector) for sector in SECTORS if places & sector]
    return [named(_shuffled(choices, among, purpose)[0]) for among in by_sector]


def _seeded_cards(choices: Choices) -> tuple[str, ...]:
    return tuple(_shuffled(choices, _cards_of(choices), "cards")[:3])


def _removed_terrain(choices: Choices, cards: Iterable[str], *, swamp_cards: bool) -> Terrain | None:
    """P5: the terrain to remove, either chosen or drawn with the seed; None if no card in play removes a terrain.

    The seed draws a terrain card. If this is a swamp card, its other terrain is removed.
    """
    if choices.removed_terrain or not any(CARDS[card].removes_terrain for card in cards):
        return choices.removed_terrain
    box = Counter(copies(swamp_cards=swamp_cards))
    return TERRAIN_OF[TerrainCard(_shuffled(choices, sorted(box.elements()), "removed terrain")[0])]


def _tasks(choices: Choices, board: Board) -> tuple[str, ...]:
    """P3: the chosen tasks; if none were chosen, one task for each section that requires one, drawn with the seed."""
    if choices.tasks is not None or not tasks_due(board):
        return choices.tasks or ()
    return tuple(_shuffled(choices, TASKS, "tasks")[: tasks_due(board)])


def _nomad_tiles(choices: Choices, board: Board) -> dict[Hex, str | None]:
    """P3: the kind of nomad tile on each nomad space, either chosen or drawn with the seed."""
    if choices.nomad_tiles is not None or not board.nomad_spaces:
        return dict(choices.nomad_tiles or {})
    tiles = _shuffled(choices, _nomad_box(), "nomad tiles")
    return dict(zip(each(board.nomad_spaces), tiles, strict=False))


def _nomad_box() -> list[str]:
    """P3: the kinds of all nomad tiles in the box, each listed once per copy."""
    return [kind for kind, copies in NOMAD_COPIES.items() for _ in range(copies)]


def _sections_of(choices: Choices) -> list[str]:
    return [name for name in playable_sections() if section_named(name).expansion in choices.expansions]


def _cards_of(choices: Choices) -> list[str]:
    return sorted(card.name for card in CARDS.values() if card.expansion in choices.expansions)


def _first_seat(choices: Choices) -> int:
    if choices.start_player:
        return choices.colours.index(choices.start_player)
    if choices.seed is None:
        return 0
    return choices.colours.index(Colour(_shuffled(choices, choices.colours, "start player")[0]))


def _dealt(
    choices: Choices, cards: Counter[TerrainCard]
) -> tuple[Sequence[TerrainCard | None], tuple[TerrainCard, ...] | None]:
    """P1: the hands and the draw pile. Cards that are neither chosen nor drawn with the seed are unknown (None)."""
    if choices.seed is None:
        return choices.hands or (None,) * len(choices.colours), choices.deck
    left = Counter(cards)
    left.subtract(card for card in choices.hands or () if card)
    pile = [TerrainCard(card) for card in _shuffled(choices, sorted(left.elements()), "deck")]
    if choices.hands is None:
        hands, pile = pile[: len(choices.colours)], pile[len(choices.colours) :]
        return hands, tuple(pile)
    hidden = choices.hands.count(None)
    return choices.hands, choices.deck or tuple(pile[hidden:])


def _shuffled(choices: Choices, things: Iterable[str], purpose: str) -> list[str]:
    assert choices.seed is not None
    return shuffled(things, seed=choices.seed, purpose=purpose)


def _faults(choices: Choices) -> Iterator[Fault]:
    players = len(choices.colours)
    if not 2 <= players <= 5:
        yield Fault("/players", "player-count", {"count": players})
    if len(set(choices.colours)) < players:
        yield Fault("/players", "same-colour")
    if choices.start_player and choices.start_player not in choices.colours:
        yield Fault("/start_player", "not-playing", {"player": choices.start_player, "players": choices.colours})
    yield from _board_faults(choices)
    yield from _kingdom_card_faults(choices)


def _board_faults(choices: Choices) -> Iterator[Fault]:
    if choices.board is None:
        if choices.seed is None:
            yield Fault("/board", "board-not-chosen")
        elif len(_sections_of(choices)) < 4:
            yield Fault("/expansions", "few-sections")
        return
    for expansion in sorted(_LANDMARKS & set(choices.expansions)) if choices.seed is None else ():
        yield Fault("/expansions", "only-with-a-seed", {"expansion": expansion})
    for at, kind in choices.board.kinds.items():
        if kind not in LOCATIONS:
            yield Fault("/board", "board-location", {"at": NAMES[at], "location": quote(kind)})


def _task_faults(choices: Choices, board: Board) -> Iterator[Fault]:
    due = tasks_due(board)
    if choices.tasks is None:
        if due and choices.seed is None:
            yield Fault("/tasks", "tasks-not-chosen", {"due": due, "known": tuple(TASKS)})
        return
    if len(choices.tasks) != due or len(set(choices.tasks)) != due:
        yield Fault("/tasks", "task-count", {"count": len(choices.tasks), "due": due})
    for number, name in enumerate(choices.tasks):
        if name not in TASKS:
            yield unknown("task", name, TASKS, f"/tasks/{number}")


def _nomad_faults(choices: Choices, board: Board) -> Iterator[Fault]:
    spaces = tuple(names(board.nomad_spaces))
    if len(spaces) > len(_nomad_box()):
        yield Fault("/board", "many-nomad-spaces", {"count": len(spaces), "most": len(_nomad_box())})
    if choices.nomad_tiles is None:
        if spaces and choices.seed is None:
            yield Fault("/nomad_tiles", "nomad-tiles-not-chosen", {"hexes": spaces})
        return
    if sorted(NAMES[at] for at in choices.nomad_tiles) != list(spaces):
        yield Fault("/nomad_tiles", "nomad-spaces", {"hexes": spaces, "count": len(spaces)})
    for kind, count in Counter(choices.nomad_tiles.values()).items():
        if kind not in NOMADS:
            yield unknown("nomad-tile", kind, NOMADS, "/nomad_tiles")
        elif count > NOMAD_COPIES[kind]:
            yield Fault("/nomad_tiles", "nomad-copies", {"count": count, "tile": kind, "most": NOMAD_COPIES[kind]})


def _kingdom_card_faults(choices: Choices) -> Iterator[Fault]:
    if choices.cards is None:
        if choices.seed is None:
            yield Fault("/cards", "cards-not-chosen")
        elif len(_cards_of(choices)) < 3:
            yield Fault("/expansions", "few-cards")
        return
    if len(choices.cards) != 3 or len(set(choices.cards)) != 3:
        yield Fault("/cards", "three-cards")
    for number, card in enumerate(choices.cards):
        if card not in CARDS:
            yield unknown("card", card, CARDS, f"/cards/{number}")


def _removal_faults(choices: Choices, cards: Iterable[str]) -> Iterator[Fault]:
    """P5: the faults in the choice of the removed terrain."""
    wanted = any(CARDS[card].removes_terrain for card in cards)
    if wanted and choices.removed_terrain is None and choices.seed is None:
        yield Fault("/removed_terrain", "removed-terrain-not-chosen", {"known": BASE_TERRAINS})
    if not wanted and choices.removed_terrain is not None:
        yield Fault("/removed_terrain", "no-terrain-removed")
    if choices.removed_terrain and choices.removed_terrain not in BASE_TERRAINS:
        yield Fault("/removed_terrain", "base-terrain", {"found": choices.removed_terrain, "known": BASE_TERRAINS})


def _terrain_card_faults(choices: Choices, box: Counter[TerrainCard]) -> Iterator[Fault]:
    hands, deck, players = choices.hands, choices.deck, len(choices.colours)
    if hands is not None and len(hands) != players:
        yield Fault("/hands", "hand-count", {"count": len(hands), "players": players})
    dealt_cards = Counter(card for card in (*(hands or ()), *(deck or ())) if card)
    for card in sorted(dealt_cards - box):
        yield Fault("/deck", "card-copies", {"count": dealt_cards[card], "card": card, "most": box[card]})
    if deck is not None and hands is None:
        yield Fault("/deck", "deck-without-hands")
    elif deck is not None and len(deck) + players != box.total():
        yield Fault("/deck", "deck-size", {"count": len(deck), "due": box.total() - players})


def shuffled(things: Iterable[str], *, seed: str, purpose: str) -> list[str]:
    """The things in a shuffled order, which depends only on the given sequence, the seed and the purpose.

    The order is the same on every machine and with every Python version, because the sort key of each thing is a
    digest of the seed, the purpose, the thing's index and the thing itself.
    """
    keyed = [
        (sha256(f"{seed}|{purpose}|{number}|{thing}".encode()).digest(), thing) for number, thing in enumerate(things)
    ]
    return [thing for _, thing in sorted(keyed)]

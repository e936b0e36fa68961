"""Random boards, starts, actions, games and states, and the JSON documents of states and actions.

The caller passes the random generator or its seed, so that a failing test can be repeated.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from referee.board.assemble import assemble, capitol_places, cave_places
from referee.board.board import Board
from referee.board.geography import SECTORS
from referee.board.hexes import NOWHERE, Hex, Hexes, each, neighbours
from referee.board.section import TURNED, island_sides, layout, printed_sections
from referee.board.terrain import SUITABLE, Terrain
from referee.documents.actions import dump_action
from referee.documents.reader import Json, load
from referee.documents.states import dump_state, read_state
from referee.engine.play import apply, legal, settle
from referee.engine.start import Choices, start
from referee.model.actions import Action, Shuffle
from referee.model.offers import Offer, ShuffleOffer
from referee.model.position import SETTLEMENTS
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.state import State
from referee.model.vocabulary import BASE_TERRAINS, TERRAIN_OF, Colour, TerrainCard, TileStatus, copies
from referee.rules.catalogue import CARDS, NOMAD_COPIES, TASKS, playable_sections, tasks_due
from referee.rules.consequences import take_tiles
from referee.rules.draft import Draft
from referee.rules.terrain_cards import unseen

T = TypeVar("T")
Document = dict[str, Json]

LONGEST_GAME: Final = 3000
"""A number of actions that no game reaches."""
HIDDEN: Final = (0.0, 0.5, 1.0)
"""The probabilities that a dealt card is hidden. Each start uses one of them."""

_SECTIONS: Final = sorted(playable_sections())
_BASE: Final = [name for name in _SECTIONS if printed_sections()[name].expansion == "base"]
_CARDS: Final = sorted(CARDS)
_NOMAD_TILES: Final = sorted(kind for kind, copies in NOMAD_COPIES.items() for _ in range(copies))


def random_board(rng: Random) -> Board:
    """A board of four random sections, each as printed or turned.

    One time in three, all sections are from the base game, and there are no capitols, caves or island. Otherwise,
    sections of any expansion, capitols, caves and the island are possible.
    """
    sections = rng.choice((_BASE, _SECTIONS, _SECTIONS))
    names = [name + rng.choice(("", TURNED)) for name in rng.sample(sections, 4)]
    if sections is _BASE:
        return assemble(layout(names))
    bare = assemble(layout(names))
    island = rng.choice((None, *island_sides()))
    capitols, caves = (rng.choice((NOWHERE, places(bare))) for places in (capitol_places, cave_places))
    return assemble(
        layout(names, capitols=_one_per_sector(rng, capitols), caves=_one_per_sector(rng, caves), island=island)
    )


def _one_per_sector(rng: Random, places: Hexes) -> list[Hex]:
    return [rng.choice(list(each(places & sector))) for sector in SECTORS if places & sector]


def random_ruleset(rng: Random) -> Ruleset:
    """A ruleset with a random value for every option."""
    return Ruleset._make(rng.choice(list(values)) for values in OPTIONS.values())


def random_start(rng: Random, board: Board | None = None) -> State:
    """The start of a game for two to five players with random cards and options, on this board or a random one."""
    colours = rng.sample(list(Colour), rng.randint(2, 5))
    board, kingdom_cards = board or random_board(rng), rng.sample(_CARDS, 3)
    swamp_cards = bool(board.ground[Terrain.SWAMP]) or rng.random() < 0.2
    removing = any(CARDS[name].removes_terrain for name in kingdom_cards)
    removed = rng.choice(BASE_TERRAINS) if removing else None
    box = copies(swamp_cards=swamp_cards).items()
    cards = _shuffled(rng, (card for card, count in box for _ in range(count) if TERRAIN_OF[card] != removed))
    dealt, deck = cards[: len(colours)], tuple(cards[len(colours) :])
    hidden = rng.choice(HIDDEN)
    hands: tuple[TerrainCard | None, ...] = tuple(None if rng.random() < hidden else card for card in dealt)
    spaces = list(each(board.nomad_spaces))
    return start(
        Choices(
            colours=tuple(colours),
            board=board,
            cards=tuple(kingdom_cards),
            start_player=rng.choice(colours),
            hands=hands,
            deck=rng.choice((deck, None)),
            ruleset=random_ruleset(rng),
            tasks=tuple(rng.sample(sorted(TASKS), tasks_due(board))),
            removed_terrain=removed,
            swamp_cards=swamp_cards,
            nomad_tiles=dict(zip(spaces, rng.sample(_NOMAD_TILES, len(spaces)), strict=True)),
        )
    )


def late_start(rng: Random, board: Board | None = None) -> State:
    """A state late in a game: some terrains are almost full, tiles are taken, and supplies are low.

    Some or all of the draw pile may have left the game, too. Tests need such states because ordinary random games
    rarely reach a useless card (T3) or empty piles.
    """
    state = random_start(rng, board)
    draft = Draft(_with_cards_gone(rng, state))
    printed = [terrain for terrain in SUITABLE if state.board.ground[terrain]]
    wanted = rng.sample(printed, min(3, len(printed)))
    hexes = [at for terrain in wanted for at in _shuffled(rng, each(state.board.ground[terrain]))]
    del hexes[len(state.players) * rng.randint(30, SETTLEMENTS - 1) :]
    hexes = hexes[rng.randint(0, 6) :]
    for number, at in enumerate(_shuffled(rng, hexes)):
        draft.build(number % len(state.players), at, None)
    for seat in _shuffled(rng, range(len(state.players))):
        take_tiles(draft, seat, neighbours(draft.players[seat].settlements))
        owned = tuple(tile._replace(status=TileStatus.READY) for tile in draft.players[seat].tiles)
        draft.players[seat] = draft.players[seat]._replace(tiles=owned)
    draft.round += 1
    settle(draft)
    return draft.finished()


def any_start(rng: Random) -> State:
    """A random start or, one time in three, a late start."""
    return rng.choice((random_start, random_start, late_start))(rng)


def _with_cards_gone(rng: Random, state: State) -> State:
    """T3: the state after a random part of the draw pile, possibly none or all of it, has left the game."""
    left = list(state.deck) if state.deck is not None else _shuffled(rng, unseen(state).elements())
    hidden = sum(player.hand.count(None) for player in state.players) if state.deck is None else 0
    gone = tuple(left[: rng.choice((0, 0, rng.randint(0, len(left) - hidden), len(left) - hidden))])
    return state._replace(removed=state.removed + gone, deck=None if state.deck is None else state.deck[len(gone) :])


def _shuffled(rng: Random, things: Iterable[T]) -> list[T]:
    order = list(things)
    rng.shuffle(order)
    return order


def actions_of(rng: Random, offer: Offer) -> list[Action]:
    """The actions of an offer; for a shuffle, only one action, with the cards in a random order."""
    if isinstance(offer, ShuffleOffer):
        return [Shuffle(tuple(rng.sample(offer.cards, len(offer.cards))))]
    return list(offer.actions())


def random_action(rng: Random, state: State) -> Action:
    """A random action of a random offer."""
    return rng.choice(actions_of(rng, rng.choice(legal(state))))


def random_game(rng: Random, begin: State | None = None) -> Iterator[tuple[State, Action]]:
    """Yield every state of a random game except the final one, each with the action taken in that state."""
    state = begin or any_start(rng)
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        action = random_action(rng, state)
        yield state, action
        state = apply(state, action).state
    raise AssertionError(f"a game of more than {LONGEST_GAME} actions")


def random_state(seed: int, steps: int) -> State:
    """The state of a random game after this many actions, or at its end if that comes first."""
    rng = Random(seed)
    state = any_start(rng)
    for before, action in islice(random_game(rng, state), steps):
        state = apply(before, action).state
    return state


def state_in(file: Path) -> State:
    """The state under the key `state` in a JSON file."""
    return load(read_state, json.loads(file.read_text(encoding="utf-8"))["state"])


def document(state: State) -> Document:
    """The JSON document of a state."""
    return _json_copy(dump_state(state))


def action_document(action: Action) -> Document:
    """The JSON document of an action."""
    return _json_copy(dump_action(action))


def _json_copy(document: Document) -> Document:
    sent: Document = json.loads(json.dumps(document))
    return sent

"""Words for things that happen in a game, such as `uses farm`. A recipe lists the words that its game must show."""

from collections.abc import Iterator
from typing import Final

from referee.board.hexes import BIT
from referee.board.terrain import Terrain
from referee.engine.play import apply
from referee.model.actions import (
    Action,
    Build,
    BuildWith,
    Draw,
    Finish,
    MoveWith,
    Place,
    Play,
    Remove,
    Reveal,
    Spend,
    Take,
)
from referee.model.events import BonusUsed, Event, GoldGained, LineMarked, Moved, TileTaken
from referee.model.frames import Drawing, Frame, Harvesting, Reacting, Turning, Using, use_in
from referee.model.state import State
from referee.model.vocabulary import Purpose
from referee.rules.catalogue import POWERS, TASKS
from referee.rules.power import When
from tests.golden.game import Game

OPTIONS_OF: Final = {
    **dict.fromkeys(("barn", "harbor", "tree-house", "rope-bridge"), ("vacated_hex",)),
    "resettlement": ("resettlement", "movement"),
    **dict.fromkeys(("wagon", "lighthouse"), ("movement",)),
    **dict.fromkeys(("fishermen", "water-mill"), ("island_rim",)),
    "rovers": ("rovers_timing",),
}
"""V: options that change what some tiles and cards do. Recorded games must show all values of these options."""


def words_of(game: Game) -> frozenset[str]:
    """The words for the things that happen in a game."""
    return frozenset(_words(game))


def _words(game: Game) -> Iterator[str]:
    yield from _of_the_table(game.start)
    state = game.start
    for action in game.actions:
        before, applied = state, apply(state, action)
        state = applied.state
        yield action.type
        yield from _of_tiles(action)
        if isinstance(action, BuildWith) and BIT[action.at] & state.board.ground[Terrain.MOUNTAIN]:
            yield f"uses {action.tile}-bonus"
        yield from _of_cards(before, action)
        yield from _of_frames(before, action)
        yield from _of_swamp_cards(before, state)
        for event in applied.events:
            yield from _of_event(event)
        yield from _of_options(before, action)
        yield from _of_readings(state, action, applied.events)
    for gained in game.scores.values():
        for source, gold in gained.items():
            if gold and source in TASKS:
                yield f"fulfilled {source}"
            elif gold:
                yield f"gold from {source}"


def _of_the_table(state: State) -> Iterator[str]:
    yield f"{len(state.players)} players"
    yield from (f"card {card}" for card in state.cards)
    yield from (f"{option} {value.value}" for option, value in state.ruleset._asdict().items())
    if state.board.layout.island:
        yield f"island {state.board.layout.island.name}"
    if state.removed_terrain:
        yield "removed terrain"


def _of_tiles(action: Action) -> Iterator[str]:
    """Yield words for the tiles that an action uses, repeats or names as `waiver`."""
    match action:
        case BuildWith(tile=tile, via=via) | Place(tile=tile, via=via) | MoveWith(tile=tile, via=via):
            yield from _uses(action.type, tile, via)
        case Remove(tile=tile, via=via) | Draw(tile=tile, via=via) | Take(tile=tile, via=via):
            yield from _uses(action.type, tile, via)
        case Spend(tile=tile, via=via):
            yield from _uses(action.type, tile, via)
            if action.fives:
                yield "spend a five"
        case _:
            pass
    match action:
        case Build(waiver=str(waiver)) | BuildWith(waiver=str(waiver)) | Place(waiver=str(waiver)):
            yield f"uses {waiver}"
            yield f"{waiver} for {action.type}" + (f" {action.tile}" if not isinstance(action, Build) else "")
        case _:
            pass


def _of_options(state: State, action: Action) -> Iterator[str]:
    """V: yield words for the action's tile and the values of the tile's options in OPTIONS_OF."""
    tile = None if isinstance(action, Build) else getattr(action, "tile", None)
    for option in OPTIONS_OF.get(tile, ()) if tile else ():
        yield f"uses {tile} with {option} {getattr(state.ruleset, option).value}"


def _of_readings(state: State, action: Action, events: tuple[Event, ...]) -> Iterator[str]:
    """N6, Q3: yield words for effects that an option allows.

    A water mill builds on the rim only if `island_rim` is `water`. A move counts on the way only if `movement` is
    `each-step`. The exception is a scout whose move costs the player a tile: that needs no option.
    """
    match action:
        case MoveWith() if use_in(state.frames) and not isinstance(events[-1], Moved):
            yield "counts on the way"
        case BuildWith(tile="water-mill", at=at) if BIT[at] & state.board.rim & ~state.board.waterside:
            yield "water-mill on the rim"
        case _:
            pass


def _uses(kind: str, tile: str, via: str | None) -> Iterator[str]:
    yield f"uses {tile}"
    yield f"{kind} {tile}"
    if via:
        yield f"uses {via}"
        yield f"{kind} {tile} via {via}"
        yield f"{tile} via {via}"


def _of_cards(state: State, action: Action) -> Iterator[str]:
    """Yield words for a revealed card, and for the choice between two cards (X3)."""
    frame = state.frames[-1]
    match action, frame:
        case Reveal(card=card), Drawing(purpose=purpose):
            yield f"reveal {purpose.value}" + ("" if card else ", face down")
        case Play(), Turning(player=seat):
            player = state.players[seat]
            if len(player.hand) > 1:
                yield from (f"uses {tile.kind}" for tile in player.tiles if POWERS[tile.kind].draws is Purpose.HAND)
                yield "choice with a hidden card" if None in player.hand else "choice of known cards"
        case _:
            pass


def _of_frames(state: State, action: Action) -> Iterator[str]:
    """Yield words for `finish`, a reaction inside another frame, and a settlement built from a temple (M6)."""
    frame = state.frames[-1]
    match frame, action:
        case Using(tile=tile), Finish():
            yield f"finish {tile}"
        case Reacting() | Harvesting(), Finish():
            yield f"finish {frame.frame}"
        case Reacting(), BuildWith():
            yield f"answer inside {_place(state, state.frames[-2])}"
        case Turning(player=seat, owed=owed, due=due), Build():
            if owed and not (due and state.players[seat].supply):
                yield "debt of a temple paid"
        case _:
            pass


def _place(state: State, frame: Frame) -> str:
    """The words for the part of the game that a reaction interrupts."""
    match frame:
        case Turning(player=seat, due=due, owed=owed, built=built):
            waiting = bool(due and state.players[seat].supply) or bool(owed)
            return "the mandatory action" if built and waiting else "a turn"
        case Using():
            return "an action of several steps"
        case Reacting():
            return "an answer"
        case Harvesting():
            return "the harvest"
        case _:
            return frame.frame


def _of_swamp_cards(before: State, after: State) -> Iterator[str]:
    """M1: yield words for the choice of a swamp card's terrain."""
    match before.frames[0], after.frames:
        case Turning(terrain=None, player=one), (Turning(terrain=terrain, player=other), *_) if (
            terrain and one == other
        ):
            yield "swamp card as swamp" if terrain == "swamp" else "swamp card as another terrain"
        case _:
            pass


def _of_event(event: Event) -> Iterator[str]:
    yield event.event
    match event:
        case TileTaken(tile=tile):
            yield f"takes {tile}"
            if POWERS[tile].when is When.WHEN_TAKEN:
                yield f"uses {tile}"
        case BonusUsed(tile=tile):
            yield f"uses {tile}"
        case LineMarked(line=line) if line.startswith("i:"):
            yield "marks a line of the island"
        case GoldGained(source=source):
            yield f"gold from {source}"
        case _:
            pass

"""M3: a player may react because another player took the last tile from a hex."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.board.hexes import BIT, NAMES
from referee.engine.frames import using
from referee.engine.frames.using import FINISH, next_steps
from referee.model.actions import Action, Finish, TileAction
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import Awaited, Prompt, Reacting, Using, turn_in
from referee.model.offers import Offer
from referee.model.ruling import Facts, Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Actor
from referee.rules.catalogue import POWERS
from referee.rules.draft import Draft
from referee.rules.moment import NO_TURN, Moment
from referee.rules.tile_use import answers, perform_with_tile, use_tile

AWAITED: Final = Awaited(Actor.PLAYER, ("M3",))


def _moment(game: Game, reaction: Reacting) -> Moment:
    moment = Moment(game, reaction.player, turn_in(game.frames) or NO_TURN)
    moment.answering = True
    return moment


def _steps(moment: Moment) -> list[Offer]:
    return [offer for tile in answers(moment.player) for offer in POWERS[tile].offers(moment)]


def prompt(state: State, reaction: Reacting) -> Prompt:
    """The prompt, which says who took the last tile and from which hex."""
    return Prompt("reacting", {"taker": state.players[reaction.taker].colour, "at": NAMES[reaction.at]})


def offers(game: Game, reaction: Reacting) -> Sequence[Offer]:
    """Every possible reaction, and the option of declining to react."""
    return [*_steps(_moment(game, reaction)), FINISH]


def violations(game: Game, reaction: Reacting, action: Action) -> list[Violation]:
    """The independent reasons why an action is not a legal reaction; empty if it is legal."""
    if isinstance(action, Finish):
        return []
    moment = _moment(game, reaction)
    tiles = answers(moment.player)
    if isinstance(action, TileAction) and action.tile in tiles and POWERS[action.tile].fits(action):
        return POWERS[action.tile].violations(moment, action)
    taker = game.players[reaction.taker].colour
    facts: Facts = {"tile": " or ".join(tiles), "taker": taker, "at": NAMES[reaction.at]}
    rules = (*POWERS[tiles[0]].rules, "T6")
    return [next_steps(ViolationCode.REACTION_AWAITED, rules, facts, _steps(moment))]


def perform(draft: Draft, reaction: Reacting, action: Action) -> None:
    """Use a tile to react, or decline to react."""
    if isinstance(action, Finish):
        _ask_the_next(draft, reaction)
        return
    assert isinstance(action, TileAction)
    use_tile(draft, reaction.player, POWERS[action.tile])
    perform_with_tile(draft, action)


def ask(draft: Draft) -> None:
    """For each emptied hex, ask the players who can react, starting with the player to the left of the taker.

    N6: if an action of several steps is in progress and no step is left or possible, finish that action first. If
    finishing it empties more hexes, players react to those hexes last.
    """
    frame = draft.frames[-1]
    if isinstance(frame, Using) and using.automatic_step(draft, frame):
        return
    if any(answers(player) for player in draft.players):
        count = len(draft.players)
        draft.frames += [Reacting((taker + 1) % count, taker, at) for taker, at in reversed(draft.emptied)]
    draft.emptied.clear()


def automatic_step(draft: Draft, reaction: Reacting) -> bool:
    """Skip a player who cannot react; return whether the player was skipped."""
    if _steps(_moment(draft, reaction)):
        return False
    _ask_the_next(draft, reaction)
    return True


def _ask_the_next(draft: Draft, reaction: Reacting) -> None:
    """Ask the next player, or close the frame if the next player is the one who took the tile."""
    draft.frames.pop()
    following = (reaction.player + 1) % len(draft.players)
    if following != reaction.taker:
        draft.frames.append(reaction._replace(player=following))


def inconsistencies(state: State, number: int, reaction: Reacting) -> Iterator[Inconsistency]:
    """Report this frame if its player cannot be reacting.

    Another player must have taken the last tile of the hex, the frame must lie above other frames, and if it is the
    top frame, its player must be able to react.
    """
    if not number:
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_FRAMES, "/frames")
        return
    left = state.location_tiles.get(reaction.at, 0) or state.nomad_tiles.get(reaction.at)
    top = number == len(state.frames) - 1
    if (
        reaction.player == reaction.taker
        or left
        or not BIT[reaction.at] & state.board.givers
        or (top and not _steps(_moment(state, reaction)))
    ):
        facts: Facts = {"at": NAMES[reaction.at], "colour": state.players[reaction.player].colour}
        yield Inconsistency(InconsistencyCode.IMPOSSIBLE_ANSWER, f"/frames/{number}", BIT[reaction.at], facts)

"""P1, T1, T4, X3: the terrain cards in hands, piles and out of the game."""

from collections.abc import Iterator

from referee.engine.audit.history import is_drawing, kinds_taken
from referee.engine.frames.turning import has_played
from referee.model.frames import turn_of
from referee.model.inconsistency import Inconsistency, InconsistencyCode
from referee.model.ruling import Facts
from referee.model.state import Player, State
from referee.model.vocabulary import TERRAIN_OF, Purpose, copies
from referee.rules.catalogue import LOCATIONS
from referee.rules.piles import hidden, known_cards


def card_inconsistencies(state: State) -> Iterator[Inconsistency]:
    """P1: five of each card, one in every hand."""
    seen, box = known_cards(state), copies(swamp_cards=state.swamp_cards)
    for card, count in seen.items():
        if count > box.get(card, 0):
            facts: Facts = {"card": card, "count": count, "most": box.get(card, 0)}
            yield Inconsistency(InconsistencyCode.TOO_MANY_COPIES, "/deck", facts=facts)
    for card, count in box.items() if state.removed_terrain else ():
        if TERRAIN_OF[card] == state.removed_terrain and state.removed.count(card) < count:
            facts = {"found": card, "wanted": "all", "count": count}
            yield Inconsistency(InconsistencyCode.REMOVED_TERRAIN, "/removed", facts=facts)
    missing = sum(box.values()) - seen.total() - hidden(state)
    if missing < 0 or (state.deck is not None and missing):
        facts = {"missing": missing, "count": abs(missing), "by": "many" if missing < 0 else "few"}
        yield Inconsistency(InconsistencyCode.CARDS_MISSING, "/deck", facts=facts)
    active = state.frames[0].player if state.frames else None
    for seat, player in enumerate(state.players):
        if seat == active or len(player.hand) > 1:
            yield from _hand_inconsistencies(state, seat, player)


def _hand_inconsistencies(state: State, seat: int, player: Player) -> Iterator[Inconsistency]:
    """T4, X3: at most as many cards as the player can have drawn, less the one that is played."""
    turn = turn_of(state.frames, seat)
    played = has_played(state, turn) if turn else is_drawing(state, seat)
    if len(player.hand) + played <= 1:
        return
    drawn = 1 + any(LOCATIONS[kind].draws is Purpose.HAND for kind in kinds_taken(state, player))
    if len(player.hand) > drawn - played:
        facts: Facts = {"colour": player.colour, "count": len(player.hand), "most": drawn - played}
        yield Inconsistency(InconsistencyCode.HAND_SIZE, f"/players/{seat}/hand", facts=facts)

"""Whether a score is final, and what could mislead about the score of a position."""

from collections.abc import Iterator

from referee.board.hexes import NOWHERE, neighbours
from referee.board.terrain import Special
from referee.model.position import SETTLEMENTS, Position
from referee.model.remark import Remark, RemarkCode
from referee.rules.catalogue import CARDS, NOMAD_COPIES, NOMADS
from referee.rules.power import When


def is_final(position: Position) -> bool:
    """E1: the only sign of the end in a position: a player has no settlements left."""
    return not all(_supplies(position))


def remarks(position: Position, *, final: bool | None) -> tuple[Remark, ...]:
    """Everything to bear in mind about the score of a position; `final` is what its caller said."""
    return (*_final_remarks(position, final=final), *_play_remarks(position), *_silo_remarks(position, final=final))


def _supplies(position: Position) -> list[int]:
    return [SETTLEMENTS - player.settlements.bit_count() - len(player.marks) for player in position.players]


def _final_remarks(position: Position, *, final: bool | None) -> Iterator[Remark]:
    """E1: a position does not prove that the game is over, unless the caller says so."""
    supplies = _supplies(position)
    ended = [player.colour for player, supply in zip(position.players, supplies, strict=True) if not supply]
    if not ended and final is not False:
        code = RemarkCode.SUPPLY_LEFT if final else RemarkCode.RUNNING
        yield Remark(code, {"count": sum(supplies)})
    if ended and final is None:
        yield Remark(RemarkCode.TAKEN_AS_FINAL, {"colour": ended[0]}, ended[0])


def _play_remarks(position: Position) -> Iterator[Remark]:
    """S11 to S13, S24, S25, N3: what players gain during play cannot be seen on the board."""
    cards = [CARDS[name] for name in position.cards]
    if not any(player.gold for player in position.players):
        for card in cards:
            if card.payment or card.turn_payment:
                yield Remark(RemarkCode.GOLD_NOT_GIVEN, {"card": card.name})
        for kind in _paid_at_once(position):
            yield Remark(RemarkCode.TREASURE_NOT_GIVEN, {"tile": kind})
    if not any(player.marks for player in position.players):
        for card in cards:
            if card.marks:
                yield Remark(RemarkCode.MARKS_NOT_GIVEN, {"card": card.name})


def _paid_at_once(position: Position) -> list[str]:
    """N3: the nomad tiles that pay when they are taken, where some of them can be gone."""
    if not position.board.nomad_spaces:
        return []
    lying = None if position.nomad_tiles is None else list(position.nomad_tiles.values())
    if lying is not None and None not in lying:
        return []
    return [
        kind
        for kind, copies in NOMAD_COPIES.items()
        if NOMADS[kind].when is When.WHEN_TAKEN and (lying is None or lying.count(kind) < copies)
    ]


def _silo_remarks(position: Position, *, final: bool | None) -> Iterator[Remark]:
    """H10: silos are used after the last turn, and before the score is final."""
    present = NOWHERE
    for player in position.players:
        present |= player.presence
    if final is None and present & neighbours(position.board.ground[Special.SILO]):
        yield Remark(RemarkCode.SILOS_TO_COME)

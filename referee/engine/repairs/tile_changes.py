"""Propose changes to the tiles that are left on the board and to the tiles that players hold or have taken."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from referee.board.hexes import BIT, NAMES, NEIGHBOURS, Hex, each
from referee.engine.audit.tiles import strange_tiles
from referee.engine.repairs.change import LIKELY, OBVIOUS, POSSIBLE, UNLIKELY, AnyTable, Change, with_player
from referee.model.findings import Inconsistency, InconsistencyCode
from referee.model.frames import turn_of
from referee.model.position import TILES_PER_LOCATION
from referee.model.ruling import Facts
from referee.model.state import BonusTile, Player, State, Tile
from referee.model.vocabulary import TileStatus
from referee.rules.catalogue import BONUS_OF


def tile_changes(table: AnyTable, inconsistencies: Sequence[Inconsistency]) -> Iterator[Change]:
    """Changes to the tile counts and to the players' tiles where the audit found an inconsistency."""
    for inconsistency in inconsistencies:
        match inconsistency.code:
            case InconsistencyCode.TOO_MANY_TILES | InconsistencyCode.TILE_NOT_TAKEN:
                yield from _counts(table, inconsistency)
            case InconsistencyCode.TILES_ELSEWHERE:
                yield from _listed(table, inconsistency)
            case InconsistencyCode.BONUS_MISMATCH if isinstance(table, State):
                yield from _bonus_tiles(table, _seat(inconsistency))
            case InconsistencyCode.NOMAD_TILE_OUT_OF_TIME | InconsistencyCode.NOMAD_TILE_NOT_KEPT if isinstance(
                table, State
            ):
                yield from _without_nomad_tile(table, _seat(inconsistency), int(inconsistency.place.split("/")[4]))
            case InconsistencyCode.TOO_MANY_NOMAD_TILES if isinstance(table, State):
                for seat, player in enumerate(table.players):
                    for number in range(len(player.nomad_tiles)):
                        yield from _without_nomad_tile(table, seat, number)
            case _:
                pass
    if isinstance(table, State):
        yield from _hands(table, inconsistencies)


def _seat(inconsistency: Inconsistency) -> int:
    return int(inconsistency.place.split("/")[2])


def _counts(table: AnyTable, inconsistency: Inconsistency) -> Iterator[Change]:
    """P1, L1, N1: changes to the number of tiles left on a location or nomad space.

    A position does not show who took tiles, so several numbers are tried for a location.
    """
    for at in each(inconsistency.hexes):
        if "by" in inconsistency.facts and inconsistency.facts["by"] == "nomad":
            assert table.nomad_tiles
            gone = {**table.nomad_tiles, at: None}
            yield Change("nomad-tile-gone", {"at": NAMES[at]}, table._replace(nomad_tiles=gone), OBVIOUS)
        elif isinstance(table, State):
            takers = sum(bool(player.taken_from & BIT[at]) for player in table.players)
            if takers <= TILES_PER_LOCATION and table.location_tiles.get(at) != TILES_PER_LOCATION - takers:
                yield _left(table, at, TILES_PER_LOCATION - takers, OBVIOUS)
        else:
            near = sum(bool(player.presence & NEIGHBOURS[at]) for player in table.players)
            likeliest = max(0, TILES_PER_LOCATION - near)
            for left in range(TILES_PER_LOCATION):
                yield _left(table, at, left, OBVIOUS + abs(left - likeliest))


def _left(table: AnyTable, at: Hex, count: int, doubt: int) -> Change:
    assert table.location_tiles is not None
    counts: Mapping[Hex, int] = {**table.location_tiles, at: count}
    return Change("tiles-left", {"at": NAMES[at], "count": count}, table._replace(location_tiles=counts), doubt)


def _listed(table: AnyTable, inconsistency: Inconsistency) -> Iterator[Change]:
    """P1: changes that add a missing location to the tile counts, or remove a hex that is not a location."""
    assert table.location_tiles is not None
    for at in each(inconsistency.hexes):
        if at in table.location_tiles:
            counts = {other: count for other, count in table.location_tiles.items() if other != at}
            yield Change("not-a-location", {"at": NAMES[at]}, table._replace(location_tiles=counts), POSSIBLE)
            continue
        takers = sum(bool(player.taken_from & BIT[at]) for player in table.players) if isinstance(table, State) else 0
        yield _left(table, at, max(0, TILES_PER_LOCATION - takers), POSSIBLE)


def _hands(state: State, inconsistencies: Sequence[Inconsistency]) -> Iterator[Change]:
    strange = {inconsistency.place for inconsistency in strange_tiles(state)}
    for inconsistency in inconsistencies:
        for at in each(inconsistency.hexes):
            match inconsistency.code:
                case InconsistencyCode.TILE_NOT_TAKEN if inconsistency.facts.get("by") == "player":
                    yield from _with_tile(state, _seat(inconsistency), at)
                case InconsistencyCode.TILE_NOT_TAKEN | InconsistencyCode.TOO_MANY_TILES if at in state.board.kinds:
                    yield from _other_takers(state, at)
                case _:
                    pass
        if inconsistency.place.startswith("/players/") and "/tiles/" in inconsistency.place:
            yield from _other_tile(state, inconsistency, strange=inconsistency.place in strange)
        elif inconsistency.code == InconsistencyCode.TILE_OF_ANOTHER_KIND:
            seat = _seat(inconsistency)
            yield _forgotten(state, seat, each(inconsistency.hexes)[0])


def _other_takers(state: State, at: Hex) -> Iterator[Change]:
    """Changes that record one more or one fewer player as having taken a tile from this hex.

    They are proposed if the number of takers does not match the number of tiles left.
    """
    takers = [seat for seat, player in enumerate(state.players) if player.taken_from & BIT[at]]
    missing = TILES_PER_LOCATION - state.location_tiles.get(at, 0) - len(takers)
    for seat in range(len(state.players)) if missing else ():
        if missing > 0 and seat not in takers:
            yield from _with_tile(state, seat, at)
        elif missing < 0 and seat in takers:
            yield _forgotten(state, seat, at)


def _with_tile(state: State, seat: int, at: Hex) -> Iterator[Change]:
    """L1: changes that add this hex to the player's `taken_from`. Some also give the player a tile from this hex."""
    player = state.players[seat]
    if at not in state.board.kinds:
        return
    kind = state.board.kinds[at]
    facts: Facts = {"colour": player.colour, "tile": kind, "at": NAMES[at]}
    noted = player._replace(taken_from=player.taken_from | BIT[at])
    near = bool(player.presence & NEIGHBOURS[at])
    if near and all(tile.origin != at for tile in player.tiles):
        for more, status in enumerate(_statuses(state, seat, kind)):
            held = _fitting_bonus(noted._replace(tiles=(*player.tiles, Tile(kind, at, status))))
            yield Change("add-tile", {**facts, "status": status}, with_player(state, seat, held), LIKELY + more)
    yield Change("note-tile", facts, with_player(state, seat, noted), POSSIBLE if near else LIKELY + 5)


def _statuses(state: State, seat: int, kind: str) -> tuple[TileStatus, ...]:
    """L2: the possible statuses of a tile, the most likely first.

    `used` comes first if the player has too few used tiles to account for this turn's uses of this kind.
    """
    turn = turn_of(state.frames, seat)
    uses = sum(use.tile == kind for use in turn.used) if turn else 0
    held = sum(tile.kind == kind and tile.status is TileStatus.USED for tile in state.players[seat].tiles)
    if uses > held:
        return TileStatus.USED, TileStatus.READY, TileStatus.FRESH
    return TileStatus.READY, TileStatus.FRESH, TileStatus.USED


def _forgotten(state: State, seat: int, at: Hex) -> Change:
    """The change that removes a player's tile from this hex, if any, and removes the hex from `taken_from`."""
    player = state.players[seat]
    tiles = tuple(tile for tile in player.tiles if tile.origin != at)
    facts: Facts = {"colour": player.colour, "at": NAMES[at]}
    other = _fitting_bonus(player._replace(tiles=tiles, taken_from=player.taken_from & ~BIT[at]))
    return Change("forget-tile", facts, with_player(state, seat, other), LIKELY)


def _other_tile(state: State, inconsistency: Inconsistency, *, strange: bool) -> Iterator[Change]:
    """L1, L2, L3: changes that correct or remove a player's tile, or correct the player's `taken_from`."""
    seat, number = _seat(inconsistency), int(inconsistency.place.split("/")[4])
    player = state.players[seat]
    tile = player.tiles[number]
    facts: Facts = {"colour": player.colour, "tile": tile.kind, "at": NAMES[tile.origin]}
    others = (*player.tiles[:number], *player.tiles[number + 1 :])
    yield Change(
        "remove-tile", facts, with_player(state, seat, _fitting_bonus(player._replace(tiles=others))), LIKELY
    )
    if player.taken_from & BIT[tile.origin]:
        yield _forgotten(state, seat, tile.origin)
    elif not strange:
        yield from _with_tile(state, seat, tile.origin)
    mended = tile
    if strange and tile.origin in state.board.kinds:
        mended = tile._replace(kind=state.board.kinds[tile.origin])
    elif inconsistency.code == InconsistencyCode.TILE_OUT_OF_TURN:
        mended = tile._replace(status=TileStatus.READY)
    if mended is not tile:
        facts = {"colour": player.colour, "tile": mended.kind, "at": NAMES[tile.origin], "status": mended.status}
        tiles = (*player.tiles[:number], mended, *player.tiles[number + 1 :])
        yield Change("other-tile", facts, with_player(state, seat, player._replace(tiles=tiles)), OBVIOUS)


def _fitting_bonus(player: Player) -> Player:
    """M2: a copy of the player with exactly the bonus tiles that their location tiles earn."""
    held = Counter(tile.kind for tile in player.tiles)
    due = [BONUS_OF[kind] for kind, count in held.items() if count > 1 and kind in BONUS_OF]
    has = [tile.kind for tile in player.bonus_tiles]
    if sorted(has) == sorted(due):
        return player
    kept = tuple(
        tile for number, tile in enumerate(player.bonus_tiles) if tile.kind in due and tile.kind not in has[:number]
    )
    new = tuple(BonusTile(kind, TileStatus.READY) for kind in due if kind not in has)
    return player._replace(bonus_tiles=kept + new)


def _bonus_tiles(state: State, seat: int) -> Iterator[Change]:
    player = state.players[seat]
    yield Change("bonus-tiles", {"colour": player.colour}, with_player(state, seat, _fitting_bonus(player)), LIKELY)


def _without_nomad_tile(state: State, seat: int, number: int) -> Iterator[Change]:
    player = state.players[seat]
    tile = player.nomad_tiles[number]
    facts: Facts = {"colour": player.colour, "tile": tile.kind}
    left = (*player.nomad_tiles[:number], *player.nomad_tiles[number + 1 :])
    changed = with_player(state, seat, player._replace(nomad_tiles=left))
    yield Change("remove-nomad-tile", facts, changed, LIKELY + 5)
    for taken in (state.round, state.round - 1):
        if 0 < taken != tile.round:
            tiles = (*player.nomad_tiles[:number], tile._replace(round=taken), *player.nomad_tiles[number + 1 :])
            changed = with_player(state, seat, player._replace(nomad_tiles=tiles))
            yield Change("nomad-tile-round", {**facts, "round": taken}, changed, UNLIKELY)

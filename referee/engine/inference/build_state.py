"""Build a state from the description and the inferred facts about players, their tiles and the turn in progress."""

from collections.abc import Mapping

from referee.board.geography import SECTORS
from referee.board.hexes import BIT, NEIGHBOURS, NOWHERE, Hex, hex_set
from referee.board.terrain import Terrain
from referee.engine.inference.clock import Clock
from referee.engine.inference.takers import Takers, taken_from
from referee.model.description import TableDescription, TileDescription
from referee.model.frames import BUILDS, BUILDS_ON_SWAMP, Turning
from referee.model.position import SETTLEMENTS, TILES_PER_LOCATION, Position
from referee.model.state import NO_NOMAD_TILES, BonusTile, Player, State, Tile
from referee.model.vocabulary import TERRAIN_OF, TERRAINS_OF, Figure, Purpose, TileStatus, copies
from referee.rules.catalogue import BONUS_OF, CARDS, LOCATIONS, POWERS
from referee.rules.draft import Draft
from referee.rules.terrain_cards import is_stuck


def build_state(
    description: TableDescription, table: Position, takers: Takers, clock: Clock, *, swamp_cards: bool
) -> State:
    """Build the state with these takers of location tiles and this clock.

    T3: if no hex is left for the mandatory action and no other card could help, the action has ended, and the game
    ends with this round unless the description says otherwise.
    """
    players = tuple(_player(description, table, takers, seat) for seat in range(len(table.players)))
    turn = _turn(description, table, players[description.turn])
    box = copies(swamp_cards=swamp_cards)
    gone = tuple(
        card for card, count in box.items() if TERRAIN_OF[card] == table.removed_terrain for _ in range(count)
    )
    state = State(
        ruleset=table.ruleset,
        board=table.board,
        cards=table.cards,
        players=players,
        location_tiles=_left(description, takers),
        deck=description.deck,
        discard=description.discard or (),
        removed=gone if description.removed is None else description.removed,
        start_player=clock.start_player,
        round=clock.round,
        ending=any(player.supply == 0 for player in players) if description.ending is None else description.ending,
        frames=(turn,),
        tasks=table.tasks,
        walls=table.walls,
        nomad_tiles=table.nomad_tiles or NO_NOMAD_TILES,
        removed_terrain=table.removed_terrain,
        swamp_cards=swamp_cards,
    )
    state = _with_numbers(description, state)
    if is_stuck(state, turn):
        return state._replace(frames=(turn._replace(due=0, owed=0),), ending=description.ending is not False)
    return state


def _left(description: TableDescription, takers: Takers) -> Mapping[Hex, int]:
    """P1: the number of tiles left on each location, as described, or else two minus the number of takers."""
    inferred = {at: max(0, TILES_PER_LOCATION - len(seats)) for at, seats in takers.items()}
    return inferred | dict(description.position.location_tiles or {})


def _player(description: TableDescription, table: Position, takers: Takers, seat: int) -> Player:
    known, kingdom = description.of(seat), table.players[seat]
    temple = known.temple or 0
    supply = SETTLEMENTS - kingdom.settlements.bit_count() - len(kingdom.marks) - temple
    tiles = _tiles(description, table, takers, seat)
    return Player(
        colour=kingdom.colour,
        settlements=kingdom.settlements,
        gold=kingdom.gold,
        supply=max(0, supply) if known.supply is None else known.supply,
        hand=_hand(description, tiles, seat) if known.hand is None else known.hand,
        tiles=tiles,
        taken_from=taken_from(takers, seat),
        figures=kingdom.figures,
        nomad_tiles=known.nomad_tiles or (),
        bonus_tiles=_bonus_tiles(tiles) if known.bonus_tiles is None else known.bonus_tiles,
        temple=temple,
        marks=kingdom.marks,
    )


def _tiles(description: TableDescription, table: Position, takers: Takers, seat: int) -> tuple[Tile, ...]:
    """L3: the tiles that a player holds.

    If the tiles are not described, the player holds those taken from locations that are next to the player's pieces.
    """
    held, presence = description.of(seat).tiles, table.players[seat].presence
    if held is None:
        origins = [at for at, seats in takers.items() if seat in seats and presence & NEIGHBOURS[at]]
        held = tuple(TileDescription(table.board.kinds[at], at) for at in origins)
    return tuple(Tile(kind, at, status or _status(description, table, seat, at)) for kind, at, status in held)


def _status(description: TableDescription, table: Position, seat: int, origin: Hex) -> TileStatus:
    """L2: the most likely status of a tile whose status the description omits.

    In its owner's turn, a tile is fresh if there are builds this turn and no other piece of the owner is next to its
    location. H7: scouts do not count here. Otherwise, the tile is used if it could have placed one of the owner's
    scouts. All other tiles are ready.
    """
    kingdom = table.players[seat]
    if seat != description.turn:
        return TileStatus.READY
    before = kingdom.lasting & ~hex_set(description.built or ())
    if description.built and not before & NEIGHBOURS[origin]:
        return TileStatus.FRESH
    power = LOCATIONS.get(table.board.kinds.get(origin, ""))
    brought = power.reachable_hexes(Figure.SCOUT, table.board) if power else NOWHERE
    return TileStatus.USED if kingdom.figures.scouts & brought else TileStatus.READY


def _bonus_tiles(tiles: tuple[Tile, ...]) -> tuple[BonusTile, ...]:
    """M2: the bonus tiles that these location tiles earn. A bonus tile is fresh if a tile that earns it is fresh."""
    held = [tile.kind for tile in tiles]
    fresh = {tile.kind for tile in tiles if tile.status is TileStatus.FRESH}
    return tuple(
        BonusTile(BONUS_OF[kind], TileStatus.FRESH if kind in fresh else TileStatus.READY)
        for kind in dict.fromkeys(held)
        if kind in BONUS_OF and held.count(kind) > 1
    )


def _hand(description: TableDescription, tiles: tuple[Tile, ...], seat: int) -> tuple[None, ...]:
    """T4, X3: a hand of unknown cards.

    A player has one card, or two with a tile that adds one, minus the card played this turn. A tile that was taken in
    the turn in progress adds no card yet.
    """
    more = any(
        POWERS[tile.kind].draws is Purpose.HAND
        for tile in tiles
        if tile.kind in POWERS and (tile.status is not TileStatus.FRESH or seat != description.turn)
    )
    return (None,) * (1 + more - bool(seat == description.turn and description.card))


def _turn(description: TableDescription, table: Position, player: Player) -> Turning:
    """T2, M1: the turn in progress with the builds still due.

    With a swamp card, the hex of the first build determines the terrain.
    """
    built = description.built or ()
    terrain = None
    if built and description.card and len(TERRAINS_OF[description.card]) > 1:
        on_swamp = hex_set(built[:1]) & table.board.ground[Terrain.SWAMP]
        terrain = Terrain.SWAMP if on_swamp else TERRAIN_OF[description.card]
    due = BUILDS_ON_SWAMP if terrain is Terrain.SWAMP else BUILDS
    roving = any(CARDS[name].turn_payment for name in table.cards)
    sectors = [number for number, sector in enumerate(SECTORS) if sector & hex_set(built)]
    return Turning(
        description.turn,
        description.card,
        max(0, due - len(built)),
        built,
        terrain=terrain,
        owed=player.temple,
        sectors=tuple(sectors) if roving else (),
    )


def _with_numbers(description: TableDescription, state: State) -> State:
    """H8: the state with the described number tiles, or else with those that players received with location tiles."""
    draft = Draft(state)
    for seat, player in enumerate(state.players):
        for at, kind in state.board.kinds.items():
            if player.taken_from & BIT[at] and description.of(seat).numbers is None:
                LOCATIONS[kind].when_taken(draft, seat)
    numbers = [description.of(seat).numbers or player.numbers for seat, player in enumerate(draft.players)]
    if not any(held.worth for held in numbers):
        return state
    players = [player._replace(numbers=held) for player, held in zip(state.players, numbers, strict=True)]
    return state._replace(players=tuple(players))

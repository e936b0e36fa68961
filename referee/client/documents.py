# Made by `python -m tools.contract.bundle` from the contract.
# ruff: noqa: D205
"""The documents of the contract as types. Answers may gain keys: ignore those you do not know."""

from typing import Any, Literal, NotRequired, TypedDict

Hex = str
"""The name of a hex: a letter for the column, counted from the left, and a number for the row, counted from the
top. `a1` is the top left hex of the main board, and `t20` is the bottom right hex. Names of island hexes
start with `i:` and range from `i:a1` to `i:j5`.
"""
TileKind = Literal[
    "cave",
    "farmland",
    "number-five",
    "silo",
    "barn",
    "barracks",
    "bazaar",
    "canoe",
    "canoe-bonus",
    "caravan",
    "cathedral",
    "city-hall",
    "crossroads",
    "farm",
    "foresters-lodge",
    "fort",
    "fountain",
    "fountain-bonus",
    "garden",
    "harbor",
    "lighthouse",
    "monastery",
    "mountain-station",
    "oasis",
    "oracle",
    "paddock",
    "palisade",
    "quarry",
    "refuge",
    "refuge-bonus",
    "rope-bridge",
    "scout-cabin",
    "tavern",
    "temple",
    "temple-bonus",
    "tower",
    "tree-house",
    "university",
    "village",
    "wagon",
    "watchtower",
    "water-mill",
    "donation-grass",
    "donation-canyon",
    "donation-desert",
    "donation-flower-field",
    "donation-forest",
    "donation-water",
    "donation-mountain",
    "outpost",
    "resettlement",
    "sword",
    "treasure",
]
"""A kind of location tile, nomad tile or bonus tile, or an action that needs none of these: `cave`, `farmland`,
`number-five` and, after the last turn, `silo`.
"""
ActionTile = TileKind
"""A kind of tile. If the text is not a kind of tile, the ruling contains the violation `unknown-tile`."""
MaybeActionTile = ActionTile | None
"""A kind of tile, or null for none."""
Waiver = MaybeActionTile
"""The tile that lets the player ignore adjacency for this build or figure: `outpost` or `temple-bonus`. If no
such tile is used, send null or omit this key.
"""
Via = MaybeActionTile
"""The tile that repeats the tile in `tile`: `bazaar`. Send it only with the first step of an action. If the tile
in `tile` is used directly, send null or omit this key.
"""


class BuildAction(TypedDict):
    """Build a settlement on a hex, in the mandatory action or with a tile."""

    type: Literal["build"]
    at: Hex
    tile: NotRequired[MaybeActionTile]
    waiver: NotRequired[Waiver]
    via: NotRequired[Via]


class PlaceAction(TypedDict):
    """Place the piece that belongs to a tile: a warrior, the wagon, the ship, the city hall (`at` is its middle
    hex), a scout or a stone wall.
    """

    type: Literal["place"]
    tile: ActionTile
    at: Hex
    waiver: NotRequired[Waiver]
    via: NotRequired[Via]


MoveAction = TypedDict(
    "MoveAction", {"type": Literal["move"], "tile": ActionTile, "from": Hex, "to": Hex, "via": NotRequired[Via]}
)
"""Move a settlement, or the figure that belongs to the tile, to another hex. If the tile moves pieces step by
step, this is one step.
"""


class RemoveAction(TypedDict):
    """Take a piece off the board: with a sword, another player's piece; with the tile of a warrior, wagon or
    ship, that piece of your own; or with a temple, one of your settlements.
    """

    type: Literal["remove"]
    tile: ActionTile
    at: Hex
    via: NotRequired[Via]


class DrawAction(TypedDict):
    """Draw a terrain card with a tile."""

    type: Literal["draw"]
    tile: ActionTile
    via: NotRequired[Via]


class TakeAction(TypedDict):
    """Take a number tile: one worth 1 with the cathedral, or one worth 5 in exchange for five worth 1
    (`number-five`).
    """

    type: Literal["take"]
    tile: ActionTile
    via: NotRequired[Via]


class SpendAction(TypedDict):
    """Return number tiles with the cathedral. You may then build as many settlements as the returned tiles are
    worth together.
    """

    type: Literal["spend"]
    tile: ActionTile
    ones: int
    fives: int
    via: NotRequired[Via]


class FinishAction(TypedDict):
    """Stop an action of several steps early, decline to react (with a canoe), or skip a silo or stop using it."""

    type: Literal["finish"]


class RedrawAction(TypedDict):
    """Replace a useless terrain card, that is, one that shows no terrain with a buildable hex."""

    type: Literal["redraw"]


class EndTurnAction(TypedDict):
    """End the turn."""

    type: Literal["end-turn"]


TerrainCard = Literal[
    "grass",
    "canyon",
    "desert",
    "flower-field",
    "forest",
    "swamp-grass",
    "swamp-canyon",
    "swamp-desert",
    "swamp-flower-field",
    "swamp-forest",
]
"""A terrain card, named after the terrain that it shows. The box has five of each. Marshlands adds one swamp
card for each of the five terrains: `swamp-grass`, for example, shows swamp and grass.
"""


class PlayAction(TypedDict):
    """Reveal the hidden card at the beginning of the turn, or choose one of the two cards in hand."""

    type: Literal["play"]
    card: TerrainCard


MaybeTerrainCard = TerrainCard | None
"""A terrain card; null if the card is not known or if there is none."""


class RevealAction(TypedDict):
    """Name the card that was drawn, or that was discarded without being played. Null means that the card was
    drawn face down, so only its owner has seen it.
    """

    type: Literal["reveal"]
    card: MaybeTerrainCard


TerrainCards = list[TerrainCard]
"""A list of terrain cards. In a draw pile, the top card is first."""


class ShuffleAction(TypedDict):
    """State the order of the new draw pile, which is made from the discard pile. The top card comes first."""

    type: Literal["shuffle"]
    deck: TerrainCards


Action = (
    BuildAction
    | PlaceAction
    | MoveAction
    | RemoveAction
    | DrawAction
    | TakeAction
    | SpendAction
    | FinishAction
    | RedrawAction
    | EndTurnAction
    | PlayAction
    | RevealAction
    | ShuffleAction
)
"""Something that a player does, or something that the table reports, such as a drawn card. `type` is the kind of
action.
"""


class ActionHighlight(TypedDict):
    """Mark the targets of the legal actions with a tile, or of the mandatory action. The request must contain a
    state. In an impossible state, no hexes are marked in this way.
    """

    kind: Literal["legal-actions"]
    tile: NotRequired[MaybeActionTile]


PieceKind = Literal["settlement", "warrior", "wagon", "ship", "city-hall", "wall"]
"""A kind of piece that can stand on a hex."""
MaybePieceKind = PieceKind | None
"""A kind of piece, or null if there is none."""
Colour = Literal["blue", "orange", "black", "white", "red"]
"""A player, named by colour."""
MaybeColour = Colour | None
"""A player, or null if there is none."""
Probability = float
"""A probability."""


class Alternative(TypedDict):
    """Another reading of a hex."""

    piece: MaybePieceKind
    colour: MaybeColour
    probability: Probability
    gold: dict[str, int] | None


RulesetPreset = Literal["big-box-en", "big-box-es"]
"""An edition of the rules."""
RulesetName = RulesetPreset
"""Deprecated: use RulesetPreset instead."""


class RulesetOptions(TypedDict):
    """A value for each option that differs from the English Big Box."""

    useless_card: NotRequired[Literal["removed", "discarded"]]
    resettlement: NotRequired[Literal["free", "loose"]]
    rovers_timing: NotRequired[Literal["end-of-turn", "each-build"]]
    lords_zero: NotRequired[Literal["second", "nothing"]]
    vacated_hex: NotRequired[Literal["counts", "ignored"]]
    movement: NotRequired[Literal["end", "each-step"]]
    island_rim: NotRequired[Literal["land", "water"]]


Ruleset = RulesetPreset | RulesetOptions
"""The rules of this table where editions differ: the name of an edition, or values for individual options. For
options that you omit, the English Big Box applies. If an answer depends on an option, the answer lists it in
`options`.
"""
SectionName = Literal[
    "barn",
    "barn:turned",
    "barracks-crossroads",
    "barracks-crossroads:turned",
    "bazaar-water-mill",
    "bazaar-water-mill:turned",
    "canoe",
    "canoe:turned",
    "caravan",
    "caravan:turned",
    "cathedral-watchtower",
    "cathedral-watchtower:turned",
    "city-hall-fort",
    "city-hall-fort:turned",
    "farm",
    "farm:turned",
    "fountain",
    "fountain:turned",
    "garden",
    "garden:turned",
    "harbor",
    "harbor:turned",
    "lighthouse-foresters-lodge",
    "lighthouse-foresters-lodge:turned",
    "monastery-wagon",
    "monastery-wagon:turned",
    "mountain-station-scout-cabin",
    "mountain-station-scout-cabin:turned",
    "oasis",
    "oasis:turned",
    "oracle",
    "oracle:turned",
    "paddock",
    "paddock:turned",
    "quarry",
    "quarry:turned",
    "refuge",
    "refuge:turned",
    "tavern",
    "tavern:turned",
    "temple",
    "temple:turned",
    "tower",
    "tower:turned",
    "university-palisade",
    "university-palisade:turned",
    "village",
    "village:turned",
]
"""A section that is built into the referee, as printed or turned by 180 degrees."""
Location = Literal[
    "barn",
    "barracks",
    "bazaar",
    "canoe",
    "caravan",
    "cathedral",
    "city-hall",
    "crossroads",
    "farm",
    "foresters-lodge",
    "fort",
    "fountain",
    "garden",
    "harbor",
    "lighthouse",
    "monastery",
    "mountain-station",
    "oasis",
    "oracle",
    "paddock",
    "palisade",
    "quarry",
    "refuge",
    "rope-bridge",
    "scout-cabin",
    "tavern",
    "temple",
    "tower",
    "tree-house",
    "university",
    "village",
    "wagon",
    "watchtower",
    "water-mill",
]
"""A kind of location, which is also the kind of its tiles."""


class OwnSection(TypedDict):
    """A section of your own. If its rows and locations equal those of a printed section, it counts as that
    section.
    """

    rows: list[str]
    locations: NotRequired[dict[str, Location]]
    turned: NotRequired[bool]


Section = SectionName | OwnSection
"""One of the four parts of a board: ten rows of ten hexes. Send the name of a section that is built into the
referee, followed by `:turned` if it is turned by 180 degrees. For a section of your own, send its rows and
locations instead.
"""
HexSet = list[Hex]
"""A set of hexes: no hex occurs twice, and the order does not matter."""


class FullBoard(TypedDict):
    """Four different sections and, if you play with them, the capitols, the caves and the island."""

    sections: list[Section]
    capitols: NotRequired[HexSet]
    caves: NotRequired[HexSet]
    island: NotRequired[Literal["rope-bridge", "tree-house"]]


BoardId = str
"""The content id of a board. Equal boards have equal ids on every server, and an id never changes."""


class KnownBoard(TypedDict):
    """A board that you have already sent to `POST /v1/boards`."""

    id: BoardId


Board = FullBoard | KnownBoard
"""A full board, or only its content id once you have sent the board to `POST /v1/boards`. If the service does
not know the id, it answers 404. In that case, send the full board.
"""
KingdomCard = Literal[
    "fishermen",
    "miners",
    "workers",
    "merchants",
    "discoverers",
    "knights",
    "hermits",
    "citizens",
    "farmers",
    "lords",
    "homesteaders",
    "rangers",
    "chainers",
    "travellers",
    "mayors",
    "rovers",
    "geologists",
    "messengers",
    "noblewomen",
    "vassals",
    "captains",
    "scouts",
    "families",
    "shepherds",
    "ambassadors",
]
"""A Kingdom Builder card. Each game has three, which decide what earns gold. Most cards pay at the end of the
game, but `families`, `shepherds`, `ambassadors` and `rovers` pay during play.
"""
Task = Literal["home-country", "fortress", "road", "place-of-refuge", "advance", "compass-points"]
"""A Crossroads task. At the end of the game it pays every player who fulfils it."""
Tasks = list[Task]
"""The tasks of this game, one for each section with a Crossroads location."""
LocationTiles = dict[str, int]
"""The number of tiles left on each location hex, by the name of the hex."""
NomadTileKind = Literal[
    "donation-grass",
    "donation-canyon",
    "donation-desert",
    "donation-flower-field",
    "donation-forest",
    "donation-water",
    "donation-mountain",
    "outpost",
    "resettlement",
    "sword",
    "treasure",
]
"""A kind of nomad tile. `GET /v1/catalogue/tiles` lists how many of each are in the box."""
MaybeNomadTile = NomadTileKind | None
"""A kind of nomad tile, or null for none."""
NomadTiles = dict[str, MaybeNomadTile]
"""The tile on each nomad space, by the name of the hex; null if the tile has been taken."""
Terrain = Literal["grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland", "water", "mountain"]
"""A terrain."""
MaybeTerrain = Terrain | None
"""A terrain, or null for none."""
MaybeHex = Hex | None
"""The name of a hex, or null for none."""
HorizontalLine = str
"""A horizontal line of hexes. The lines of the main board are `1` to `20` from the top, and those of the island
are `i:1` to `i:5`.
"""
HorizontalLines = list[HorizontalLine]
"""A set of horizontal lines: no line occurs twice, and the order does not matter."""


class Kingdom(TypedDict):
    """A player in a position, with everything that a photograph shows and the gold gained during play."""

    colour: Colour
    settlements: HexSet
    gold: NotRequired[int]
    warriors: NotRequired[HexSet]
    wagon: NotRequired[MaybeHex]
    ship: NotRequired[MaybeHex]
    city_hall: NotRequired[MaybeHex]
    scouts: NotRequired[HexSet]
    marks: NotRequired[HorizontalLines]


class Position(TypedDict):
    """The parts of a table that a photograph shows, and the gold gained during play. This is enough for scores,
    audits and pictures.
    """

    format: Literal[1]
    ruleset: NotRequired[Ruleset]
    board: Board
    cards: list[KingdomCard]
    tasks: NotRequired[Tasks]
    location_tiles: NotRequired[LocationTiles]
    nomad_tiles: NotRequired[NomadTiles]
    walls: NotRequired[HexSet]
    removed_terrain: NotRequired[MaybeTerrain]
    players: list[Kingdom]


AnyPosition = Position | str
"""A position as JSON, or as one line of notation. If the line cannot be read, the table is impossible (code
`unreadable-line`).
"""
TileStatus = Literal["fresh", "ready", "used"]
"""`fresh`: the tile is new and cannot be used before its owner's next turn. `ready`: the tile can be used.
`used`: the tile has been used and cannot be used again before its owner's next turn.
"""
Tile = TypedDict("Tile", {"kind": str, "from": Hex, "status": TileStatus})
"""A location tile that a player holds."""


class NomadTile(TypedDict):
    """A nomad tile that a player holds. The player can use it only in their turn in the round after it was
    taken.
    """

    kind: NomadTileKind
    round: int
    used: bool


BonusTileKind = Literal["canoe-bonus", "fountain-bonus", "refuge-bonus", "temple-bonus"]
"""A kind of Marshlands bonus tile. Two tiles of the location that it names earn it."""


class BonusTile(TypedDict):
    """A bonus tile that a player holds. It is earned with two tiles of the location that it names."""

    kind: BonusTileKind
    status: TileStatus


class Numbers(TypedDict):
    """The number tiles that a player has taken with the cathedral. The box has eight worth 1 and two worth 5,
    which all players share.
    """

    ones: int
    fives: int


class Player(TypedDict):
    """A player in a game in progress."""

    colour: Colour
    settlements: HexSet
    gold: NotRequired[int]
    supply: int
    hand: list[MaybeTerrainCard]
    tiles: list[Tile]
    taken_from: HexSet
    warriors: NotRequired[HexSet]
    wagon: NotRequired[MaybeHex]
    ship: NotRequired[MaybeHex]
    city_hall: NotRequired[MaybeHex]
    scouts: NotRequired[HexSet]
    marks: NotRequired[HorizontalLines]
    nomad_tiles: NotRequired[list[NomadTile]]
    bonus_tiles: NotRequired[list[BonusTile]]
    numbers: NotRequired[Numbers]
    temple: NotRequired[int]


class Use(TypedDict):
    """A tile that was used in this turn, and the hex where it was used."""

    tile: str
    at: Hex


CommonAction = Literal["cave", "farmland", "number-five"]
"""An action that needs no location, nomad or bonus tile."""


class TurningFrame(TypedDict):
    """A turn in progress, and the actions that the player has taken in it."""

    frame: Literal["turning"]
    player: Colour
    card: MaybeTerrainCard
    due: int
    built: list[Hex]
    used: NotRequired[list[Use]]
    terrain: NotRequired[MaybeTerrain]
    owed: NotRequired[int]
    done: NotRequired[list[CommonAction]]
    sectors: NotRequired[list[int]]


MaybeTileKind = TileKind | None
"""A kind of tile, or null for none."""
UsingFrame = TypedDict(
    "UsingFrame",
    {
        "frame": Literal["using"],
        "player": Colour,
        "tile": TileKind,
        "left": int,
        "at": NotRequired[MaybeHex],
        "card": NotRequired[MaybeTerrainCard],
        "via": NotRequired[MaybeTileKind],
        "from": NotRequired[MaybeHex],
    },
)
"""An extra action of several steps in progress. In the list of frames, it follows the frame of its turn."""


class DrawingFrame(TypedDict):
    """A player is drawing or revealing a card, and the table must name it."""

    frame: Literal["drawing"]
    player: Colour
    purpose: Literal["hand", "redraw", "tile", "discard"]


class ReactingFrame(TypedDict):
    """A player took the last tile of a hex. Another player, who has a canoe, may now build, or decline with
    `finish`. After that, the previous frame continues.
    """

    frame: Literal["reacting"]
    player: Colour
    taker: Colour
    at: Hex


HarvestMode = Literal["build", "move"] | None
"""Whether the player builds or moves with the current silo. It is null until the first build or move decides
this.
"""


class HarvestingFrame(TypedDict):
    """The last turn is over, and a player may build or move settlements for each silo next to their pieces."""

    frame: Literal["harvesting"]
    player: Colour
    silos: int
    mode: HarvestMode
    left: int


Frame = TurningFrame | UsingFrame | DrawingFrame | ReactingFrame | HarvestingFrame
"""Something that must be completed, such as a turn or the drawing of a card. Frames form a stack in `frames` of
the state.
"""


class State(TypedDict):
    """A game in progress: the position and everything else that decides which actions are legal. The service
    does not store it, so keep it between calls. Every legal ruling returns the next state.
    """

    format: Literal[1]
    ruleset: NotRequired[Ruleset]
    board: Board
    cards: list[KingdomCard]
    tasks: NotRequired[Tasks]
    location_tiles: LocationTiles
    nomad_tiles: NotRequired[NomadTiles]
    walls: NotRequired[HexSet]
    removed_terrain: NotRequired[MaybeTerrain]
    swamp_cards: NotRequired[bool]
    players: list[Player]
    deck: TerrainCards | None
    discard: TerrainCards
    removed: TerrainCards
    start_player: Colour
    round: int
    ending: bool
    signature: NotRequired[str]
    frames: list[Frame]


AnyState = State | str
"""A state as JSON, or as one line of notation, which `include=notation` returns. If the line cannot be read, the
table is impossible (code `unreadable-line`).
"""


class TableKingdom(TypedDict):
    """The pieces of a player, and the gold that the player gained during play."""

    colour: Colour
    settlements: NotRequired[HexSet]
    gold: NotRequired[int]
    warriors: NotRequired[HexSet]
    wagon: NotRequired[MaybeHex]
    ship: NotRequired[MaybeHex]
    city_hall: NotRequired[MaybeHex]
    scouts: NotRequired[HexSet]
    marks: NotRequired[HorizontalLines]


class TablePosition(TypedDict):
    """A position that may be incomplete."""

    format: NotRequired[Literal[1]]
    ruleset: NotRequired[Ruleset]
    board: Board
    cards: NotRequired[list[KingdomCard]]
    tasks: NotRequired[Tasks]
    location_tiles: NotRequired[LocationTiles]
    nomad_tiles: NotRequired[NomadTiles]
    walls: NotRequired[HexSet]
    removed_terrain: NotRequired[MaybeTerrain]
    players: list[TableKingdom]


AnyTablePosition = TablePosition | str
"""A position as JSON, or as one line of notation. It must contain the board and the players with their pieces.
Cards, tasks and tiles may be missing.
"""
Code = str
"""A code for programs. A code never changes its meaning, but new codes may be added. The catalogue lists all
codes.
"""
Fact = str | int
"""One of the facts behind a sentence."""
Facts = dict[str, Fact]
"""The facts behind the sentence, for programs that write sentences of their own. Some facts only decide its
wording.
"""


class Assumption(TypedDict):
    """A fact that the request does not give, and the value that the referee assumes for it."""

    code: Code
    place: str
    text: str
    assumed: Any
    alternatives: list[Any]
    facts: Facts


Assumptions = list[Assumption]
"""All assumptions that the referee made to complete the state."""
RulesRevision = int
"""The revision number of the rules. It is raised whenever the answer to any request changes."""


class CodeText(TypedDict):
    """A code and its sentence. In the sentence, each name in braces stands for the fact with this name."""

    code: Code
    text: str


class AssumptionsList(TypedDict):
    """The codes of all assumptions, with their sentences."""

    revision: RulesRevision
    assumptions: list[CodeText]


Possibility = Literal["possible", "impossible"]
"""Whether the table is possible."""


class Inconsistency(TypedDict):
    """One reason why a table is impossible."""

    code: Code
    player: Colour | None
    place: str
    text: str
    hexes: HexSet
    facts: Facts


class PatchOperation(TypedDict):
    """One operation of a JSON Patch."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[Any]


class Repair(TypedDict):
    """Changes that make an impossible table possible."""

    patch: list[PatchOperation]
    text: str


class PositionAuditRequest(TypedDict):
    """Is this position possible?"""

    position: AnyPosition


class StateAuditRequest(TypedDict):
    """Is this state possible?"""

    state: AnyState


AuditRequest = PositionAuditRequest | StateAuditRequest
"""Is this table possible? Send either a position or a state."""


class Audit(TypedDict):
    """Whether a table is possible."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    repairs: NotRequired[list[Repair]]
    document: NotRequired[AuditRequest]


class AwaitedActor(TypedDict):
    """Who must act next, and in which frame."""

    player: Colour
    by: Literal["player", "table"]
    frame: Literal["turning", "using", "drawing", "reacting", "harvesting"]
    text: str


Awaited = AwaitedActor
"""Deprecated: use AwaitedActor instead."""


class HexHighlight(TypedDict):
    """Mark these hexes."""

    kind: Literal["hexes"]
    hexes: HexSet


class ScoreHighlight(TypedDict):
    """Mark the hexes that earn a player gold from one source. The request must contain a position or a state. If
    the table is impossible, no hexes are marked in this way.
    """

    kind: Literal["score"]
    source: str
    player: Colour


Highlight = HexHighlight | ActionHighlight | ScoreHighlight
"""The hexes to mark."""
PictureTitle = str
"""The title above the board."""
PictureNames = bool
"""Whether to write the name of every hex into the picture. A compact picture (see `width`) shows names only on
hexes without a piece or an icon.
"""
PictureWidth = int
"""The width of the picture in pixels. The default is 1146, or 1526 with a panel. If the width is less than 70 %
of the default, the picture is compact: it shows locations as letters, and the legend explains them.
"""


class BoardPictureRequest(TypedDict):
    """What does this board look like? A board has no players, so its picture has no panel."""

    board: Board
    highlight: NotRequired[Highlight]
    title: NotRequired[PictureTitle]
    names: NotRequired[PictureNames]
    width: NotRequired[PictureWidth]


class BodyLimits(TypedDict):
    """The maximum size of a request body in bytes: `scan` for scans, `replay` for replays and NDJSON, and
    `request` for all other JSON bodies. Photographs have their own limit.
    """

    request: int
    scan: int
    replay: int


class BonusLostEvent(TypedDict):
    """A player lost a bonus tile because fewer than two of the location tiles that earn it were left."""

    event: Literal["bonus-lost"]
    player: Colour
    tile: BonusTileKind


class BonusTakenEvent(TypedDict):
    """A player received a bonus tile for two location tiles of the same kind."""

    event: Literal["bonus-taken"]
    player: Colour
    tile: BonusTileKind


class BonusUsedEvent(TypedDict):
    """A player used a bonus tile."""

    event: Literal["bonus-used"]
    player: Colour
    tile: BonusTileKind


Count = int
"""How many legal actions this group contains."""
RuleNumber = str
"""The number of a rule. `GET /v1/catalogue/rules` lists the texts of all rules."""
GoldOfHexes = dict[str, int]
"""Present with `include=gold` if there are at most 500 legal actions: for each hex, how much the action would
change the player's gold.
"""
ViaTile = TileKind
"""The tile, such as a bazaar, that repeats the tile in `tile`. This key is missing if the tile in `tile` is used
directly.
"""


class BuildOffer(TypedDict):
    """The hexes where a player may build, in the mandatory action or with a tile."""

    type: Literal["build"]
    count: Count
    example: BuildAction
    rules: list[RuleNumber]
    tile: NotRequired[TileKind]
    waiver: NotRequired[TileKind]
    at: HexSet
    gold: NotRequired[GoldOfHexes]
    via: NotRequired[ViaTile]


class BuiltEvent(TypedDict):
    """A player built a settlement. `tile` is the tile that was used, or null in the mandatory action."""

    event: Literal["built"]
    player: Colour
    at: Hex
    tile: TileKind | None


class CardDiscardedEvent(TypedDict):
    """A player put a terrain card on the discard pile."""

    event: Literal["card-discarded"]
    player: Colour
    card: TerrainCard


class CardDrawnEvent(TypedDict):
    """A player drew a terrain card. This is the only event that can contain a secret: if the card is for the
    hand, only the player who drew it may see it.
    """

    event: Literal["card-drawn"]
    player: Colour
    card: MaybeTerrainCard
    purpose: Literal["hand", "redraw", "tile"]


Title = str
"""The name in the language of the answer."""
NameSource = Literal["book", "ours"]
"""`book`: a rulebook in this language prints this name. `ours`: no rulebook does, so the name is our own."""
Expansion = Literal["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
"""The base game or one of its expansions."""


class CardEntry(TypedDict):
    """A Kingdom Builder card."""

    name: KingdomCard
    title: Title
    name_source: NameSource
    expansion: Expansion
    rule: RuleNumber
    text: str


class CardPlayedEvent(TypedDict):
    """A player revealed the terrain card for this turn."""

    event: Literal["card-played"]
    player: Colour
    card: TerrainCard


class CardRemovedEvent(TypedDict):
    """A useless terrain card left the game."""

    event: Literal["card-removed"]
    player: Colour
    card: TerrainCard


class CardsList(TypedDict):
    """The Kingdom Builder cards."""

    revision: RulesRevision
    cards: list[CardEntry]


Origin = Literal["printed", "original", "own"]
"""The origin of a layout. `printed`: the layout is the one in the game box. `original`: it was designed for this
referee, because the printed one was not available. `own`: a caller sent it.
"""


class SectionEntry(TypedDict):
    """A section, or a side of the island."""

    name: str
    title: Title
    name_source: NameSource
    expansion: str
    origin: Origin
    rows: list[str]
    locations: dict[str, str]
    playable: bool


class SectionsList(TypedDict):
    """The sections that are built into the referee, and the sides of the island."""

    revision: RulesRevision
    sections: list[SectionEntry]


Ground = Literal[
    "grass",
    "canyon",
    "desert",
    "flower-field",
    "forest",
    "swamp",
    "farmland",
    "water",
    "mountain",
    "location",
    "castle",
    "nomad-space",
    "palace",
    "silo",
]
"""The ground of a hex: a terrain, or one of the kinds of special hex, on which players can never build."""


class TerrainEntry(TypedDict):
    """A terrain, or a kind of special hex."""

    name: Ground
    title: Title
    name_source: NameSource
    letter: str
    special: bool
    suitable: bool


class TerrainsList(TypedDict):
    """The terrains, and the kinds of special hex."""

    revision: RulesRevision
    terrains: list[TerrainEntry]


TileGroup = Literal["location", "nomad", "bonus", "common", "harvest"]
"""How players get the tile. Players take `location` and `nomad` tiles from hexes, and receive a `bonus` tile for
two location tiles of the same kind. `common` means an action that needs none of these tiles. `harvest` means
the silos, which are not tiles either: after the last turn, a player can use each silo that is next to one of
their pieces.
"""


class TileEntry(TypedDict):
    """A kind of tile, or an action that does not need a tile."""

    name: TileKind
    title: Title
    name_source: NameSource
    group: TileGroup
    expansion: Expansion
    rules: list[RuleNumber]
    actions: list[str]
    text: str
    copies: NotRequired[int]


class TilesList(TypedDict):
    """The kinds of tile, and the actions that do not need a tile."""

    revision: RulesRevision
    tiles: list[TileEntry]


class TaskEntry(TypedDict):
    """A Crossroads task."""

    name: Task
    title: Title
    name_source: NameSource
    expansion: Expansion
    rule: RuleNumber
    gold: int
    text: str


class TasksList(TypedDict):
    """The Crossroads tasks."""

    revision: RulesRevision
    tasks: list[TaskEntry]


class ColourEntry(TypedDict):
    """A player colour."""

    name: Colour
    title: Title
    name_source: NameSource


class ColoursList(TypedDict):
    """The player colours."""

    revision: RulesRevision
    colours: list[ColourEntry]


class FigureEntry(TypedDict):
    """A kind of piece."""

    name: str
    title: Title
    name_source: NameSource
    per_player: int


class FiguresList(TypedDict):
    """The kinds of piece that a player has."""

    revision: RulesRevision
    figures: list[FigureEntry]


RulesetOption = Literal[
    "useless_card", "resettlement", "rovers_timing", "lords_zero", "vacated_hex", "movement", "island_rim"
]
"""The name of an option of the ruleset."""


class OptionEntry(TypedDict):
    """An option of the ruleset."""

    name: RulesetOption
    values: list[str]
    default: str
    presets: dict[str, str]


class OptionsList(TypedDict):
    """The options of the ruleset."""

    revision: RulesRevision
    options: list[OptionEntry]


class ViolationsList(TypedDict):
    """The codes of all violations, with their sentences."""

    revision: RulesRevision
    violations: list[CodeText]


class InconsistenciesList(TypedDict):
    """The codes of all inconsistencies, with their sentences."""

    revision: RulesRevision
    inconsistencies: list[CodeText]


class RemarksList(TypedDict):
    """The codes of all remarks, with their sentences."""

    revision: RulesRevision
    remarks: list[CodeText]


MaybeRulesetOption = RulesetOption | None
"""The option that changes this decision; null if there is none."""


class Reading(TypedDict):
    """One decision that this referee makes about a rule."""

    text: str
    option: MaybeRulesetOption
    why: str


class RuleEntry(TypedDict):
    """A rule."""

    number: RuleNumber
    text: str
    rulings: list[Reading]


class RulesList(TypedDict):
    """The rules of the game."""

    revision: RulesRevision
    rules: list[RuleEntry]


Catalogue = (
    SectionsList
    | TerrainsList
    | TilesList
    | CardsList
    | TasksList
    | ColoursList
    | FiguresList
    | OptionsList
    | ViolationsList
    | InconsistenciesList
    | AssumptionsList
    | RemarksList
    | RulesList
)
"""The list for one subject, such as tiles. The key of the list is the name of the subject."""


class Contract(TypedDict):
    """This contract, as an OpenAPI document."""

    openapi: str
    info: dict[str, Any]
    paths: dict[str, Any]


class Difference(TypedDict):
    """A hex of an identified section where you saw something other than the printed ground."""

    at: Hex
    printed: Ground
    seen: Ground
    probability: Probability


MaybeGold = float | None
"""An amount of gold; null if there are no scores, or if there were too many doubts to compute it for all of
them.
"""


class Doubt(TypedDict):
    """A hex that can be read in more than one way."""

    at: Hex
    piece: MaybePieceKind
    colour: MaybeColour
    probability: Probability
    unread: bool
    gold: MaybeGold
    alternatives: list[Alternative]


class DrawOffer(TypedDict):
    """The player may draw a terrain card with a tile."""

    type: Literal["draw"]
    count: Count
    example: DrawAction
    rules: list[RuleNumber]
    tile: TileKind
    via: NotRequired[ViaTile]


class EndTriggeredEvent(TypedDict):
    """A player triggered the end of the game, so the current round is the last one."""

    event: Literal["end-triggered"]
    player: Colour


class EndTurnOffer(TypedDict):
    """The player may end the turn."""

    type: Literal["end-turn"]
    count: Count
    example: EndTurnAction


Figure = Literal["warrior", "wagon", "ship", "city-hall", "scout"]
"""A player's piece that is not a settlement. Crossroads has warriors, wagons, ships and city halls; Harvest has
scouts.
"""


class PlacedEvent(TypedDict):
    """A player placed a figure on the board. For a city hall, `at` is its middle hex."""

    event: Literal["placed"]
    player: Colour
    figure: Figure
    at: Hex
    tile: TileKind


class WallBuiltEvent(TypedDict):
    """A player placed a stone wall on the board."""

    event: Literal["wall-built"]
    player: Colour
    at: Hex
    tile: TileKind


class RemovedEvent(TypedDict):
    """A player took a piece off the board. It returned to the supply of its owner, who may be another player. A
    settlement that was removed with a temple went onto the temple tile instead.
    """

    event: Literal["removed"]
    player: Colour
    owner: Colour
    piece: Literal["settlement", "warrior", "wagon", "ship"]
    at: Hex
    tile: TileKind


MovedEvent = TypedDict(
    "MovedEvent", {"event": Literal["moved"], "player": Colour, "from": Hex, "to": Hex, "tile": TileKind}
)
"""A player moved a settlement or the figure that belongs to the tile."""
TileTakenEvent = TypedDict(
    "TileTakenEvent", {"event": Literal["tile-taken"], "player": Colour, "tile": TileKind, "from": Hex}
)
"""A player took a tile from a location hex or a nomad space."""
TileLostEvent = TypedDict(
    "TileLostEvent", {"event": Literal["tile-lost"], "player": Colour, "tile": TileKind, "from": Hex}
)
"""A tile left the game because its owner no longer had a piece next to its location hex."""


class TileSpentEvent(TypedDict):
    """A nomad tile left the game. A treasure leaves as soon as it is taken, and any other tile at the end of the
    only turn in which it can be used, used or not.
    """

    event: Literal["tile-spent"]
    player: Colour
    tile: NomadTileKind


class NumberTakenEvent(TypedDict):
    """A player took a number tile worth 1, or exchanged five of them for one worth 5."""

    event: Literal["number-taken"]
    player: Colour
    number: Literal[1, 5]


class NumbersReturnedEvent(TypedDict):
    """A player returned number tiles in order to build settlements."""

    event: Literal["numbers-returned"]
    player: Colour
    ones: int
    fives: int


class LineMarkedEvent(TypedDict):
    """A player marked a horizontal line for the card `mayors` with a settlement from the supply."""

    event: Literal["line-marked"]
    player: Colour
    line: HorizontalLine


class ScoutsLeftEvent(TypedDict):
    """A player's scouts left the board at the end of the turn."""

    event: Literal["scouts-left"]
    player: Colour


class HarvestBeganEvent(TypedDict):
    """After the last turn of the game, a player's silo phase began. `silos` is the number of silos that the
    player may use.
    """

    event: Literal["harvest-began"]
    player: Colour
    silos: int


class WaiverUsedEvent(TypedDict):
    """A player used a tile to ignore adjacency for a build or a placed figure on this hex."""

    event: Literal["waiver-used"]
    player: Colour
    tile: TileKind
    at: Hex


class GoldGainedEvent(TypedDict):
    """A player received gold during play."""

    event: Literal["gold-gained"]
    player: Colour
    gold: int
    source: str


class ShuffledEvent(TypedDict):
    """The discard pile was shuffled and became the draw pile. `cards` is the number of its cards."""

    event: Literal["shuffled"]
    cards: int


class MandatoryActionEndedEvent(TypedDict):
    """The mandatory action ended early because there was no hex left to build on and no card left in the piles
    that could help.
    """

    event: Literal["mandatory-action-ended"]
    player: Colour


class TurnEndedEvent(TypedDict):
    """A turn ended."""

    event: Literal["turn-ended"]
    player: Colour


class TurnBeganEvent(TypedDict):
    """A turn began."""

    event: Literal["turn-began"]
    player: Colour
    round: int


class GameEndedEvent(TypedDict):
    """The game ended."""

    event: Literal["game-ended"]
    round: int


Event = (
    CardPlayedEvent
    | BuiltEvent
    | PlacedEvent
    | WallBuiltEvent
    | RemovedEvent
    | MovedEvent
    | TileTakenEvent
    | TileLostEvent
    | TileSpentEvent
    | BonusTakenEvent
    | BonusLostEvent
    | BonusUsedEvent
    | NumberTakenEvent
    | NumbersReturnedEvent
    | LineMarkedEvent
    | ScoutsLeftEvent
    | HarvestBeganEvent
    | WaiverUsedEvent
    | GoldGainedEvent
    | CardDiscardedEvent
    | CardRemovedEvent
    | ShuffledEvent
    | MandatoryActionEndedEvent
    | EndTriggeredEvent
    | TurnEndedEvent
    | TurnBeganEvent
    | GameEndedEvent
    | CardDrawnEvent
)
"""Something that happened in the game. `event` is the kind of event."""


class FeatureList(TypedDict):
    """The features and limits of this instance."""

    version: str
    languages: list[str]
    key_required: bool
    photos: bool
    signed_states: bool
    calls_per_minute: int | None
    most_bytes: BodyLimits


class Features(TypedDict):
    """The features of this instance."""

    revision: RulesRevision
    features: FeatureList


class FinishOffer(TypedDict):
    """The player may stop the current action, skip a silo or stop using it, or decline to react."""

    type: Literal["finish"]
    count: Count
    example: FinishAction


class FoundPiece(TypedDict):
    """One of the pieces in the most likely position of the table."""

    at: Hex
    piece: PieceKind
    colour: MaybeColour
    probability: Probability


Margin = float
"""How much more likely the section is than the next best candidate, as the natural logarithm of the ratio of
their probabilities. For the whole board, this is the smallest value of its four sections. It is 0 for a board
that you named.
"""


class FoundSection(TypedDict):
    """The result of the scan for one quarter of the board."""

    verdict: Literal["known", "unknown", "unreadable"]
    section: Section
    text: str
    fit: float
    margin: Margin
    seen: int
    nearest: str
    runner_up: str | None


Viewer = Literal["blue", "orange", "black", "white", "red", "spectator"]
"""A player or a spectator. A spectator sees only cards that are face up."""
SeenState = State
"""The state as this viewer may see it: the cards in the hands of other players are null, and so is the draw
pile. You can use it in requests like any other state.
"""


class SeenGame(TypedDict):
    """The view of one player or of a spectator."""

    state: SeenState
    events: list[list[Event]]
    sentences: NotRequired[list[list[str]]]


GameViews = dict[str, SeenGame]
"""The parts of a replay that each player and a spectator may see. Show each person only their own view."""


class Place(TypedDict):
    """The coordinates of a hex."""

    axial: list[int]
    centre: list[float]


class Geometry(TypedDict):
    """The coordinates of the hexes. Each hex has corners at its top and bottom. In its name, the letter is the
    column, counted from the left, and the number is the row, counted from the top. Every second row is
    shifted half a hex to the right. The island has coordinates of its own, which start at its top left
    corner.
    """

    shifted_rows: Literal["even"]
    hexes: dict[str, Place]


class Health(TypedDict):
    """The service is alive."""

    status: Literal["ok"]
    version: str
    rules: RulesRevision


class HexGroup(TypedDict):
    """Hexes of one section that look alike. They are named from a1 to j10, as in the top left section of a
    board.
    """

    hexes: HexSet
    terrain: NotRequired[str | None]
    probability: NotRequired[float | None]


HighlightLine = str
"""The hexes to mark, in one line of text."""


class Remark(TypedDict):
    """One reason why the score of a position may be misleading."""

    code: Code
    text: str
    player: NotRequired[Colour]


class ScoreEntry(TypedDict):
    """Gold from one source."""

    source: str
    rule: RuleNumber
    gold: int
    text: str
    hexes: HexSet
    options: list[RulesetOption]


class PlayerScore(TypedDict):
    """The gold of one player."""

    colour: Colour
    total: int
    rank: int
    entries: list[ScoreEntry]


class Score(TypedDict):
    """The gold of each player at a table."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    final: bool
    remarks: list[Remark]
    players: list[PlayerScore]
    winners: list[Colour]


class PlaceOffer(TypedDict):
    """The hexes where the piece that belongs to a tile can be placed."""

    type: Literal["place"]
    count: Count
    example: PlaceAction
    rules: list[RuleNumber]
    tile: TileKind
    waiver: NotRequired[TileKind]
    at: HexSet
    gold: NotRequired[GoldOfHexes]
    via: NotRequired[ViaTile]


class MoveOffer(TypedDict):
    """The pieces that may move with a tile, and the hexes where they may go. If the tile moves pieces step by
    step, this is one step.
    """

    type: Literal["move"]
    count: Count
    example: MoveAction
    rules: list[RuleNumber]
    tile: TileKind
    moves: dict[str, HexSet]
    gold: NotRequired[dict[str, dict[str, int]]]
    via: NotRequired[ViaTile]


class RemoveOffer(TypedDict):
    """The hexes of the pieces that a player may take off the board with a tile."""

    type: Literal["remove"]
    count: Count
    example: RemoveAction
    rules: list[RuleNumber]
    tile: TileKind
    at: HexSet
    gold: NotRequired[GoldOfHexes]
    via: NotRequired[ViaTile]


class TakeOffer(TypedDict):
    """The player may take a number tile."""

    type: Literal["take"]
    count: Count
    example: TakeAction
    rules: list[RuleNumber]
    tile: TileKind
    via: NotRequired[ViaTile]


class SpendOffer(TypedDict):
    """The player may return number tiles: at least one tile, and at most the numbers in `ones` and `fives`."""

    type: Literal["spend"]
    count: Count
    example: SpendAction
    rules: list[RuleNumber]
    tile: TileKind
    ones: int
    fives: int
    via: NotRequired[ViaTile]


class RedrawOffer(TypedDict):
    """The terrain card is useless, and the player may replace it."""

    type: Literal["redraw"]
    count: Count
    example: RedrawAction


class PlayOffer(TypedDict):
    """The cards that the player can play. Either the hidden card at the beginning of the turn can be any of
    them, or the player must choose one of them.
    """

    type: Literal["play"]
    count: Count
    example: PlayAction
    cards: list[TerrainCard]


class RevealOffer(TypedDict):
    """The cards that the drawn or discarded card can be. Null among them means that the card may be drawn face
    down.
    """

    type: Literal["reveal"]
    count: Count
    example: RevealAction
    cards: list[MaybeTerrainCard]


class ShuffleOffer(TypedDict):
    """The cards of the discard pile, which become the draw pile in any order. The count is 1, although each
    order is a different action.
    """

    type: Literal["shuffle"]
    count: Count
    example: ShuffleAction
    cards: TerrainCards


Offer = (
    BuildOffer
    | PlaceOffer
    | MoveOffer
    | RemoveOffer
    | DrawOffer
    | TakeOffer
    | SpendOffer
    | FinishOffer
    | RedrawOffer
    | EndTurnOffer
    | PlayOffer
    | RevealOffer
    | ShuffleOffer
)
"""A group of legal actions of one kind, with all their targets."""
Picture = str
"""A drawing, as the text of an SVG file."""
Notation = str
"""The state in one line of text, for example for links and logs."""


class LegalActions(TypedDict):
    """All actions that are legal now."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    awaited: AwaitedActor | None
    count: int
    actions: list[Offer]
    state: NotRequired[State | None]
    assumptions: NotRequired[Assumptions]
    scores: NotRequired[Score]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]


class Inference(TypedDict):
    """The complete state of a table, and the assumptions behind it."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    state: State | None
    assumptions: Assumptions
    awaited: AwaitedActor | None
    scores: NotRequired[Score]
    legal_actions: NotRequired[list[Offer]]
    legal: NotRequired[LegalActions]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]


KnownCards = list[KingdomCard]
"""The three Kingdom Builder cards, all different. Without them, the answer has no scores."""
KnownExpansions = list[Expansion]
"""The expansions that the sections on the table can belong to. If you omit this key, they can belong to any
expansion.
"""
KnownPlayers = list[Colour]
"""The players in seating order. If you omit this key, the players are the colours that were seen on the board."""
KnownGold = dict[str, int]
"""The gold that each player gained during play."""
KnownMarks = dict[str, HorizontalLines]
"""The horizontal lines that each player has marked for the card `mayors`."""
KnownSections = list[Section]
"""Further sections that can be on the table: sections of your own, or other sections by name. The scan tries
each of them in both orientations, so `turned` does not matter here.
"""
KnownOriginals = bool
"""Whether the sections of Marshlands and Harvest on the table can have the layouts that this project designed.
Send true if you have printed these layouts yourself.
"""
KnownIsland = Literal["rope-bridge", "tree-house"]
"""The side of the island that is face up. Omit this key if there is no island."""
MaybeOwner = Colour | Literal["wall"] | None
"""A colour, `wall`, or null for an empty hex."""
KnownPieces = dict[str, MaybeOwner]
"""The hexes that you have checked yourself, for example to resolve a doubt. The value is the colour of the
piece, `wall` for a stone wall, or null for an empty hex. The scan takes these values as certain, and computes
all other probabilities again.
"""


class KnownFacts(TypedDict):
    """Facts that you know from sources other than the observations. Omit the keys that you do not know."""

    players: NotRequired[KnownPlayers]
    cards: NotRequired[KnownCards]
    tasks: NotRequired[Tasks]
    removed_terrain: NotRequired[MaybeTerrain]
    gold: NotRequired[KnownGold]
    marks: NotRequired[KnownMarks]
    ruleset: NotRequired[Ruleset]
    expansions: NotRequired[KnownExpansions]
    sections: NotRequired[KnownSections]
    originals: NotRequired[KnownOriginals]
    board: NotRequired[Board]
    capitols: NotRequired[HexSet]
    caves: NotRequired[HexSet]
    island: NotRequired[KnownIsland]
    pieces: NotRequired[KnownPieces]


class LegalActionsRequest(TypedDict):
    """Which actions are legal?"""

    state: AnyState


TableTile = TypedDict("TableTile", {"kind": str, "from": Hex, "status": NotRequired[TileStatus]})
"""A location tile that a player holds."""


class TablePlayer(TypedDict):
    """The facts that you know about a player apart from the pieces on the board. Omit the keys that you do not
    know.
    """

    colour: Colour
    supply: NotRequired[int]
    hand: NotRequired[list[MaybeTerrainCard]]
    tiles: NotRequired[list[TableTile]]
    taken_from: NotRequired[HexSet]
    nomad_tiles: NotRequired[list[NomadTile]]
    bonus_tiles: NotRequired[list[BonusTile]]
    numbers: NotRequired[Numbers]
    temple: NotRequired[int]


class Table(TypedDict):
    """A description of a table: the position, whose turn it is and the played card. Everything else is optional.
    The referee infers everything that follows from the pieces, and lists its assumptions about the rest.
    """

    position: AnyTablePosition
    turn: Colour
    card: NotRequired[MaybeTerrainCard]
    built: NotRequired[list[Hex]]
    players: NotRequired[list[TablePlayer]]
    start_player: NotRequired[Colour]
    round: NotRequired[int]
    ending: NotRequired[bool]
    swamp_cards: NotRequired[bool]
    deck: NotRequired[TerrainCards | None]
    discard: NotRequired[TerrainCards]
    removed: NotRequired[TerrainCards]


class TableLegalActionsRequest(TypedDict):
    """Which actions are legal at this table?"""

    table: Table


LegalActionsQuestion = LegalActionsRequest | TableLegalActionsRequest
"""Which actions are legal? Send either a state or a table."""
Lines = Any
"""One JSON document per line. In a request, each line has the form of a JSON body of this call. In the answer,
each line has the form of a JSON answer of this call, or is a problem. Blank lines are ignored.
"""
MainHex = str
"""A hex of the main board."""
PicturePoint = list[float]
"""Pixels from the left and from the top of the picture as displayed, with its stored orientation applied."""
MaybeCorners = list[PicturePoint] | None
"""The four corners, or null."""
OmittedMember = Literal["state"]
"""A key whose value `without` replaces with null."""


class UnreadHex(TypedDict):
    """A hex that could not be read, and the reason."""

    at: Hex
    why: Literal["glare", "outside", "dark"]


class Overlay(TypedDict):
    """The place of the board in one picture."""

    width: int
    height: int
    used: bool
    homography: list[list[float]] | None
    centres: dict[str, list[float]] | None
    unread: list[UnreadHex]


class PhotoAdvice(TypedDict):
    """One piece of advice for a better photograph."""

    code: Literal[
        "come-closer",
        "glare",
        "tilt",
        "blur",
        "dark",
        "shadow",
        "cut-off",
        "no-board",
        "unknown-sections",
        "no-colour",
        "mirrored",
        "single-section",
        "tap-section",
        "unusual-colours",
    ]
    text: str
    hexes: list[Hex]


class PhotoFacts(TypedDict):
    """The facts that you know about the table, as in a scan, and hints for reading the pictures. The hex a1 is
    at the corner that you tapped first. Without `corners`, it is at the top left of the first picture. Omit
    the keys that you do not know.
    """

    players: NotRequired[KnownPlayers]
    cards: NotRequired[KnownCards]
    tasks: NotRequired[Tasks]
    removed_terrain: NotRequired[MaybeTerrain]
    gold: NotRequired[KnownGold]
    marks: NotRequired[KnownMarks]
    ruleset: NotRequired[Ruleset]
    expansions: NotRequired[KnownExpansions]
    sections: NotRequired[KnownSections]
    originals: NotRequired[KnownOriginals]
    board: NotRequired[Board]
    capitols: NotRequired[HexSet]
    caves: NotRequired[HexSet]
    island: NotRequired[KnownIsland]
    pieces: NotRequired[KnownPieces]
    corners: NotRequired[list[MaybeCorners]]
    examples: NotRequired[dict[str, MainHex]]
    single_section: NotRequired[bool]


class PhotoRequest(TypedDict):
    """One or two photographs of the same table, and the facts that you know about it. The request is limited to
    20 MB, and each photograph to 50 megapixels and 12,000 pixels per side. The service ignores all metadata
    except the orientation, and it stores nothing.
    """

    picture: list[bytes]
    known: NotRequired[PhotoFacts]


PictureFile = Any
"""The content of one picture file."""
PicturePanel = bool
"""Whether to add a panel with the cards, the tasks, the round, the player whose turn it is and the played card,
and with the gold, the supply and the tiles of every player. The panel never shows the cards in a hand. It is
to the right of the board, or below the board in a compact picture.
"""


class PositionPictureRequest(TypedDict):
    """What does this table look like?"""

    position: AnyPosition
    highlight: NotRequired[Highlight]
    title: NotRequired[PictureTitle]
    names: NotRequired[PictureNames]
    panel: NotRequired[PicturePanel]
    width: NotRequired[PictureWidth]


class StatePictureRequest(TypedDict):
    """What does this table look like?"""

    state: AnyState
    highlight: NotRequired[Highlight]
    title: NotRequired[PictureTitle]
    names: NotRequired[PictureNames]
    panel: NotRequired[PicturePanel]
    width: NotRequired[PictureWidth]


PictureRequest = PositionPictureRequest | StatePictureRequest | BoardPictureRequest
"""What does this look like? Send a position, a state or only a board."""


class PositionScoreRequest(TypedDict):
    """How much gold does each player score at this table?"""

    position: AnyPosition
    final: NotRequired[bool]


class ProblemError(TypedDict):
    """One fault."""

    pointer: str
    parameter: NotRequired[str]
    text: str


class Problem(TypedDict):
    """An error (RFC 9457): what is wrong, where it is, and how to correct it."""

    type: str
    title: str
    status: int
    detail: str
    errors: list[ProblemError]


class Readiness(TypedDict):
    """The service is ready for requests. Without its shared cache it is slower, and a board sent to another
    process may have to be sent again.
    """

    status: Literal["ready"]
    redis: Literal["off", "up", "down"]


class Violation(TypedDict):
    """One way in which an action breaks the rules. An answer lists all independent violations."""

    code: Code
    rules: list[RuleNumber]
    text: str
    hexes: HexSet
    facts: Facts


class Replay(TypedDict):
    """How far a game is legal, and the state at that point."""

    verdict: Literal["legal", "illegal", "impossible", "undetermined"]
    inconsistencies: list[Inconsistency]
    applied: int
    violations: list[Violation]
    state: State | None
    awaited: AwaitedActor | None
    events: NotRequired[list[list[Event]]]
    sentences: NotRequired[list[list[str]]]
    scores: NotRequired[Score]
    legal_actions: NotRequired[list[Offer]]
    legal: NotRequired[LegalActions]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]
    views: NotRequired[GameViews]


class ReplayRequest(TypedDict):
    """A whole game, or a part of it."""

    start: AnyState
    actions: list[Action]


class Suggestion(TypedDict):
    """A legal action that is suggested instead of an illegal one."""

    action: Action
    text: str


class SeenStep(TypedDict):
    """The view of one player or of a spectator."""

    state: SeenState
    events: list[Event]
    sentences: NotRequired[list[str]]


Views = dict[str, SeenStep]
"""The parts of a state and of its events that each player and a spectator may see. Show each person only their
own view.
"""


class Ruling(TypedDict):
    """The ruling on one action."""

    verdict: Literal["legal", "illegal", "impossible", "undetermined"]
    violations: list[Violation]
    options: list[RulesetOption]
    state: State | None
    events: list[Event]
    awaited: AwaitedActor | None
    inconsistencies: list[Inconsistency]
    instead: list[Suggestion]
    assumptions: NotRequired[Assumptions]
    sentences: NotRequired[list[str]]
    scores: NotRequired[Score]
    legal_actions: NotRequired[list[Offer]]
    legal: NotRequired[LegalActions]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]
    views: NotRequired[Views]


class RulingRequest(TypedDict):
    """May I do this?"""

    state: AnyState
    action: Action
    player: NotRequired[Colour]


class TableRulingRequest(TypedDict):
    """May I do this at this table?"""

    table: Table
    action: Action
    player: NotRequired[Colour]


RulingQuestion = RulingRequest | TableRulingRequest
"""May I do this? Send either a state or a table, and an action."""


class ScoreRange(TypedDict):
    """The estimated gold of one player."""

    colour: Colour
    value: int
    low: int
    high: int
    expected: float
    exact: Probability
    wins: Probability


class ScoreRanges(TypedDict):
    """The gold of every player, estimated over all tables that are compatible with the observations, or over a
    sample of these tables.
    """

    players: list[ScoreRange]
    tables: int
    sampled: bool


class ScanAssumption(TypedDict):
    """One assumption that the scan made."""

    code: Literal["players-seen", "no-gold", "landmarks-left-out"]
    text: str


SeenLetters = str
"""One letter for each hex, as in the rows of a section. In addition, `X` means a special hex of any kind, and
`.` means a hex that could not be seen.
"""
SeenWord = Literal[
    "grass",
    "canyon",
    "desert",
    "flower-field",
    "forest",
    "swamp",
    "farmland",
    "water",
    "mountain",
    "location",
    "castle",
    "nomad-space",
    "palace",
    "silo",
    "special",
]
"""A kind of ground, or `special` for a special hex of any kind."""
SeenProbabilities = TypedDict(
    "SeenProbabilities",
    {
        "grass": NotRequired[float],
        "canyon": NotRequired[float],
        "desert": NotRequired[float],
        "flower-field": NotRequired[float],
        "forest": NotRequired[float],
        "swamp": NotRequired[float],
        "farmland": NotRequired[float],
        "water": NotRequired[float],
        "mountain": NotRequired[float],
        "location": NotRequired[float],
        "castle": NotRequired[float],
        "nomad-space": NotRequired[float],
        "palace": NotRequired[float],
        "silo": NotRequired[float],
        "special": NotRequired[float],
    },
)
"""Kinds of ground with their probabilities. If the sum is less than 1, the kinds that you do not name share the
rest. If the sum is larger than 1, or if you name all kinds, the probabilities are scaled so that their sum is
1. If all probabilities are 0, the hex counts as not seen.
"""
SeenWords = SeenProbabilities
"""Deprecated: use SeenProbabilities instead."""
SeenCell = SeenWord | SeenProbabilities | None
"""The observation of a hex: a word, or words with their probabilities. It is null if the hex could not be seen."""
SeenCells = list[SeenCell]
"""One cell for each hex."""
SeenRow = SeenLetters | SeenCells
"""The 20 hexes of a row, from left to right."""
SeenRows = list[SeenRow]
"""The 20 rows, from top to bottom."""
SeenWeights = list[float] | None
"""One number for each of the kinds, on any scale. You can omit numbers at the end, which then count as 0. If the
hex could not be seen, send null or only zeros.
"""


class SeenNumbers(TypedDict):
    """The compact form for programs, with numbers instead of words for each hex."""

    kinds: list[SeenWord]
    rows: list[list[SeenWeights]]


SeenTerrain = SeenRows | SeenNumbers
"""The observed ground of the 20 by 20 hexes, row by row from the top. Send 20 rows, each with 20 letters or 20
cells, or use the compact form with numbers.
"""


class SeenPiece(TypedDict):
    """A piece that may be on a hex."""

    at: Hex
    piece: NotRequired[PieceKind]
    colour: NotRequired[MaybeColour]
    probability: NotRequired[float]


class ScanRequest(TypedDict):
    """The observations of a table by a person or a vision program, and facts that are known from other sources."""

    terrain: SeenTerrain
    pieces: NotRequired[list[SeenPiece]]
    unread: NotRequired[HexSet]
    known: NotRequired[KnownFacts]


class ScanSingleSection1(TypedDict):
    """The section that a picture shows instead of a board."""

    section: str | None
    margin: float | None
    groups: list[HexGroup]
    centres: NotRequired[dict[str, list[float]]]


class ScanUnknownSection1(TypedDict):
    """The only section of the board that matches no known section."""

    quarter: int
    groups: list[HexGroup]
    centres: dict[str, list[float]]


class Scan(TypedDict):
    """The most likely table, how certain each part of it is, and the gold that each player scores."""

    verdict: Literal["known", "unknown", "unreadable", "impossible"]
    inconsistencies: list[Inconsistency]
    sections: list[FoundSection]
    margin: Margin
    error: float
    grid: list[str]
    differences: list[Difference]
    pieces: list[FoundPiece]
    doubts: list[Doubt]
    answers: int
    position: Position | None
    scores: ScoreRanges | None
    assumptions: list[ScanAssumption]
    picture: NotRequired[Picture | None]
    overlay: NotRequired[list[Overlay]]
    observations: NotRequired[ScanRequest | None]
    single_section: NotRequired[ScanSingleSection1 | None]
    unknown_section: NotRequired[ScanUnknownSection1 | None]
    advice: NotRequired[list[PhotoAdvice]]


class StateScoreRequest(TypedDict):
    """How much gold does each player score at this table?"""

    state: AnyState
    final: NotRequired[bool]


ScoreRequest = PositionScoreRequest | StateScoreRequest
"""How much gold does each player score at this table? Send either a position or a state."""


class ServerProblem(TypedDict):
    """A problem that the proxy in front of the service reports. It has no entry in the documentation."""

    type: Literal["about:blank"]
    title: str
    status: int
    detail: str
    errors: NotRequired[list[ProblemError]]


class Start(TypedDict):
    """The first state of a new game."""

    state: State
    awaited: AwaitedActor | None
    seed: NotRequired[str]
    legal_actions: NotRequired[list[Offer]]
    legal: NotRequired[LegalActions]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]
    views: NotRequired[Views]


class StartRequest(TypedDict):
    """The choices for a new game. The seed decides everything that you do not choose, and the same request with
    the same seed always gives the same game. Without a seed, you must choose the board and the Kingdom
    Builder cards, unless `first_game` does, and, if the game needs them, the tasks, the nomad tiles and the
    removed terrain. Terrain cards that you do not choose then stay hidden.
    """

    players: list[Colour]
    first_game: NotRequired[bool]
    board: NotRequired[Board]
    cards: NotRequired[list[KingdomCard]]
    tasks: NotRequired[list[Task]]
    nomad_tiles: NotRequired[dict[str, NomadTileKind]]
    removed_terrain: NotRequired[Terrain]
    swamp_cards: NotRequired[bool]
    start_player: NotRequired[Colour]
    hands: NotRequired[list[MaybeTerrainCard]]
    deck: NotRequired[TerrainCards]
    ruleset: NotRequired[Ruleset]
    seed: NotRequired[str]
    expansions: NotRequired[list[Expansion]]


Subject = Literal[
    "sections",
    "terrains",
    "tiles",
    "cards",
    "tasks",
    "colours",
    "figures",
    "options",
    "violations",
    "inconsistencies",
    "assumptions",
    "remarks",
    "rules",
]
"""A subject of the catalogue."""


class SubjectsList(TypedDict):
    """The subjects of the catalogue."""

    revision: RulesRevision
    subjects: list[Subject]


class Topology(TypedDict):
    """The hexes of a board: their ground, their neighbours and their coordinates. A program needs nothing else
    to draw the board.
    """

    id: BoardId
    rules: RulesRevision
    board: FullBoard
    ground: dict[str, HexSet]
    locations: dict[str, str]
    neighbours: dict[str, HexSet]
    sectors: list[HexSet]
    origins: list[Origin]
    geometry: Geometry


class View(TypedDict):
    """The state, and the events in the request, as one player or a spectator may see them."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    state: State | None
    events: NotRequired[list[Event]]


class ViewRequest(TypedDict):
    """What may this player, or a spectator, see?"""

    state: AnyState
    player: Viewer
    events: NotRequired[list[Event]]


StartGameInclude = Literal["legal-actions", "picture", "notation", "views"]
"""What `include` can add to the answer of POST /v1/starts."""
ListLegalActionsInclude = Literal["gold", "scores", "picture", "notation"]
"""What `include` can add to the answer of POST /v1/legal-actions."""
JudgeActionInclude = Literal["sentences", "scores", "legal-actions", "picture", "notation", "views"]
"""What `include` can add to the answer of POST /v1/rulings."""
RuleInclude = JudgeActionInclude
"""Deprecated: use JudgeActionInclude instead."""
FollowGameInclude = Literal["events", "sentences", "scores", "legal-actions", "picture", "notation", "views"]
"""What `include` can add to the answer of POST /v1/replays."""
AuditTableInclude = Literal["repairs"]
"""What `include` can add to the answer of POST /v1/audits."""
AuditInclude = AuditTableInclude
"""Deprecated: use AuditTableInclude instead."""
InferStateInclude = Literal["scores", "legal-actions", "picture", "notation"]
"""What `include` can add to the answer of POST /v1/states."""
ScanTableInclude = Literal["picture"]
"""What `include` can add to the answer of POST /v1/scans."""
ScanInclude = ScanTableInclude
"""Deprecated: use ScanTableInclude instead."""
ReadPhotographInclude = Literal["picture"]
"""What `include` can add to the answer of POST /v1/photos."""

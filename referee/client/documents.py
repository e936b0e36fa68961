# Made by `python -m tools.contract.bundle` from the contract.
# ruff: noqa: D205
"""The documents of the contract as types. Answers may gain keys: ignore those you do not know."""

from typing import Any, Literal, NotRequired, TypedDict

Hex = str
"""The name of a hex: a letter for the column, counted from the left, and a number for the row, counted from the
top. `a1` is the top left corner of the main board, `t20` the bottom right. Hexes of the island begin with
`i:`, from `i:a1` to `i:j5`.
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
"""A kind of location tile, nomad tile or bonus tile; or an action that needs no tile: `cave`, `farmland`,
`number-five` and, after the last turn, `silo`.
"""
ActionTile = TileKind
"""A kind of tile. For any other text the ruling has the violation `unknown-tile`."""
MaybeActionTile = ActionTile | None
"""A kind of tile, or null for none."""
Waiver = MaybeActionTile
"""A tile that lets the player build away from their own pieces this once: `outpost` or `temple-bonus`. Send null
or leave it out if none is used.
"""
Via = MaybeActionTile
"""The tile that repeats another tile: `bazaar`. Send it only with the first step of an action. Send null or
leave it out if the tile itself is used.
"""


class BuildAction(TypedDict):
    """Put a settlement from the supply onto a hex, as one build of the mandatory action or with a tile."""

    type: Literal["build"]
    at: Hex
    tile: NotRequired[MaybeActionTile]
    waiver: NotRequired[Waiver]
    via: NotRequired[Via]


class PlaceAction(TypedDict):
    """Put the piece of a tile onto the board: a warrior, the wagon, the ship, the city hall (`at` is its middle
    hex), a scout, or a stone wall.
    """

    type: Literal["place"]
    tile: ActionTile
    at: Hex
    waiver: NotRequired[Waiver]
    via: NotRequired[Via]


MoveAction = TypedDict(
    "MoveAction", {"type": Literal["move"], "tile": ActionTile, "from": Hex, "to": Hex, "via": NotRequired[Via]}
)
"""Move a settlement, or the figure of a tile, to another hex. If the tile moves step by step, this is one step."""


class RemoveAction(TypedDict):
    """Take a piece off the board: a piece of another player with a sword; your own warrior, wagon or ship with
    its tile; or your own settlement with a temple.
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
    """Take a number tile: a 1 with the cathedral, or a 5 in exchange for five 1s (`number-five`)."""

    type: Literal["take"]
    tile: ActionTile
    via: NotRequired[Via]


class SpendAction(TypedDict):
    """Give back number tiles with the cathedral. You may then build as many settlements as their sum."""

    type: Literal["spend"]
    tile: ActionTile
    ones: int
    fives: int
    via: NotRequired[Via]


class FinishAction(TypedDict):
    """Stop an action of several steps early, decline a reaction (with a canoe), or stop using a silo."""

    type: Literal["finish"]


class RedrawAction(TypedDict):
    """Replace a useless terrain card."""

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
"""A terrain card, named by the terrain it shows. The box has five of each. Marshlands adds one swamp card for
each terrain, which also shows swamp: `swamp-grass`.
"""


class PlayAction(TypedDict):
    """Show the hidden card at the beginning of the turn, or choose one of two cards."""

    type: Literal["play"]
    card: TerrainCard


MaybeTerrainCard = TerrainCard | None
"""A terrain card; null if it is not known or there is none."""


class RevealAction(TypedDict):
    """Name the card that was drawn or shown. Null means that only its owner has seen it."""

    type: Literal["reveal"]
    card: MaybeTerrainCard


TerrainCards = list[TerrainCard]
"""A pile of terrain cards, the top card first."""


class ShuffleAction(TypedDict):
    """Give the order of the new draw pile, which is made from the discard pile."""

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
"""Something that a player does or that chance decides. `type` says what it is."""


class ActionHighlight(TypedDict):
    """The targets of legal actions, with a tile or for the mandatory action. This works only with a state. An
    impossible state has none.
    """

    kind: Literal["legal-actions"]
    tile: NotRequired[MaybeActionTile]


PieceKind = Literal["settlement", "warrior", "wagon", "ship", "city-hall", "wall"]
"""What can stand on a hex."""
MaybePieceKind = PieceKind | None
"""What can stand on a hex; null for nothing."""
Colour = Literal["blue", "orange", "black", "white", "red"]
"""A player, named by colour."""
MaybeColour = Colour | None
"""A player, or null for nobody."""
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
"""Deprecated: its name is RulesetPreset."""


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
"""How the table plays where editions of the rules differ: the name of an edition, or single options. Options
that you leave out are as in the English Big Box. An answer that depends on an option names it under
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
"""A section that comes with the referee, as printed or turned by 180 degrees."""
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
"""A kind of location and of its tiles."""


class OwnSection(TypedDict):
    """A section of your own. If its rows and locations equal those of a section that comes with the referee, it
    counts as that one.
    """

    rows: list[str]
    locations: NotRequired[dict[str, Location]]
    turned: NotRequired[bool]


Section = SectionName | OwnSection
"""One of the four parts of a board: ten rows of ten hexes. Name a section that comes with the referee, with
`:turned` if it lies upside down, or describe your own hex by hex.
"""
HexSet = list[Hex]
"""Hexes without repetition. The order does not matter."""


class FullBoard(TypedDict):
    """Four different sections and, if you play with them, capitols, caves and the island."""

    sections: list[Section]
    capitols: NotRequired[HexSet]
    caves: NotRequired[HexSet]
    island: NotRequired[Literal["rope-bridge", "tree-house"]]


BoardId = str
"""The content id of a board. Equal boards have equal ids on every server, and an id never changes."""


class KnownBoard(TypedDict):
    """A board that was sent before."""

    id: BoardId


Board = FullBoard | KnownBoard
"""A board in full or, once you have sent it to `POST /v1/boards`, only its content id. An unknown id gets 404;
then send the board in full.
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
"""A Kingdom Builder card. Each game has three, which decide what earns gold. Most pay at the end of the game;
families, shepherds, ambassadors and rovers pay during play.
"""
Task = Literal["home-country", "fortress", "road", "place-of-refuge", "advance", "compass-points"]
"""A Crossroads task. At the end of the game it pays every player who fulfils it."""
Tasks = list[Task]
"""The tasks of this game, one for each section with a Crossroads location."""
LocationTiles = dict[str, int]
"""Location hexes, each with the number of tiles left on it."""
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
"""A kind of nomad tile. `GET /v1/catalogue/tiles` says how many of each are in the box."""
MaybeNomadTile = NomadTileKind | None
"""A kind of nomad tile, or null for none."""
NomadTiles = dict[str, MaybeNomadTile]
"""Every nomad space of the board with its tile; null if the tile is gone."""
Terrain = Literal["grass", "canyon", "desert", "flower-field", "forest", "swamp", "farmland", "water", "mountain"]
"""A terrain."""
MaybeTerrain = Terrain | None
"""A terrain, or null for none."""
MaybeHex = Hex | None
"""The name of a hex, or null for none."""
HorizontalLine = str
"""A horizontal line. The rows of the main board are `1` to `20` from the top; those of the island are `i:1` to
`i:5`.
"""
HorizontalLines = list[HorizontalLine]
"""Horizontal lines without repetition. The order does not matter."""


class Kingdom(TypedDict):
    """A player in a position: everything that a photograph shows."""

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
    """Everything that a photograph of the table shows. It is enough for scores, audits and pictures."""

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
"""A position, or the same in one line of text. If the line cannot be read, the table is impossible (code
`unreadable-line`).
"""
TileStatus = Literal["fresh", "ready", "used"]
"""`fresh`: the tile was taken in this turn and can be used from the next turn on. `ready`: it can be used.
`used`: it has been used in this turn.
"""
Tile = TypedDict("Tile", {"kind": str, "from": Hex, "status": TileStatus})
"""A location tile of a player."""


class NomadTile(TypedDict):
    """A nomad tile of a player. It can be used in one turn, in the round after it was taken."""

    kind: NomadTileKind
    round: int
    used: bool


BonusTileKind = Literal["canoe-bonus", "fountain-bonus", "refuge-bonus", "temple-bonus"]
"""A kind of Marshlands bonus tile. You get it for two location tiles of its kind."""


class BonusTile(TypedDict):
    """A bonus tile of a player who has two location tiles of its kind."""

    kind: BonusTileKind
    status: TileStatus


class Numbers(TypedDict):
    """The number tiles that a player has from the cathedral. The box has eight 1s and two 5s."""

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
    """A tile that was used in this turn."""

    tile: str
    at: Hex


CommonAction = Literal["cave", "farmland", "number-five"]
"""An action that every player can use in their own turn without a tile."""


class TurningFrame(TypedDict):
    """A turn in progress and what the player has done in it."""

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
"""An extra action of several steps in progress. It lies on the frame of its turn."""


class DrawingFrame(TypedDict):
    """A card is being drawn or shown, and the table must say which one it is."""

    frame: Literal["drawing"]
    player: Colour
    purpose: Literal["hand", "redraw", "tile", "discard"]


class ReactingFrame(TypedDict):
    """A player took the last tile of a hex. Another player, who has a canoe, may now build or decline
    (`finish`). The frame below continues afterwards.
    """

    frame: Literal["reacting"]
    player: Colour
    taker: Colour
    at: Hex


HarvestMode = Literal["build", "move"] | None
"""What the player uses this silo for; null before the first build or move decides it."""


class HarvestingFrame(TypedDict):
    """After the last turn, a player may build or move settlements for each silo next to their pieces."""

    frame: Literal["harvesting"]
    player: Colour
    silos: int
    mode: HarvestMode
    left: int


Frame = TurningFrame | UsingFrame | DrawingFrame | ReactingFrame | HarvestingFrame
"""Something that the table waits for."""


class State(TypedDict):
    """A game in progress: the position and everything else that decides which actions are legal. The caller
    keeps it between calls, and every legal ruling returns the next one.
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
"""A state, or the same in one line of text, as `include=notation` returns it. If the line cannot be read, the
table is impossible (code `unreadable-line`).
"""


class TableKingdom(TypedDict):
    """The pieces of a player."""

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
"""A position, or the same in one line of text. It needs a board and the players with their pieces; cards, tasks
and tiles may be missing.
"""
Code = str
"""A code for programs. Codes never change their meaning, but new ones may be added. The catalogue lists them."""
Fact = str | int
"""A value in a sentence."""
Facts = dict[str, Fact]
"""The values in the sentence, for callers that write their own sentences."""


class Assumption(TypedDict):
    """One thing that the request does not say about a table, and what the referee assumes."""

    code: Code
    place: str
    text: str
    assumed: Any
    alternatives: list[Any]
    facts: Facts


Assumptions = list[Assumption]
"""Everything that was assumed to complete the state."""
RulesRevision = int
"""The revision of the rules. It is raised whenever the answer to any request changes."""


class CodeText(TypedDict):
    """A code and its sentence. The facts replace the names in braces."""

    code: Code
    text: str


class AssumptionsList(TypedDict):
    """AssumptionsList"""

    revision: RulesRevision
    assumptions: list[CodeText]


Possibility = Literal["possible", "impossible"]
"""Whether the table is possible."""


class Inconsistency(TypedDict):
    """One thing that makes a table impossible."""

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
    """Is this position possible?"""

    state: AnyState


AuditRequest = PositionAuditRequest | StateAuditRequest
"""Is this position possible? Send either a position or a state."""


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
"""Deprecated: its name is AwaitedActor."""


class HexHighlight(TypedDict):
    """These hexes."""

    kind: Literal["hexes"]
    hexes: HexSet


class ScoreHighlight(TypedDict):
    """The hexes that earn a player gold from one source. This does not work with a bare board. An impossible
    table has none.
    """

    kind: Literal["score"]
    source: str
    player: Colour


Highlight = HexHighlight | ActionHighlight | ScoreHighlight
"""Hexes to mark."""
PictureTitle = str
"""The title above the board."""
PictureNames = bool
"""Whether to write the name of every hex into it. A compact picture (see `width`) names only the hexes where
nothing stands.
"""
PictureWidth = int
"""The width of the picture in pixels. The default is 1146, or 1526 with a panel. Below seven tenths of that the
picture is compact: letters stand for the names of locations, and the legend explains them.
"""


class BoardPictureRequest(TypedDict):
    """What does this board look like? A board has no players, so its picture has no panel."""

    board: Board
    highlight: NotRequired[Highlight]
    title: NotRequired[PictureTitle]
    names: NotRequired[PictureNames]
    width: NotRequired[PictureWidth]


class BodyLimits(TypedDict):
    """The largest bodies it accepts, in bytes."""

    request: int
    scan: int
    replay: int


class BonusLostEvent(TypedDict):
    """A bonus tile was lost, because its owner no longer has two location tiles of its kind."""

    event: Literal["bonus-lost"]
    player: Colour
    tile: BonusTileKind


class BonusTakenEvent(TypedDict):
    """Two location tiles of a kind brought a bonus tile."""

    event: Literal["bonus-taken"]
    player: Colour
    tile: BonusTileKind


class BonusUsedEvent(TypedDict):
    """A bonus tile allowed a location tile of its kind to use this hex."""

    event: Literal["bonus-used"]
    player: Colour
    tile: BonusTileKind


Count = int
"""How many actions this entry stands for."""
RuleNumber = str
"""The number of a rule. `GET /v1/catalogue/rules` has its text."""
GoldOfHexes = dict[str, int]
"""On request: for each hex, how much the player's gold would change."""
ViaTile = TileKind
"""The tile that repeats the other tile. Left out if the tile itself is used."""


class BuildOffer(TypedDict):
    """Hexes to build on, for the mandatory action or with a tile."""

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
    """A settlement was built, with a tile or, if `tile` is null, for the mandatory action."""

    event: Literal["built"]
    player: Colour
    at: Hex
    tile: TileKind | None


class CardDiscardedEvent(TypedDict):
    """A terrain card went to the discard pile."""

    event: Literal["card-discarded"]
    player: Colour
    card: TerrainCard


class CardDrawnEvent(TypedDict):
    """A terrain card was drawn. This is the only event with a secret: only its owner may see a card for the
    hand.
    """

    event: Literal["card-drawn"]
    player: Colour
    card: MaybeTerrainCard
    purpose: Literal["hand", "redraw", "tile"]


Title = str
"""Its name in the language of the answer."""
NameSource = Literal["book", "ours"]
""""book": a rulebook prints the title in this language. "ours": it does not, and the title is our own."""
Expansion = Literal["base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
"""A part of the box."""


class CardEntry(TypedDict):
    """A Kingdom Builder card."""

    name: KingdomCard
    title: Title
    name_source: NameSource
    expansion: Expansion
    rule: RuleNumber
    text: str


class CardPlayedEvent(TypedDict):
    """A player showed the terrain card of the turn."""

    event: Literal["card-played"]
    player: Colour
    card: TerrainCard


class CardRemovedEvent(TypedDict):
    """A useless terrain card left the game."""

    event: Literal["card-removed"]
    player: Colour
    card: TerrainCard


class CardsList(TypedDict):
    """CardsList"""

    revision: RulesRevision
    cards: list[CardEntry]


Origin = Literal["printed", "original", "own"]
"""`printed`: as on the section in the box. `original`: designed for this referee, because we did not have the
printed one. `own`: sent by a caller.
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
    """SectionsList"""

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
"""What is printed on a hex: a terrain, or one of the special kinds on which nobody can build."""


class TerrainEntry(TypedDict):
    """A terrain, or a special kind of hex."""

    name: Ground
    title: Title
    name_source: NameSource
    letter: str
    special: bool
    suitable: bool


class TerrainsList(TypedDict):
    """TerrainsList"""

    revision: RulesRevision
    terrains: list[TerrainEntry]


TileGroup = Literal["location", "nomad", "bonus", "common", "harvest"]
"""Where it comes from. Players take `location` and `nomad` tiles from their hexes, and get a `bonus` tile for
two location tiles of a kind. Every player can do `common` actions in their own turn without a tile. `harvest`
is not a tile either: it stands for silos, which players with pieces next to them use after the last turn.
"""


class TileEntry(TypedDict):
    """A kind of tile, or an action that needs none."""

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
    """TilesList"""

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
    """TasksList"""

    revision: RulesRevision
    tasks: list[TaskEntry]


class ColourEntry(TypedDict):
    """A colour of the players."""

    name: Colour
    title: Title
    name_source: NameSource


class ColoursList(TypedDict):
    """ColoursList"""

    revision: RulesRevision
    colours: list[ColourEntry]


class FigureEntry(TypedDict):
    """A kind of piece."""

    name: str
    title: Title
    name_source: NameSource
    per_player: int


class FiguresList(TypedDict):
    """FiguresList"""

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
    """OptionsList"""

    revision: RulesRevision
    options: list[OptionEntry]


class ViolationsList(TypedDict):
    """ViolationsList"""

    revision: RulesRevision
    violations: list[CodeText]


class InconsistenciesList(TypedDict):
    """InconsistenciesList"""

    revision: RulesRevision
    inconsistencies: list[CodeText]


class RemarksList(TypedDict):
    """RemarksList"""

    revision: RulesRevision
    remarks: list[CodeText]


MaybeRulesetOption = RulesetOption | None
"""The option that changes this decision; null if there is none."""


class Reading(TypedDict):
    """One decision about a rule."""

    text: str
    option: MaybeRulesetOption
    why: str


class RuleEntry(TypedDict):
    """A rule."""

    number: RuleNumber
    text: str
    rulings: list[Reading]


class RulesList(TypedDict):
    """RulesList"""

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
"""The list of one subject, under the name of that subject."""


class Contract(TypedDict):
    """This contract."""

    openapi: str
    info: dict[str, Any]
    paths: dict[str, Any]


class Difference(TypedDict):
    """A hex that is printed differently from what you saw."""

    at: Hex
    printed: Ground
    seen: Ground
    probability: Probability


MaybeGold = float | None
"""Gold; null if there are no scores, or too many doubts to weigh them all."""


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
    """A tile may draw a terrain card."""

    type: Literal["draw"]
    count: Count
    example: DrawAction
    rules: list[RuleNumber]
    tile: TileKind
    via: NotRequired[ViaTile]


class EndTriggeredEvent(TypedDict):
    """The current round became the last one."""

    event: Literal["end-triggered"]
    player: Colour


class EndTurnOffer(TypedDict):
    """The turn may end."""

    type: Literal["end-turn"]
    count: Count
    example: EndTurnAction


Figure = Literal["warrior", "wagon", "ship", "city-hall", "scout"]
"""A piece that is not a settlement. Crossroads has warriors, wagons, ships and city halls; Harvest has scouts."""


class PlacedEvent(TypedDict):
    """A figure was placed on the board. For a city hall, `at` is its middle hex."""

    event: Literal["placed"]
    player: Colour
    figure: Figure
    at: Hex
    tile: TileKind


class WallBuiltEvent(TypedDict):
    """A stone wall was placed on the board."""

    event: Literal["wall-built"]
    player: Colour
    at: Hex
    tile: TileKind


class RemovedEvent(TypedDict):
    """A piece went from the board back to its owner, who may be another player. With a temple it goes onto the
    tile.
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
"""A settlement, or the figure of the tile, was moved."""
TileTakenEvent = TypedDict(
    "TileTakenEvent", {"event": Literal["tile-taken"], "player": Colour, "tile": TileKind, "from": Hex}
)
"""A tile was taken from a location hex or a nomad space."""
TileLostEvent = TypedDict(
    "TileLostEvent", {"event": Literal["tile-lost"], "player": Colour, "tile": TileKind, "from": Hex}
)
"""A tile left the game, because its owner has no piece next to its location hex any more."""


class TileSpentEvent(TypedDict):
    """A nomad tile left the game at the end of the turn in which it could be used."""

    event: Literal["tile-spent"]
    player: Colour
    tile: NomadTileKind


class NumberTakenEvent(TypedDict):
    """A number tile was taken. A 5 costs five 1s."""

    event: Literal["number-taken"]
    player: Colour
    number: Literal[1, 5]


class NumbersReturnedEvent(TypedDict):
    """Number tiles were given back to build settlements."""

    event: Literal["numbers-returned"]
    player: Colour
    ones: int
    fives: int


class LineMarkedEvent(TypedDict):
    """A player marked a horizontal line for the mayors with a settlement from the supply."""

    event: Literal["line-marked"]
    player: Colour
    line: HorizontalLine


class ScoutsLeftEvent(TypedDict):
    """The scouts left the board at the end of the turn."""

    event: Literal["scouts-left"]
    player: Colour


class HarvestBeganEvent(TypedDict):
    """The last turn is over, and a player may use this many silos."""

    event: Literal["harvest-began"]
    player: Colour
    silos: int


class WaiverUsedEvent(TypedDict):
    """A tile let the player build away from their own pieces."""

    event: Literal["waiver-used"]
    player: Colour
    tile: TileKind
    at: Hex


class GoldGainedEvent(TypedDict):
    """Gold was paid during play."""

    event: Literal["gold-gained"]
    player: Colour
    gold: int
    source: str


class ShuffledEvent(TypedDict):
    """The discard pile with this many cards became the draw pile."""

    event: Literal["shuffled"]
    cards: int


class MandatoryActionEndedEvent(TypedDict):
    """The mandatory action ended early, because no hex was left and no remaining card could help."""

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
"""Something that happened. `event` says what."""


class FeatureList(TypedDict):
    """The features of this instance."""

    version: str
    languages: list[str]
    key_required: bool
    photos: bool
    signed_states: bool
    calls_per_minute: int | None
    most_bytes: BodyLimits


class Features(TypedDict):
    """What this instance offers."""

    revision: RulesRevision
    features: FeatureList


class FinishOffer(TypedDict):
    """The player may stop the current action or silo, or decline to react."""

    type: Literal["finish"]
    count: Count
    example: FinishAction


class FoundPiece(TypedDict):
    """A piece of the likeliest position."""

    at: Hex
    piece: PieceKind
    colour: MaybeColour
    probability: Probability


Margin = float
"""How much more likely the section is than the next best candidate, as a natural logarithm. For the whole board,
the smallest of its four. 0 for a board that you named.
"""


class FoundSection(TypedDict):
    """What the scan found out about a quarter of the board."""

    verdict: Literal["known", "unknown", "unreadable"]
    section: Section
    text: str
    fit: float
    margin: Margin
    seen: int
    nearest: str
    runner_up: str | None


Viewer = Literal["blue", "orange", "black", "white", "red", "spectator"]
"""A player, or a spectator, who sees only cards that are face up."""
SeenState = State
"""The state. The cards in other hands and the draw pile are null. You can use it in requests like any other
state.
"""


class SeenGame(TypedDict):
    """One view."""

    state: SeenState
    events: list[list[Event]]
    sentences: NotRequired[list[list[str]]]


GameViews = dict[str, SeenGame]
"""What each player and a spectator may see of a replay. Show each person only their own view."""


class Place(TypedDict):
    """The place of a hex in the plane."""

    axial: list[int]
    centre: list[float]


class Geometry(TypedDict):
    """Where the hexes lie. They stand on a corner. The letter of a name is the column, counted from the left,
    and the number is the row, counted from the top. Every second row is shifted half a hex to the right. The
    island has coordinates of its own, which begin again at its top left corner.
    """

    shifted_rows: Literal["even"]
    hexes: dict[str, Place]


class Health(TypedDict):
    """The service is alive."""

    status: Literal["ok"]
    version: str
    rules: RulesRevision


class HexGroup(TypedDict):
    """Hexes of a single section that look alike. They are named as in the upper left quarter of a board, a1 to
    j10.
    """

    hexes: HexSet
    terrain: NotRequired[str | None]
    probability: NotRequired[float | None]


HighlightLine = str
"""Hexes to mark, in one line."""


class Remark(TypedDict):
    """Something to keep in mind about a score."""

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
    """What a table is worth."""

    verdict: Possibility
    inconsistencies: list[Inconsistency]
    final: bool
    remarks: list[Remark]
    players: list[PlayerScore]
    winners: list[Colour]


class PlaceOffer(TypedDict):
    """Hexes where the piece of a tile can be placed."""

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
    """Pieces that may move with a tile, and where they may go. If the tile moves step by step, this is one step."""

    type: Literal["move"]
    count: Count
    example: MoveAction
    rules: list[RuleNumber]
    tile: TileKind
    moves: dict[str, HexSet]
    gold: NotRequired[dict[str, dict[str, int]]]
    via: NotRequired[ViaTile]


class RemoveOffer(TypedDict):
    """Pieces that a tile may take off the board."""

    type: Literal["remove"]
    count: Count
    example: RemoveAction
    rules: list[RuleNumber]
    tile: TileKind
    at: HexSet
    gold: NotRequired[GoldOfHexes]
    via: NotRequired[ViaTile]


class TakeOffer(TypedDict):
    """A number tile may be taken."""

    type: Literal["take"]
    count: Count
    example: TakeAction
    rules: list[RuleNumber]
    tile: TileKind
    via: NotRequired[ViaTile]


class SpendOffer(TypedDict):
    """Number tiles may be given back: at least one, and at most these numbers."""

    type: Literal["spend"]
    count: Count
    example: SpendAction
    rules: list[RuleNumber]
    tile: TileKind
    ones: int
    fives: int
    via: NotRequired[ViaTile]


class RedrawOffer(TypedDict):
    """The terrain card is useless and may be replaced."""

    type: Literal["redraw"]
    count: Count
    example: RedrawAction


class PlayOffer(TypedDict):
    """The hidden card at the beginning of the turn can be any of these, or the player must choose one of these."""

    type: Literal["play"]
    count: Count
    example: PlayAction
    cards: list[TerrainCard]


class RevealOffer(TypedDict):
    """The drawn card can be any of these; null if it may stay hidden."""

    type: Literal["reveal"]
    count: Count
    example: RevealAction
    cards: list[MaybeTerrainCard]


class ShuffleOffer(TypedDict):
    """These cards become the draw pile in any order. The count is 1, although each order is a different action."""

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
"""All legal actions of one kind, with their targets."""
Picture = str
"""A drawing, as the text of an SVG file."""
Notation = str
"""The state in one line of text, for links and logs."""


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
    """The complete state of a table, and what was assumed to make it."""

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
"""Three different Kingdom Builder cards. Without them the answer has no scores."""
KnownExpansions = list[Expansion]
"""The expansions that the sections on the table can come from. If you leave it out, all of them."""
KnownPlayers = list[Colour]
"""The players in seating order. If you leave it out, they are the colours seen on the board."""
KnownGold = dict[str, int]
"""The gold that each player gained during play."""
KnownMarks = dict[str, HorizontalLines]
"""The horizontal lines that each player has marked for the mayors."""
KnownSections = list[Section]
"""More sections that can lie on the table: your own, or others by name. It does not matter how you turn them
here.
"""
KnownOriginals = bool
"""Whether the layouts that this project made up for Marshlands and Harvest can also lie on the table. They do if
you have printed them yourself.
"""
KnownIsland = Literal["rope-bridge", "tree-house"]
"""The side of the island that lies face up."""
MaybeOwner = Colour | Literal["wall"] | None
"""A colour, `wall`, or null for an empty hex."""
KnownPieces = dict[str, MaybeOwner]
"""Hexes that you have looked at yourself, for example to answer a doubt: the colour of the piece, `wall` for a
stone wall, or null for an empty hex. They are taken as true, and everything else is weighed again.
"""


class KnownFacts(TypedDict):
    """What you know without the picture. Leave out what you do not know."""

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
"""A location tile of a player."""


class TablePlayer(TypedDict):
    """What you know about a player besides the pieces on the board. Leave out what you do not know."""

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
    """What lies on the table, whose turn it is and the played card. Everything else is optional: the referee
    infers what follows from the pieces, and lists what it assumes.
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
"""Which actions are legal? Send a state, or a table."""
Lines = Any
"""One JSON document per line. Each line of a request has the shape of the JSON body of this call; each line of
the answer has the shape of its JSON answer, or is a problem. Blank lines are ignored.
"""
MainHex = str
"""A hex of the main board."""
PicturePoint = list[float]
"""Pixels from the left and from the top of the picture as it is shown, its orientation applied."""
MaybeCorners = list[PicturePoint] | None
"""Four points, or null."""
OmittedMember = Literal["state"]
"""A member that an answer can leave out."""


class UnreadHex(TypedDict):
    """A hex that could not be read."""

    at: Hex
    why: Literal["glare", "outside", "dark"]


class Overlay(TypedDict):
    """Where the board lies in one picture."""

    width: int
    height: int
    used: bool
    homography: list[list[float]] | None
    centres: dict[str, list[float]] | None
    unread: list[UnreadHex]


class PhotoAdvice(TypedDict):
    """What would make a better photograph."""

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
    """What you know about the table, as for a scan, and hints for reading the picture. The hex a1 is the corner
    that was tapped first; without corners, it is the one at the top left of the first picture. Leave out what
    you do not know.
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
    """One or two photographs of the same table, and what is known about it. Together they have at most 20 MB,
    and each at most 50 megapixels. Metadata is not looked at, apart from the orientation, and nothing is
    stored.
    """

    picture: list[bytes]
    known: NotRequired[PhotoFacts]


PictureFile = Any
"""The bytes of one picture."""
PicturePanel = bool
"""Whether a panel shows the cards, the tasks, the round, whose turn it is, the played card, and the gold, the
supply and the tiles of every player. It never shows a hand. It is to the right of the board, or below it in a
compact picture.
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
"""What does this look like? Send either a position, a state or a bare board."""


class PositionScoreRequest(TypedDict):
    """What is this table worth?"""

    position: AnyPosition
    final: NotRequired[bool]


class ProblemError(TypedDict):
    """One fault."""

    pointer: str
    parameter: NotRequired[str]
    text: str


class Problem(TypedDict):
    """What went wrong, where, and what would be right (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    errors: list[ProblemError]


class Readiness(TypedDict):
    """The service accepts requests. Without its cache it is slower, but its answers are the same."""

    status: Literal["ready"]
    redis: Literal["off", "up", "down"]


class Violation(TypedDict):
    """One rule that an action breaks. The answer lists all independent violations."""

    code: Code
    rules: list[RuleNumber]
    text: str
    hexes: HexSet
    facts: Facts


class Replay(TypedDict):
    """How far a game is legal."""

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
    """A legal action in place of an illegal one."""

    action: Action
    text: str


class SeenStep(TypedDict):
    """One view."""

    state: SeenState
    events: list[Event]
    sentences: NotRequired[list[str]]


Views = dict[str, SeenStep]
"""What each player and a spectator may see. Show each person only their own view."""


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
"""May I do this? Send a state, or a table."""


class ScoreRange(TypedDict):
    """The gold of one player."""

    colour: Colour
    value: int
    low: int
    high: int
    expected: float
    exact: Probability
    wins: Probability


class ScoreRanges(TypedDict):
    """The gold of every player, weighed over all tables that fit what was seen."""

    players: list[ScoreRange]
    tables: int
    sampled: bool


class ScanAssumption(TypedDict):
    """One assumption."""

    code: Literal["players-seen", "no-gold", "landmarks-left-out"]
    text: str


SeenLetters = str
"""One letter for each hex, as in the rows of a section, and also `X` for any special hex and `.` for a hex that
nobody could see.
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
"""A kind of ground, or `special` for any special hex."""
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
"""Kinds of ground with their probabilities. The kinds that you do not name share the rest, up to 1. If the sum
is larger than 1, all are scaled down. If all are 0, nobody could see the hex.
"""
SeenWords = SeenProbabilities
"""Deprecated: its name is SeenProbabilities."""
SeenCell = SeenWord | SeenProbabilities | None
"""What was seen at a hex. Null if nobody could see it, a word, or words with their probabilities."""
SeenCells = list[SeenCell]
"""One cell for each hex."""
SeenRow = SeenLetters | SeenCells
"""The 20 hexes of a row from the left."""
SeenRows = list[SeenRow]
"""20 rows from the top."""
SeenWeights = list[float] | None
"""One number for each of the kinds, on any scale. Numbers that you leave out at the end are 0. Send null or only
zeros if nobody could see the hex.
"""


class SeenNumbers(TypedDict):
    """The compact form for programs: only numbers."""

    kinds: list[SeenWord]
    rows: list[list[SeenWeights]]


SeenTerrain = SeenRows | SeenNumbers
"""The ground of the 20 by 20 hexes as it was seen, row by row from the top. Either 20 rows, each as 20 letters
or as 20 cells, or the compact form with numbers.
"""


class SeenPiece(TypedDict):
    """A piece that may be on a hex."""

    at: Hex
    piece: NotRequired[PieceKind]
    colour: NotRequired[MaybeColour]
    probability: NotRequired[float]


class ScanRequest(TypedDict):
    """What a person or a vision program has seen of a table, and what is known about it in other ways."""

    terrain: SeenTerrain
    pieces: NotRequired[list[SeenPiece]]
    unread: NotRequired[HexSet]
    known: NotRequired[KnownFacts]


class ScanSingleSection1(TypedDict):
    """ScanSingleSection1"""

    section: str | None
    margin: float | None
    groups: list[HexGroup]
    centres: NotRequired[dict[str, list[float]]]


class ScanUnknownSection1(TypedDict):
    """ScanUnknownSection1"""

    quarter: int
    groups: list[HexGroup]
    centres: dict[str, list[float]]


class Scan(TypedDict):
    """What most likely lies on the table, how sure that is, and what it is worth."""

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
    """What is this table worth?"""

    state: AnyState
    final: NotRequired[bool]


ScoreRequest = PositionScoreRequest | StateScoreRequest
"""What is this table worth? Send either a position or a state."""


class ServerProblem(TypedDict):
    """A problem that the server in front of the service reports. It has no page of its own."""

    type: Literal["about:blank"]
    title: str
    status: int
    detail: str
    errors: NotRequired[list[ProblemError]]


class Start(TypedDict):
    """A new game."""

    state: State
    awaited: AwaitedActor | None
    seed: NotRequired[str]
    legal_actions: NotRequired[list[Offer]]
    legal: NotRequired[LegalActions]
    picture: NotRequired[Picture]
    notation: NotRequired[Notation]
    views: NotRequired[Views]


class StartRequest(TypedDict):
    """A new game. The seed chooses everything that you do not choose; the same seed always gives the same game.
    Without a seed you must choose the board, the Kingdom Builder cards and, if the game needs them, tasks,
    nomad tiles and the removed terrain; terrain cards that you do not choose stay hidden.
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
"""The subjects of the catalogue."""


class SubjectsList(TypedDict):
    """The subjects of the catalogue."""

    revision: RulesRevision
    subjects: list[Subject]


class Topology(TypedDict):
    """Everything about the ground of a board that a program needs to draw it and to find neighbours."""

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
    """The state, and the events of the request, as one player or a spectator may see them."""

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
"""Deprecated: its name is JudgeActionInclude."""
FollowGameInclude = Literal["events", "sentences", "scores", "legal-actions", "picture", "notation", "views"]
"""What `include` can add to the answer of POST /v1/replays."""
AuditTableInclude = Literal["repairs"]
"""What `include` can add to the answer of POST /v1/audits."""
AuditInclude = AuditTableInclude
"""Deprecated: its name is AuditTableInclude."""
InferStateInclude = Literal["scores", "legal-actions", "picture", "notation"]
"""What `include` can add to the answer of POST /v1/states."""
ScanTableInclude = Literal["picture"]
"""What `include` can add to the answer of POST /v1/scans."""
ScanInclude = ScanTableInclude
"""Deprecated: its name is ScanTableInclude."""
ReadPhotographInclude = Literal["picture"]
"""What `include` can add to the answer of POST /v1/photos."""

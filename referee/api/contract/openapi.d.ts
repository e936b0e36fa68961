// Made by `python -m tools.contract.bundle` from the contract. Answers may gain keys: ignore those you do not know.

/** The name of a hex: a letter for the column, counted from the left, and a number for the row, counted from the top. `a1` is the top left corner of the main board, `t20` the bottom right. Hexes of the island begin with `i:`, from `i:a1` to `i:j5`. */
export type Hex = string;

/** A kind of location tile, nomad tile or bonus tile; or an action that needs no tile: `cave`, `farmland`, `number-five` and, after the last turn, `silo`. */
export type TileKind = "cave" | "farmland" | "number-five" | "silo" | "barn" | "barracks" | "bazaar" | "canoe" | "canoe-bonus" | "caravan" | "cathedral" | "city-hall" | "crossroads" | "farm" | "foresters-lodge" | "fort" | "fountain" | "fountain-bonus" | "garden" | "harbor" | "lighthouse" | "monastery" | "mountain-station" | "oasis" | "oracle" | "paddock" | "palisade" | "quarry" | "refuge" | "refuge-bonus" | "rope-bridge" | "scout-cabin" | "tavern" | "temple" | "temple-bonus" | "tower" | "tree-house" | "university" | "village" | "wagon" | "watchtower" | "water-mill" | "donation-grass" | "donation-canyon" | "donation-desert" | "donation-flower-field" | "donation-forest" | "donation-water" | "donation-mountain" | "outpost" | "resettlement" | "sword" | "treasure";

/** A kind of tile. For any other text the ruling has the violation `unknown-tile`. */
export type ActionTile = TileKind;

/** A kind of tile, or null for none. */
export type MaybeActionTile = ActionTile | null;

/** A tile that lets the player build away from their own pieces this once: `outpost` or `temple-bonus`. Send null or leave it out if none is used. */
export type Waiver = MaybeActionTile;

/** The tile that repeats another tile: `bazaar`. Send it only with the first step of an action. Send null or leave it out if the tile itself is used. */
export type Via = MaybeActionTile;

/** Put a settlement from the supply onto a hex, as one build of the mandatory action or with a tile. */
export interface BuildAction {
  type: "build";
  /** The hex. */
  at: Hex;
  /** The kind of the tile that the player uses. For the mandatory action, send null or leave it out. */
  tile?: MaybeActionTile;
  waiver?: Waiver;
  via?: Via;
}

/** Put the piece of a tile onto the board: a warrior, the wagon, the ship, the city hall (`at` is its middle hex), a scout, or a stone wall. */
export interface PlaceAction {
  type: "place";
  /** The kind of the tile that the player uses. */
  tile: ActionTile;
  /** The hex. */
  at: Hex;
  waiver?: Waiver;
  via?: Via;
}

/** Move a settlement, or the figure of a tile, to another hex. If the tile moves step by step, this is one step. */
export interface MoveAction {
  type: "move";
  /** The kind of the tile that the player uses. */
  tile: ActionTile;
  /** The hex where the piece stands. */
  from: Hex;
  /** The hex where the piece goes. */
  to: Hex;
  via?: Via;
}

/** Take a piece off the board: a piece of another player with a sword; your own warrior, wagon or ship with its tile; or your own settlement with a temple. */
export interface RemoveAction {
  type: "remove";
  /** The kind of the tile that the player uses. */
  tile: ActionTile;
  /** The hex where the piece stands. */
  at: Hex;
  via?: Via;
}

/** Draw a terrain card with a tile. */
export interface DrawAction {
  type: "draw";
  /** The kind of the tile that the player uses. */
  tile: ActionTile;
  via?: Via;
}

/** Take a number tile: a 1 with the cathedral, or a 5 in exchange for five 1s (`number-five`). */
export interface TakeAction {
  type: "take";
  /** The kind of the tile that the player uses, or `number-five`. */
  tile: ActionTile;
  via?: Via;
}

/** Give back number tiles with the cathedral. You may then build as many settlements as their sum. */
export interface SpendAction {
  type: "spend";
  /** The kind of the tile that the player uses. */
  tile: ActionTile;
  /** How many 1s the player gives back. */
  ones: number;
  /** How many 5s the player gives back. */
  fives: number;
  via?: Via;
}

/** Stop an action of several steps early, decline a reaction (with a canoe), or stop using a silo. */
export interface FinishAction {
  type: "finish";
}

/** Replace a useless terrain card. */
export interface RedrawAction {
  type: "redraw";
}

/** End the turn. */
export interface EndTurnAction {
  type: "end-turn";
}

/** A terrain card, named by the terrain it shows. The box has five of each. Marshlands adds one swamp card for each terrain, which also shows swamp: `swamp-grass`. */
export type TerrainCard = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp-grass" | "swamp-canyon" | "swamp-desert" | "swamp-flower-field" | "swamp-forest";

/** Show the hidden card at the beginning of the turn, or choose one of two cards. */
export interface PlayAction {
  type: "play";
  card: TerrainCard;
}

/** A terrain card; null if it is not known or there is none. */
export type MaybeTerrainCard = TerrainCard | null;

/** Name the card that was drawn or shown. Null means that only its owner has seen it. */
export interface RevealAction {
  type: "reveal";
  card: MaybeTerrainCard;
}

/** A pile of terrain cards, the top card first. */
export type TerrainCards = TerrainCard[];

/** Give the order of the new draw pile, which is made from the discard pile. */
export interface ShuffleAction {
  type: "shuffle";
  deck: TerrainCards;
}

/** Something that a player does or that chance decides. `type` says what it is. */
export type Action = BuildAction | PlaceAction | MoveAction | RemoveAction | DrawAction | TakeAction | SpendAction | FinishAction | RedrawAction | EndTurnAction | PlayAction | RevealAction | ShuffleAction;

/** The targets of legal actions, with a tile or for the mandatory action. This works only with a state. An impossible state has none. */
export interface ActionHighlight {
  kind: "legal-actions";
  /** The kind of the tile. For the mandatory action, send null or leave it out. */
  tile?: MaybeActionTile;
}

/** What can stand on a hex. */
export type PieceKind = "settlement" | "warrior" | "wagon" | "ship" | "city-hall" | "wall";

/** What can stand on a hex; null for nothing. */
export type MaybePieceKind = PieceKind | null;

/** A player, named by colour. */
export type Colour = "blue" | "orange" | "black" | "white" | "red";

/** A player, or null for nobody. */
export type MaybeColour = Colour | null;

/** A probability. */
export type Probability = number;

/** Another reading of a hex. */
export interface Alternative {
  piece: MaybePieceKind;
  colour: MaybeColour;
  probability: Probability;
  /** How much more or less gold each player would have; null if it was not computed. */
  gold: { [key: string]: number } | null;
}

/** An edition of the rules. */
export type RulesetPreset = "big-box-en" | "big-box-es";

/** @deprecated Its name is RulesetPreset. */
export type RulesetName = RulesetPreset;

/** A value for each option that differs from the English Big Box. */
export interface RulesetOptions {
  /** Where a useless terrain card goes. */
  useless_card?: "removed" | "discarded";
  /** Where the settlements that a resettlement moves may end. */
  resettlement?: "free" | "loose";
  /** When rovers are paid. */
  rovers_timing?: "end-of-turn" | "each-build";
  /** Whether a player without a piece in a sector can be second there for the lords. */
  lords_zero?: "second" | "nothing";
  /** Whether the hex that a moving settlement leaves counts when adjacency is checked. */
  vacated_hex?: "counts" | "ignored";
  /** Whether a movement of several steps counts only where it ends, or at every hex that the piece enters. */
  movement?: "end" | "each-step";
  /** Whether the rim of the island counts as next to water for fishermen and the water mill. */
  island_rim?: "land" | "water";
}

/** How the table plays where editions of the rules differ: the name of an edition, or single options. Options that you leave out are as in the English Big Box. An answer that depends on an option names it under `options`. */
export type Ruleset = RulesetPreset | RulesetOptions;

/** A section that comes with the referee, as printed or turned by 180 degrees. */
export type SectionName = "barn" | "barn:turned" | "barracks-crossroads" | "barracks-crossroads:turned" | "bazaar-water-mill" | "bazaar-water-mill:turned" | "canoe" | "canoe:turned" | "caravan" | "caravan:turned" | "cathedral-watchtower" | "cathedral-watchtower:turned" | "city-hall-fort" | "city-hall-fort:turned" | "farm" | "farm:turned" | "fountain" | "fountain:turned" | "garden" | "garden:turned" | "harbor" | "harbor:turned" | "lighthouse-foresters-lodge" | "lighthouse-foresters-lodge:turned" | "monastery-wagon" | "monastery-wagon:turned" | "mountain-station-scout-cabin" | "mountain-station-scout-cabin:turned" | "oasis" | "oasis:turned" | "oracle" | "oracle:turned" | "paddock" | "paddock:turned" | "quarry" | "quarry:turned" | "refuge" | "refuge:turned" | "tavern" | "tavern:turned" | "temple" | "temple:turned" | "tower" | "tower:turned" | "university-palisade" | "university-palisade:turned" | "village" | "village:turned";

/** A kind of location and of its tiles. */
export type Location = "barn" | "barracks" | "bazaar" | "canoe" | "caravan" | "cathedral" | "city-hall" | "crossroads" | "farm" | "foresters-lodge" | "fort" | "fountain" | "garden" | "harbor" | "lighthouse" | "monastery" | "mountain-station" | "oasis" | "oracle" | "paddock" | "palisade" | "quarry" | "refuge" | "rope-bridge" | "scout-cabin" | "tavern" | "temple" | "tower" | "tree-house" | "university" | "village" | "wagon" | "watchtower" | "water-mill";

/** A section of your own. If its rows and locations equal those of a section that comes with the referee, it counts as that one. */
export interface OwnSection {
  /** From top to bottom, a letter for each hex: G grass, C canyon, D desert, F flower field, T forest, S swamp, A farmland, W water, M mountain, L location, K castle, N nomad space, P palace, O silo. */
  rows: string[];
  /** The kind of every location hex. Name hexes within the unturned section, `a1` to `j10`. */
  locations?: { [key: string]: Location };
  /** Whether the section lies upside down. */
  turned?: boolean;
}

/** One of the four parts of a board: ten rows of ten hexes. Name a section that comes with the referee, with `:turned` if it lies upside down, or describe your own hex by hex. */
export type Section = SectionName | OwnSection;

/** Hexes without repetition. The order does not matter. */
export type HexSet = Hex[];

/** Four different sections and, if you play with them, capitols, caves and the island. */
export interface FullBoard {
  /** In reading order: top left, top right, bottom left, bottom right. */
  sections: Section[];
  /** The castles that carry a capitol, at most one per section. */
  capitols?: HexSet;
  /** The mountains that carry a cave, at most one per section. */
  caves?: HexSet;
  /** The side of the island that lies face up. Leave it out if you play without the island. */
  island?: "rope-bridge" | "tree-house";
}

/** The content id of a board. Equal boards have equal ids on every server, and an id never changes. */
export type BoardId = string;

/** A board that was sent before. */
export interface KnownBoard {
  id: BoardId;
}

/** A board in full or, once you have sent it to `POST /v1/boards`, only its content id. An unknown id gets 404; then send the board in full. */
export type Board = FullBoard | KnownBoard;

/** A Kingdom Builder card. Each game has three, which decide what earns gold. Most pay at the end of the game; families, shepherds, ambassadors and rovers pay during play. */
export type KingdomCard = "fishermen" | "miners" | "workers" | "merchants" | "discoverers" | "knights" | "hermits" | "citizens" | "farmers" | "lords" | "homesteaders" | "rangers" | "chainers" | "travellers" | "mayors" | "rovers" | "geologists" | "messengers" | "noblewomen" | "vassals" | "captains" | "scouts" | "families" | "shepherds" | "ambassadors";

/** A Crossroads task. At the end of the game it pays every player who fulfils it. */
export type Task = "home-country" | "fortress" | "road" | "place-of-refuge" | "advance" | "compass-points";

/** The tasks of this game, one for each section with a Crossroads location. */
export type Tasks = Task[];

/** Location hexes, each with the number of tiles left on it. */
export type LocationTiles = { [key: string]: number };

/** A kind of nomad tile. `GET /v1/catalogue/tiles` says how many of each are in the box. */
export type NomadTileKind = "donation-grass" | "donation-canyon" | "donation-desert" | "donation-flower-field" | "donation-forest" | "donation-water" | "donation-mountain" | "outpost" | "resettlement" | "sword" | "treasure";

/** A kind of nomad tile, or null for none. */
export type MaybeNomadTile = NomadTileKind | null;

/** Every nomad space of the board with its tile; null if the tile is gone. */
export type NomadTiles = { [key: string]: MaybeNomadTile };

/** A terrain. */
export type Terrain = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain";

/** A terrain, or null for none. */
export type MaybeTerrain = Terrain | null;

/** The name of a hex, or null for none. */
export type MaybeHex = Hex | null;

/** A horizontal line. The rows of the main board are `1` to `20` from the top; those of the island are `i:1` to `i:5`. */
export type HorizontalLine = string;

/** Horizontal lines without repetition. The order does not matter. */
export type HorizontalLines = HorizontalLine[];

/** A player in a position: everything that a photograph shows. */
export interface Kingdom {
  colour: Colour;
  /** The hexes where the player's settlements stand. */
  settlements: HexSet;
  /** Gold gained during play. */
  gold?: number;
  /** Where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** Where the player's wagon stands, if it is on the board. */
  wagon?: MaybeHex;
  /** Where the player's ship is, if it is on the board. */
  ship?: MaybeHex;
  /** The middle of the seven hexes of the player's city hall, if it is on the board. */
  city_hall?: MaybeHex;
  /** Where the player's scouts stand. There are two, and they leave at the end of the turn. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the mayors, each with a settlement. */
  marks?: HorizontalLines;
}

/** Everything that a photograph of the table shows. It is enough for scores, audits and pictures. */
export interface Position {
  /** The version of the shape of this document. So far there is only one. */
  format: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game. A game has three. */
  cards: KingdomCard[];
  tasks?: Tasks;
  /** How many tiles are left on each location hex. Leave it out if you do not know. */
  location_tiles?: LocationTiles;
  /** The tile on each nomad space. Leave it out if the board has none or if you do not know. */
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. There are twenty-five walls. */
  walls?: HexSet;
  /** The terrain that was removed from the terrain cards before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  /** In seating order. A game has two to five players. */
  players: Kingdom[];
}

/** A position, or the same in one line of text. If the line cannot be read, the table is impossible (code `unreadable-line`). */
export type AnyPosition = Position | string;

/** `fresh`: the tile was taken in this turn and can be used from the next turn on. `ready`: it can be used. `used`: it has been used in this turn. */
export type TileStatus = "fresh" | "ready" | "used";

/** A location tile of a player. */
export interface Tile {
  /** The kind of its location. */
  kind: string;
  /** The location hex where it was taken. */
  from: Hex;
  status: TileStatus;
}

/** A nomad tile of a player. It can be used in one turn, in the round after it was taken. */
export interface NomadTile {
  kind: NomadTileKind;
  /** The round in which it was taken. */
  round: number;
  /** Whether it has been used. */
  used: boolean;
}

/** A kind of Marshlands bonus tile. You get it for two location tiles of its kind. */
export type BonusTileKind = "canoe-bonus" | "fountain-bonus" | "refuge-bonus" | "temple-bonus";

/** A bonus tile of a player who has two location tiles of its kind. */
export interface BonusTile {
  kind: BonusTileKind;
  status: TileStatus;
}

/** The number tiles that a player has from the cathedral. The box has eight 1s and two 5s. */
export interface Numbers {
  /** How many 1s. */
  ones: number;
  /** How many 5s. */
  fives: number;
}

/** A player in a game in progress. */
export interface Player {
  colour: Colour;
  /** The hexes where the player's settlements stand. */
  settlements: HexSet;
  /** Gold gained during play. */
  gold?: number;
  /** The settlements in the player's supply. A player has forty in all, including those on the board, on temples and on marks. */
  supply: number;
  /** The terrain cards in hand: one, or two with a crossroads tile. Once the card of the current turn is chosen, it is in the frame of the turn instead. */
  hand: MaybeTerrainCard[];
  /** The location tiles the player has, in the order in which they were taken. */
  tiles: Tile[];
  /** Every location hex from which this player has ever taken a tile, even if the tile is lost. */
  taken_from: HexSet;
  /** Where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** Where the player's wagon stands, if it is on the board. */
  wagon?: MaybeHex;
  /** Where the player's ship is, if it is on the board. */
  ship?: MaybeHex;
  /** The middle of the seven hexes of the player's city hall, if it is on the board. */
  city_hall?: MaybeHex;
  /** Where the player's scouts stand. There are two, and they leave at the end of the turn. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the mayors, each with a settlement. */
  marks?: HorizontalLines;
  /** The nomad tiles the player has, in the order in which they were taken. */
  nomad_tiles?: NomadTile[];
  /** The bonus tiles the player has, in the order in which they were taken. */
  bonus_tiles?: BonusTile[];
  numbers?: Numbers;
  /** How many of the player's settlements lie on temple tiles. */
  temple?: number;
}

/** A tile that was used in this turn. */
export interface Use {
  /** The kind of the tile. */
  tile: string;
  /** The hex where it put a piece, or from which it took one. */
  at: Hex;
}

/** An action that every player can use in their own turn without a tile. */
export type CommonAction = "cave" | "farmland" | "number-five";

/** A turn in progress and what the player has done in it. */
export interface TurningFrame {
  frame: "turning";
  player: Colour;
  /** The terrain card of this turn; null while it is unknown. */
  card: MaybeTerrainCard;
  /** How many settlements the mandatory action still has to build. */
  due: number;
  /** The hexes where the mandatory action has built, in order. */
  built: Hex[];
  /** The extra actions so far, in order. */
  used?: Use[];
  /** The terrain of a swamp card that the player has chosen by using it; null before that, and for all other cards. */
  terrain?: MaybeTerrain;
  /** How many settlements on temples the mandatory action must also build. */
  owed?: number;
  /** The common actions that the player has used in this turn, in order. Each can be used once per turn. */
  done?: CommonAction[];
  /** The sectors in which the player built settlements in this turn, `1` to `4` in reading order. Only kept for the card `rovers`. */
  sectors?: number[];
}

/** A kind of tile, or null for none. */
export type MaybeTileKind = TileKind | null;

/** An extra action of several steps in progress. It lies on the frame of its turn. */
export interface UsingFrame {
  frame: "using";
  player: Colour;
  tile: TileKind;
  /** How many steps may follow. For a sword, how many players it still affects; for a cathedral, how many settlements are still to be built. */
  left: number;
  /** The hex where the last step ended; null before the first step. */
  at?: MaybeHex;
  /** The terrain card drawn for it; null if there is none or if it is unknown. */
  card?: MaybeTerrainCard;
  /** The tile that repeats it, `bazaar`; null or left out if the tile itself is used. */
  via?: MaybeTileKind;
  /** The hex where the current movement of a settlement, wagon or ship began. Only the end of a movement counts; until then the piece keeps the tiles of this hex. Left out if every step counts (the option `movement`). */
  from?: MaybeHex;
}

/** A card is being drawn or shown, and the table must say which one it is. */
export interface DrawingFrame {
  frame: "drawing";
  player: Colour;
  /** `hand`: it fills the hand at the end of a turn. `redraw`: it replaces a useless card. `tile`: the tile of the frame below draws it. `discard`: the player did not choose it, and shows it while discarding it. */
  purpose: "hand" | "redraw" | "tile" | "discard";
}

/** A player took the last tile of a hex. Another player, who has a canoe, may now build or decline (`finish`). The frame below continues afterwards. */
export interface ReactingFrame {
  frame: "reacting";
  /** The player who may react. */
  player: Colour;
  /** The player who took the last tile. */
  taker: Colour;
  /** The location hex or nomad space of that tile. */
  at: Hex;
}

/** What the player uses this silo for; null before the first build or move decides it. */
export type HarvestMode = "build" | "move" | null;

/** After the last turn, a player may build or move settlements for each silo next to their pieces. */
export interface HarvestingFrame {
  frame: "harvesting";
  player: Colour;
  /** How many silos are left, including the current one. */
  silos: number;
  mode: HarvestMode;
  /** How many builds or moves this silo still allows. */
  left: number;
}

/** Something that the table waits for. */
export type Frame = TurningFrame | UsingFrame | DrawingFrame | ReactingFrame | HarvestingFrame;

/** A game in progress: the position and everything else that decides which actions are legal. The caller keeps it between calls, and every legal ruling returns the next one. */
export interface State {
  /** The version of the shape of this document. So far there is only one. */
  format: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game. A game has three. */
  cards: KingdomCard[];
  tasks?: Tasks;
  location_tiles: LocationTiles;
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. There are twenty-five walls. */
  walls?: HexSet;
  /** The terrain that was removed from the terrain cards before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  /** Whether the five swamp cards are among the terrain cards, which are then thirty instead of twenty-five. */
  swamp_cards?: boolean;
  /** In turn order. A game has two to five players. */
  players: Player[];
  /** The draw pile. If its order is known, the referee draws automatically. Null: its order is unknown, and every draw waits for a `reveal`. */
  deck: TerrainCards | null;
  /** The discard pile. */
  discard: TerrainCards;
  /** Terrain cards that have left the game. */
  removed: TerrainCards;
  /** The player who began. A new round begins with each of this player's turns. */
  start_player: Colour;
  /** The number of the current round. */
  round: number;
  /** Whether this round is the last one. */
  ending: boolean;
  /** Proves that this service made the state and that nobody has changed it since. Only services that sign states add it. Send it back with the state. A service that does not sign states ignores it. See /docs/clients#signed-states. */
  signature?: string;
  /** What the table waits for. The last entry is the current one. If it is empty, the game is over. */
  frames: Frame[];
}

/** A state, or the same in one line of text, as `include=notation` returns it. If the line cannot be read, the table is impossible (code `unreadable-line`). */
export type AnyState = State | string;

/** The pieces of a player. */
export interface TableKingdom {
  colour: Colour;
  /** The hexes where the player's settlements stand. Leave it out if there are none. */
  settlements?: HexSet;
  /** Gold gained during play. */
  gold?: number;
  /** Where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** Where the player's wagon stands, if it is on the board. */
  wagon?: MaybeHex;
  /** Where the player's ship is, if it is on the board. */
  ship?: MaybeHex;
  /** The middle of the seven hexes of the player's city hall, if it is on the board. */
  city_hall?: MaybeHex;
  /** Where the player's scouts stand in this turn. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the mayors. */
  marks?: HorizontalLines;
}

/** A position that may be incomplete. */
export interface TablePosition {
  /** The version of the shape of this document. So far there is only one. */
  format?: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game, if they are known. */
  cards?: KingdomCard[];
  tasks?: Tasks;
  /** How many tiles are left on location hexes. Leave out hexes that you do not know. */
  location_tiles?: LocationTiles;
  /** The tiles on nomad spaces. Leave out spaces that you do not know. */
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. */
  walls?: HexSet;
  /** The terrain that was removed from the terrain cards before the game, if the card `scouts` is in play. */
  removed_terrain?: MaybeTerrain;
  /** In seating order. A game has two to five players. */
  players: TableKingdom[];
}

/** A position, or the same in one line of text. It needs a board and the players with their pieces; cards, tasks and tiles may be missing. */
export type AnyTablePosition = TablePosition | string;

/** A code for programs. Codes never change their meaning, but new ones may be added. The catalogue lists them. */
export type Code = string;

/** A value in a sentence. */
export type Fact = string | number;

/** The values in the sentence, for callers that write their own sentences. */
export type Facts = { [key: string]: Fact };

/** One thing that the request does not say about a table, and what the referee assumes. */
export interface Assumption {
  code: Code;
  /** Its place, as a JSON pointer (RFC 6901) into the state. */
  place: string;
  /** A sentence for people, with the reason. The wording may change. */
  text: string;
  /** The assumed value at this place of the state. With the code `takers`, it names the players who took the missing tiles of a location. */
  assumed: unknown;
  /** Other possible values; empty if there are too many to list. Other parts of the state may change with them. */
  alternatives: unknown[];
  facts: Facts;
}

/** Everything that was assumed to complete the state. */
export type Assumptions = Assumption[];

/** The revision of the rules. It is raised whenever the answer to any request changes. */
export type RulesRevision = number;

/** A code and its sentence. The facts replace the names in braces. */
export interface CodeText {
  code: Code;
  text: string;
}

export interface AssumptionsList {
  revision: RulesRevision;
  assumptions: CodeText[];
}

/** Whether the table is possible. */
export type Possibility = "possible" | "impossible";

/** One thing that makes a table impossible. */
export interface Inconsistency {
  code: Code;
  /** The player concerned; null if it is about the whole table. */
  player: Colour | null;
  /** Its place, as a JSON pointer (RFC 6901) into the request. */
  place: string;
  /** A sentence for people that also says what would be right. The wording may change. */
  text: string;
  /** The hexes concerned. */
  hexes: HexSet;
  facts: Facts;
}

/** One operation of a JSON Patch. */
export interface PatchOperation {
  op: "add" | "remove" | "replace";
  /** A JSON pointer (RFC 6901) into the body of the request. `-` is the place after the last item of a list. */
  path: string;
  /** What to put there; missing for `remove`. */
  value?: unknown;
}

/** Changes that make an impossible table possible. */
export interface Repair {
  /** A JSON Patch (RFC 6902) for the body of the request. It uses `add`, `remove` and `replace` only. */
  patch: PatchOperation[];
  /** The same changes in sentences for people. The wording may change. */
  text: string;
}

/** Is this position possible? */
export interface PositionAuditRequest {
  position: AnyPosition;
}

/** Is this position possible? */
export interface StateAuditRequest {
  state: AnyState;
}

/** Is this position possible? Send either a position or a state. */
export type AuditRequest = PositionAuditRequest | StateAuditRequest;

/** Whether a table is possible. */
export interface Audit {
  verdict: Possibility;
  /** Everything that makes the table impossible; empty if it is possible. */
  inconsistencies: Inconsistency[];
  /** On request: up to five ways to make the table possible, those with the fewest changes first. After each of them the same audit finds nothing. Empty if the table is possible, or if it needs too many changes. */
  repairs?: Repair[];
  /** With `repairs`, if you sent a line of notation: the same request as JSON. The patches of the repairs apply to this document. */
  document?: AuditRequest;
}

/** Who must act next, and in which frame. */
export interface AwaitedActor {
  /** The player who acts, or whose card the table supplies. */
  player: Colour;
  /** `player`: this player chooses an action. `table`: somebody must supply a card or a shuffle (`reveal`, `shuffle`), and no player may choose it. */
  by: "player" | "table";
  frame: "turning" | "using" | "drawing" | "reacting" | "harvesting";
  /** The round, the player and what the table waits for, in one line for people. Programs read the other members and the frame. */
  text: string;
}

/** @deprecated Its name is AwaitedActor. */
export type Awaited = AwaitedActor;

/** These hexes. */
export interface HexHighlight {
  kind: "hexes";
  hexes: HexSet;
}

/** The hexes that earn a player gold from one source. This does not work with a bare board. An impossible table has none. */
export interface ScoreHighlight {
  kind: "score";
  /** The source: a Kingdom Builder card or a task of this game, `castles`, `palaces` or `capitols`. */
  source: string;
  player: Colour;
}

/** Hexes to mark. */
export type Highlight = HexHighlight | ActionHighlight | ScoreHighlight;

/** The title above the board. */
export type PictureTitle = string;

/** Whether to write the name of every hex into it. A compact picture (see `width`) names only the hexes where nothing stands. */
export type PictureNames = boolean;

/** The width of the picture in pixels. The default is 1146, or 1526 with a panel. Below seven tenths of that the picture is compact: letters stand for the names of locations, and the legend explains them. */
export type PictureWidth = number;

/** What does this board look like? A board has no players, so its picture has no panel. */
export interface BoardPictureRequest {
  board: Board;
  highlight?: Highlight;
  title?: PictureTitle;
  names?: PictureNames;
  width?: PictureWidth;
}

/** The largest bodies it accepts, in bytes. */
export interface BodyLimits {
  request: number;
  scan: number;
  replay: number;
}

/** A bonus tile was lost, because its owner no longer has two location tiles of its kind. */
export interface BonusLostEvent {
  event: "bonus-lost";
  player: Colour;
  tile: BonusTileKind;
}

/** Two location tiles of a kind brought a bonus tile. */
export interface BonusTakenEvent {
  event: "bonus-taken";
  player: Colour;
  tile: BonusTileKind;
}

/** A bonus tile allowed a location tile of its kind to use this hex. */
export interface BonusUsedEvent {
  event: "bonus-used";
  player: Colour;
  tile: BonusTileKind;
}

/** How many actions this entry stands for. */
export type Count = number;

/** The number of a rule. `GET /v1/catalogue/rules` has its text. */
export type RuleNumber = string;

/** On request: for each hex, how much the player's gold would change. */
export type GoldOfHexes = { [key: string]: number };

/** The tile that repeats the other tile. Left out if the tile itself is used. */
export type ViaTile = TileKind;

/** Hexes to build on, for the mandatory action or with a tile. */
export interface BuildOffer {
  type: "build";
  count: Count;
  example: BuildAction;
  rules: RuleNumber[];
  /** The kind of the tile. Left out for the mandatory action. */
  tile?: TileKind;
  /** The tile that allows these hexes although they are not next to the player's pieces. */
  waiver?: TileKind;
  at: HexSet;
  gold?: GoldOfHexes;
  via?: ViaTile;
}

/** A settlement was built, with a tile or, if `tile` is null, for the mandatory action. */
export interface BuiltEvent {
  event: "built";
  player: Colour;
  at: Hex;
  tile: TileKind | null;
}

/** A terrain card went to the discard pile. */
export interface CardDiscardedEvent {
  event: "card-discarded";
  player: Colour;
  card: TerrainCard;
}

/** A terrain card was drawn. This is the only event with a secret: only its owner may see a card for the hand. */
export interface CardDrawnEvent {
  event: "card-drawn";
  player: Colour;
  /** Null if the card was drawn face down, and in the views of other players if it is for the hand. */
  card: MaybeTerrainCard;
  /** `hand`: it fills the hand when a turn ends. `redraw`: it replaces a useless one, face up. `tile`: a tile drew it, face up. */
  purpose: "hand" | "redraw" | "tile";
}

/** Its name in the language of the answer. */
export type Title = string;

/** "book": a rulebook prints the title in this language. "ours": it does not, and the title is our own. */
export type NameSource = "book" | "ours";

/** A part of the box. */
export type Expansion = "base" | "nomads" | "crossroads" | "marshlands" | "harvest" | "capitol" | "caves" | "island";

/** A Kingdom Builder card. */
export interface CardEntry {
  name: KingdomCard;
  title: Title;
  name_source: NameSource;
  expansion: Expansion;
  rule: RuleNumber;
  text: string;
}

/** A player showed the terrain card of the turn. */
export interface CardPlayedEvent {
  event: "card-played";
  player: Colour;
  card: TerrainCard;
}

/** A useless terrain card left the game. */
export interface CardRemovedEvent {
  event: "card-removed";
  player: Colour;
  card: TerrainCard;
}

export interface CardsList {
  revision: RulesRevision;
  cards: CardEntry[];
}

/** `printed`: as on the section in the box. `original`: designed for this referee, because we did not have the printed one. `own`: sent by a caller. */
export type Origin = "printed" | "original" | "own";

/** A section, or a side of the island. */
export interface SectionEntry {
  name: string;
  title: Title;
  name_source: NameSource;
  expansion: string;
  origin: Origin;
  /** The letters of the terrains, row by row; a dot where the island has no hex. */
  rows: string[];
  locations: { [key: string]: string };
  /** Whether this referee knows all its locations. */
  playable: boolean;
}

export interface SectionsList {
  revision: RulesRevision;
  /** The sections that come with the referee, and the sides of the island. */
  sections: SectionEntry[];
}

/** What is printed on a hex: a terrain, or one of the special kinds on which nobody can build. */
export type Ground = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain" | "location" | "castle" | "nomad-space" | "palace" | "silo";

/** A terrain, or a special kind of hex. */
export interface TerrainEntry {
  name: Ground;
  title: Title;
  name_source: NameSource;
  /** The letter for it in the rows of a section. */
  letter: string;
  /** Whether it is a special hex, on which nobody can ever build. */
  special: boolean;
  /** Whether you can build on it without a special tile. */
  suitable: boolean;
}

export interface TerrainsList {
  revision: RulesRevision;
  terrains: TerrainEntry[];
}

/** Where it comes from. Players take `location` and `nomad` tiles from their hexes, and get a `bonus` tile for two location tiles of a kind. Every player can do `common` actions in their own turn without a tile. `harvest` is not a tile either: it stands for silos, which players with pieces next to them use after the last turn. */
export type TileGroup = "location" | "nomad" | "bonus" | "common" | "harvest";

/** A kind of tile, or an action that needs none. */
export interface TileEntry {
  name: TileKind;
  title: Title;
  name_source: NameSource;
  group: TileGroup;
  expansion: Expansion;
  rules: RuleNumber[];
  /** The types of action that use this tile. `waiver` and `via` are keys of other actions that name it. Empty for tiles that work automatically. */
  actions: string[];
  text: string;
  /** How many copies the box has. Only nomad tiles have this key; every location hex has two tiles of its kind. */
  copies?: number;
}

export interface TilesList {
  revision: RulesRevision;
  tiles: TileEntry[];
}

/** A Crossroads task. */
export interface TaskEntry {
  name: Task;
  title: Title;
  name_source: NameSource;
  expansion: Expansion;
  rule: RuleNumber;
  /** What it pays. */
  gold: number;
  text: string;
}

export interface TasksList {
  revision: RulesRevision;
  tasks: TaskEntry[];
}

/** A colour of the players. */
export interface ColourEntry {
  name: Colour;
  title: Title;
  name_source: NameSource;
}

export interface ColoursList {
  revision: RulesRevision;
  colours: ColourEntry[];
}

/** A kind of piece. */
export interface FigureEntry {
  name: string;
  title: Title;
  name_source: NameSource;
  /** How many of them each player has. */
  per_player: number;
}

export interface FiguresList {
  revision: RulesRevision;
  /** The pieces of a player. */
  figures: FigureEntry[];
}

/** The name of an option of the ruleset. */
export type RulesetOption = "useless_card" | "resettlement" | "rovers_timing" | "lords_zero" | "vacated_hex" | "movement" | "island_rim";

/** An option of the ruleset. */
export interface OptionEntry {
  name: RulesetOption;
  values: string[];
  default: string;
  /** Its value in each edition. */
  presets: { [key: string]: string };
}

export interface OptionsList {
  revision: RulesRevision;
  options: OptionEntry[];
}

export interface ViolationsList {
  revision: RulesRevision;
  violations: CodeText[];
}

export interface InconsistenciesList {
  revision: RulesRevision;
  inconsistencies: CodeText[];
}

export interface RemarksList {
  revision: RulesRevision;
  remarks: CodeText[];
}

/** The option that changes this decision; null if there is none. */
export type MaybeRulesetOption = RulesetOption | null;

/** One decision about a rule. */
export interface Reading {
  /** How this referee decides. */
  text: string;
  option: MaybeRulesetOption;
  /** The reason for the decision. */
  why: string;
}

/** A rule. */
export interface RuleEntry {
  number: RuleNumber;
  text: string;
  /** How this referee reads the rule if the books are silent, differ or leave a choice. */
  rulings: Reading[];
}

export interface RulesList {
  revision: RulesRevision;
  rules: RuleEntry[];
}

/** The list of one subject, under the name of that subject. */
export type Catalogue = SectionsList | TerrainsList | TilesList | CardsList | TasksList | ColoursList | FiguresList | OptionsList | ViolationsList | InconsistenciesList | AssumptionsList | RemarksList | RulesList;

/** This contract. */
export interface Contract {
  openapi: string;
  info: { [key: string]: unknown };
  paths: { [key: string]: unknown };
}

/** A hex that is printed differently from what you saw. */
export interface Difference {
  at: Hex;
  printed: Ground;
  seen: Ground;
  /** How likely it is that the table really differs here, rather than that the reading is wrong. */
  probability: Probability;
}

/** Gold; null if there are no scores, or too many doubts to weigh them all. */
export type MaybeGold = number | null;

/** A hex that can be read in more than one way. */
export interface Doubt {
  at: Hex;
  piece: MaybePieceKind;
  colour: MaybeColour;
  /** How likely this reading is. */
  probability: Probability;
  /** Whether you marked the hex as unread, so that the scan guessed from its surroundings. */
  unread: boolean;
  /** How much gold is at stake: the sum over all alternatives of the largest change of a player's gold times the probability of the alternative. */
  gold: MaybeGold;
  /** The other readings, the likeliest first. */
  alternatives: Alternative[];
}

/** A tile may draw a terrain card. */
export interface DrawOffer {
  type: "draw";
  count: Count;
  example: DrawAction;
  rules: RuleNumber[];
  tile: TileKind;
  via?: ViaTile;
}

/** The current round became the last one. */
export interface EndTriggeredEvent {
  event: "end-triggered";
  player: Colour;
}

/** The turn may end. */
export interface EndTurnOffer {
  type: "end-turn";
  count: Count;
  example: EndTurnAction;
}

/** A piece that is not a settlement. Crossroads has warriors, wagons, ships and city halls; Harvest has scouts. */
export type Figure = "warrior" | "wagon" | "ship" | "city-hall" | "scout";

/** A figure was placed on the board. For a city hall, `at` is its middle hex. */
export interface PlacedEvent {
  event: "placed";
  player: Colour;
  figure: Figure;
  at: Hex;
  tile: TileKind;
}

/** A stone wall was placed on the board. */
export interface WallBuiltEvent {
  event: "wall-built";
  player: Colour;
  at: Hex;
  tile: TileKind;
}

/** A piece went from the board back to its owner, who may be another player. With a temple it goes onto the tile. */
export interface RemovedEvent {
  event: "removed";
  player: Colour;
  /** The owner of the piece. */
  owner: Colour;
  /** The kind of piece. A city hall is never removed. */
  piece: "settlement" | "warrior" | "wagon" | "ship";
  at: Hex;
  tile: TileKind;
}

/** A settlement, or the figure of the tile, was moved. */
export interface MovedEvent {
  event: "moved";
  player: Colour;
  from: Hex;
  to: Hex;
  tile: TileKind;
}

/** A tile was taken from a location hex or a nomad space. */
export interface TileTakenEvent {
  event: "tile-taken";
  player: Colour;
  tile: TileKind;
  from: Hex;
}

/** A tile left the game, because its owner has no piece next to its location hex any more. */
export interface TileLostEvent {
  event: "tile-lost";
  player: Colour;
  tile: TileKind;
  from: Hex;
}

/** A nomad tile left the game at the end of the turn in which it could be used. */
export interface TileSpentEvent {
  event: "tile-spent";
  player: Colour;
  tile: NomadTileKind;
}

/** A number tile was taken. A 5 costs five 1s. */
export interface NumberTakenEvent {
  event: "number-taken";
  player: Colour;
  number: 1 | 5;
}

/** Number tiles were given back to build settlements. */
export interface NumbersReturnedEvent {
  event: "numbers-returned";
  player: Colour;
  ones: number;
  fives: number;
}

/** A player marked a horizontal line for the mayors with a settlement from the supply. */
export interface LineMarkedEvent {
  event: "line-marked";
  player: Colour;
  line: HorizontalLine;
}

/** The scouts left the board at the end of the turn. */
export interface ScoutsLeftEvent {
  event: "scouts-left";
  player: Colour;
}

/** The last turn is over, and a player may use this many silos. */
export interface HarvestBeganEvent {
  event: "harvest-began";
  player: Colour;
  silos: number;
}

/** A tile let the player build away from their own pieces. */
export interface WaiverUsedEvent {
  event: "waiver-used";
  player: Colour;
  tile: TileKind;
  at: Hex;
}

/** Gold was paid during play. */
export interface GoldGainedEvent {
  event: "gold-gained";
  player: Colour;
  gold: number;
  /** The Kingdom Builder card or the tile that paid. */
  source: string;
}

/** The discard pile with this many cards became the draw pile. */
export interface ShuffledEvent {
  event: "shuffled";
  cards: number;
}

/** The mandatory action ended early, because no hex was left and no remaining card could help. */
export interface MandatoryActionEndedEvent {
  event: "mandatory-action-ended";
  player: Colour;
}

/** A turn ended. */
export interface TurnEndedEvent {
  event: "turn-ended";
  player: Colour;
}

/** A turn began. */
export interface TurnBeganEvent {
  event: "turn-began";
  player: Colour;
  round: number;
}

/** The game ended. */
export interface GameEndedEvent {
  event: "game-ended";
  round: number;
}

/** Something that happened. `event` says what. */
export type Event = CardPlayedEvent | BuiltEvent | PlacedEvent | WallBuiltEvent | RemovedEvent | MovedEvent | TileTakenEvent | TileLostEvent | TileSpentEvent | BonusTakenEvent | BonusLostEvent | BonusUsedEvent | NumberTakenEvent | NumbersReturnedEvent | LineMarkedEvent | ScoutsLeftEvent | HarvestBeganEvent | WaiverUsedEvent | GoldGainedEvent | CardDiscardedEvent | CardRemovedEvent | ShuffledEvent | MandatoryActionEndedEvent | EndTriggeredEvent | TurnEndedEvent | TurnBeganEvent | GameEndedEvent | CardDrawnEvent;

/** The features of this instance. */
export interface FeatureList {
  /** The version of the service. */
  version: string;
  /** The languages it speaks. */
  languages: string[];
  /** Whether calls need a key in the header `X-Api-Key`. */
  key_required: boolean;
  /** Whether it reads photographs. */
  photos: boolean;
  /** Whether it signs states, and `signed=require` is possible. */
  signed_states: boolean;
  /** How many calls per minute it answers for each caller; null if there is no limit. */
  calls_per_minute: number | null;
  most_bytes: BodyLimits;
}

/** What this instance offers. */
export interface Features {
  revision: RulesRevision;
  features: FeatureList;
}

/** The player may stop the current action or silo, or decline to react. */
export interface FinishOffer {
  type: "finish";
  count: Count;
  example: FinishAction;
}

/** A piece of the likeliest position. */
export interface FoundPiece {
  at: Hex;
  piece: PieceKind;
  colour: MaybeColour;
  /** How likely that is, after the rules have excluded what is impossible. */
  probability: Probability;
}

/** How much more likely the section is than the next best candidate, as a natural logarithm. For the whole board, the smallest of its four. 0 for a board that you named. */
export type Margin = number;

/** What the scan found out about a quarter of the board. */
export interface FoundSection {
  /** Whether the section is known, fits no candidate, or could hardly be seen. */
  verdict: "known" | "unknown" | "unreadable";
  /** The section as part of a board. An unknown one is described as it was seen; add the kinds of its locations, and you can send it as a section of your own. */
  section: Section;
  /** The same in words, such as `tavern except on a1`. */
  text: string;
  /** How well the best candidate fits. 1 if every hex agrees; chance alone reaches 0.3 to 0.5. */
  fit: number;
  margin: Margin;
  /** How many of its 100 hexes were seen. */
  seen: number;
  /** The candidate that fits best, known or not. */
  nearest: string;
  /** The candidate that fits next best; null for a board that you named. */
  runner_up: string | null;
}

/** A player, or a spectator, who sees only cards that are face up. */
export type Viewer = "blue" | "orange" | "black" | "white" | "red" | "spectator";

/** The state. The cards in other hands and the draw pile are null. You can use it in requests like any other state. */
export type SeenState = State;

/** One view. */
export interface SeenGame {
  state: SeenState;
  /** What happened, for each legal action. A card that another player drew for the hand is null. */
  events: Event[][];
  /** With `include=sentences`, the same events as sentences. */
  sentences?: string[][];
}

/** What each player and a spectator may see of a replay. Show each person only their own view. */
export interface GameViews {
  spectator: SeenGame;
  [key: string]: SeenGame;
}

/** The place of a hex in the plane. */
export interface Place {
  /** The axial coordinates `[q, r]`: `q` grows to the east, `r` to the southeast, and the top left hex is `[0, 0]`. The six neighbours of a hex differ from it by `[1, 0]`, `[0, 1]`, `[-1, 1]`, `[-1, 0]`, `[0, -1]` and `[1, -1]`. */
  axial: number[];
  /** The centre `[x, y]` of the hex if the sides of the hexes have length 1: `x` grows to the right, `y` downwards, and the bounding box of the board begins at `[0, 0]`. Multiply it by the length of your sides. */
  centre: number[];
}

/** Where the hexes lie. They stand on a corner. The letter of a name is the column, counted from the left, and the number is the row, counted from the top. Every second row is shifted half a hex to the right. The island has coordinates of its own, which begin again at its top left corner. */
export interface Geometry {
  /** Which rows are shifted half a hex to the right: those with an even number, such as the row of `a2`. */
  shifted_rows: "even";
  /** The place of every hex. */
  hexes: { [key: string]: Place };
}

/** The service is alive. */
export interface Health {
  status: "ok";
  version: string;
  rules: RulesRevision;
}

/** Hexes of a single section that look alike. They are named as in the upper left quarter of a board, a1 to j10. */
export interface HexGroup {
  hexes: HexSet;
  /** The terrain that these hexes most resemble on the known sections in this or in the second picture; null if there are none, or if they resemble no known terrain. */
  terrain?: string | null;
  /** How likely that terrain is; null without a terrain. */
  probability?: number | null;
}

/** Hexes to mark, in one line. */
export type HighlightLine = string;

/** Something to keep in mind about a score. */
export interface Remark {
  code: Code;
  /** A sentence for people. The wording may change. */
  text: string;
  /** The player concerned, if it is only one. */
  player?: Colour;
}

/** Gold from one source. */
export interface ScoreEntry {
  /** The name of a Kingdom Builder card or of a task, `castles`, `palaces`, `capitols`, or `gold` for gold gained during play. */
  source: string;
  rule: RuleNumber;
  gold: number;
  /** How the gold was counted. */
  text: string;
  /** The hexes that earn the gold. For cards, tasks, `palaces` and `capitols`: the pieces, and also the hexes they connect or surround if the card or task is about those. For `castles`: the castles that the player has reached. Empty for `gold`, for the card `mayors` and for cards that pay during play. */
  hexes: HexSet;
  /** Options of the ruleset that would change this sum if they had another value. */
  options: RulesetOption[];
}

/** The gold of one player. */
export interface PlayerScore {
  colour: Colour;
  total: number;
  /** 1 is best. Players with equal gold share a rank. */
  rank: number;
  /** The sources of the gold. */
  entries: ScoreEntry[];
}

/** What a table is worth. */
export interface Score {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** Whether the game is over. If not, the winners are those who lead. For a state, it follows from the state. For a position, it is what the request says; otherwise the position is final if a player has no settlements left. */
  final: boolean;
  /** What could be misleading about the score of a position: for example that the game is still running, or that gold, marks or silos are missing. Empty for a state, which contains all of this. */
  remarks: Remark[];
  /** In seating order; empty if the table is impossible. */
  players: PlayerScore[];
  /** Who has the most gold; several players if they are equal. */
  winners: Colour[];
}

/** Hexes where the piece of a tile can be placed. */
export interface PlaceOffer {
  type: "place";
  count: Count;
  example: PlaceAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** The tile that allows these hexes although they are not next to the player's pieces. */
  waiver?: TileKind;
  at: HexSet;
  gold?: GoldOfHexes;
  via?: ViaTile;
}

/** Pieces that may move with a tile, and where they may go. If the tile moves step by step, this is one step. */
export interface MoveOffer {
  type: "move";
  count: Count;
  example: MoveAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** For each piece that may move, the hexes it may go to. */
  moves: { [key: string]: HexSet };
  /** On request: for each piece and each of its targets, how much the player's gold would change. */
  gold?: { [key: string]: { [key: string]: number } };
  via?: ViaTile;
}

/** Pieces that a tile may take off the board. */
export interface RemoveOffer {
  type: "remove";
  count: Count;
  example: RemoveAction;
  rules: RuleNumber[];
  tile: TileKind;
  at: HexSet;
  gold?: GoldOfHexes;
  via?: ViaTile;
}

/** A number tile may be taken. */
export interface TakeOffer {
  type: "take";
  count: Count;
  example: TakeAction;
  rules: RuleNumber[];
  tile: TileKind;
  via?: ViaTile;
}

/** Number tiles may be given back: at least one, and at most these numbers. */
export interface SpendOffer {
  type: "spend";
  count: Count;
  example: SpendAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** The largest number of 1s. */
  ones: number;
  /** The largest number of 5s. */
  fives: number;
  via?: ViaTile;
}

/** The terrain card is useless and may be replaced. */
export interface RedrawOffer {
  type: "redraw";
  count: Count;
  example: RedrawAction;
}

/** The hidden card at the beginning of the turn can be any of these, or the player must choose one of these. */
export interface PlayOffer {
  type: "play";
  count: Count;
  example: PlayAction;
  cards: TerrainCard[];
}

/** The drawn card can be any of these; null if it may stay hidden. */
export interface RevealOffer {
  type: "reveal";
  count: Count;
  example: RevealAction;
  cards: MaybeTerrainCard[];
}

/** These cards become the draw pile in any order. The count is 1, although each order is a different action. */
export interface ShuffleOffer {
  type: "shuffle";
  count: Count;
  example: ShuffleAction;
  cards: TerrainCards;
}

/** All legal actions of one kind, with their targets. */
export type Offer = BuildOffer | PlaceOffer | MoveOffer | RemoveOffer | DrawOffer | TakeOffer | SpendOffer | FinishOffer | RedrawOffer | EndTurnOffer | PlayOffer | RevealOffer | ShuffleOffer;

/** A drawing, as the text of an SVG file. */
export type Picture = string;

/** The state in one line of text, for links and logs. */
export type Notation = string;

/** All actions that are legal now. */
export interface LegalActions {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** Who must act; null if the game is over or the table is impossible. */
  awaited: AwaitedActor | null;
  /** How many legal actions there are. */
  count: number;
  /** The legal actions in groups. Each group has a complete action as `example`, ready for a ruling. */
  actions: Offer[];
  /** The state these actions belong to, if you sent a `table`; null if the table is impossible, and with `without=state`. */
  state?: State | null;
  /** What was assumed, if you sent a `table`. */
  assumptions?: Assumptions;
  /** Only on request. */
  scores?: Score;
  /** Only on request. */
  picture?: Picture;
  /** Only on request. */
  notation?: Notation;
}

/** The complete state of a table, and what was assumed to make it. */
export interface Inference {
  verdict: Possibility;
  /** Everything that makes the table impossible; empty if it is possible. */
  inconsistencies: Inconsistency[];
  /** The state, ready for a ruling; null if the table is impossible, and with `without=state`. */
  state: State | null;
  assumptions: Assumptions;
  /** Who must act; null if the game is over or the table is impossible. */
  awaited: AwaitedActor | null;
  /** Only on request. */
  scores?: Score;
  /** Only on request. Read `actions` of `legal` instead, which are the same. */
  legal_actions?: Offer[];
  /** On request, with `include=legal-actions`: the answer of `POST /v1/legal-actions` for this state. */
  legal?: LegalActions;
  /** Only on request. */
  picture?: Picture;
  /** Only on request. */
  notation?: Notation;
}

/** Three different Kingdom Builder cards. Without them the answer has no scores. */
export type KnownCards = KingdomCard[];

/** The expansions that the sections on the table can come from. If you leave it out, all of them. */
export type KnownExpansions = Expansion[];

/** The players in seating order. If you leave it out, they are the colours seen on the board. */
export type KnownPlayers = Colour[];

/** The gold that each player gained during play. */
export type KnownGold = { [key: string]: number };

/** The horizontal lines that each player has marked for the mayors. */
export type KnownMarks = { [key: string]: HorizontalLines };

/** More sections that can lie on the table: your own, or others by name. It does not matter how you turn them here. */
export type KnownSections = Section[];

/** Whether the layouts that this project made up for Marshlands and Harvest can also lie on the table. They do if you have printed them yourself. */
export type KnownOriginals = boolean;

/** The side of the island that lies face up. */
export type KnownIsland = "rope-bridge" | "tree-house";

/** A colour, `wall`, or null for an empty hex. */
export type MaybeOwner = Colour | "wall" | null;

/** Hexes that you have looked at yourself, for example to answer a doubt: the colour of the piece, `wall` for a stone wall, or null for an empty hex. They are taken as true, and everything else is weighed again. */
export type KnownPieces = { [key: string]: MaybeOwner };

/** What you know without the picture. Leave out what you do not know. */
export interface KnownFacts {
  players?: KnownPlayers;
  cards?: KnownCards;
  tasks?: Tasks;
  /** The terrain that was removed from the terrain cards before the game. The card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  gold?: KnownGold;
  marks?: KnownMarks;
  ruleset?: Ruleset;
  expansions?: KnownExpansions;
  sections?: KnownSections;
  originals?: KnownOriginals;
  /** The whole board, if you know it. The scan then skips the search for sections. */
  board?: Board;
  /** The castles that carry a capitol. */
  capitols?: HexSet;
  /** The mountains that carry a cave. */
  caves?: HexSet;
  island?: KnownIsland;
  pieces?: KnownPieces;
}

/** Which actions are legal? */
export interface LegalActionsRequest {
  state: AnyState;
}

/** A location tile of a player. */
export interface TableTile {
  /** The kind of its location. */
  kind: string;
  /** The location hex where it was taken. */
  from: Hex;
  status?: TileStatus;
}

/** What you know about a player besides the pieces on the board. Leave out what you do not know. */
export interface TablePlayer {
  colour: Colour;
  /** The settlements in the player's supply. */
  supply?: number;
  /** The terrain cards in hand, without the card played in this turn; null for a card that only its owner has seen. */
  hand?: MaybeTerrainCard[];
  /** All location tiles the player has. */
  tiles?: TableTile[];
  /** Every location hex from which this player has ever taken a tile, even if the tile is lost. */
  taken_from?: HexSet;
  /** All nomad tiles the player has. */
  nomad_tiles?: NomadTile[];
  /** All bonus tiles the player has. */
  bonus_tiles?: BonusTile[];
  numbers?: Numbers;
  /** How many of the player's settlements lie on temple tiles. */
  temple?: number;
}

/** What lies on the table, whose turn it is and the played card. Everything else is optional: the referee infers what follows from the pieces, and lists what it assumes. */
export interface Table {
  position: AnyTablePosition;
  /** Whose turn it is. */
  turn: Colour;
  /** The terrain card played in this turn; null or left out while it is face down. */
  card?: MaybeTerrainCard;
  /** The hexes where the mandatory action has built in this turn, in order. */
  built?: Hex[];
  /** What you know about players besides their pieces, in the form of a state. */
  players?: TablePlayer[];
  /** The player who began. */
  start_player?: Colour;
  /** The number of the current round. */
  round?: number;
  /** Whether this round is the last one. */
  ending?: boolean;
  /** Whether the five swamp cards are among the terrain cards. */
  swamp_cards?: boolean;
  /** The draw pile; null or left out if its order is unknown. */
  deck?: TerrainCards | null;
  /** The discard pile. */
  discard?: TerrainCards;
  /** Terrain cards that have left the game. */
  removed?: TerrainCards;
}

/** Which actions are legal at this table? */
export interface TableLegalActionsRequest {
  table: Table;
}

/** Which actions are legal? Send a state, or a table. */
export type LegalActionsQuestion = LegalActionsRequest | TableLegalActionsRequest;

/** One JSON document per line. Each line of a request has the shape of the JSON body of this call; each line of the answer has the shape of its JSON answer, or is a problem. Blank lines are ignored. */
export type Lines = unknown;

/** A hex of the main board. */
export type MainHex = string;

/** Pixels from the left and from the top of the picture as it is shown, its orientation applied. */
export type PicturePoint = number[];

/** Four points, or null. */
export type MaybeCorners = PicturePoint[] | null;

/** A member that an answer can leave out. */
export type OmittedMember = "state";

/** A hex that could not be read. */
export interface UnreadHex {
  at: Hex;
  /** Light is reflected there, it lies outside the picture, or it is too dark. */
  why: "glare" | "outside" | "dark";
}

/** Where the board lies in one picture. */
export interface Overlay {
  /** Pixels of the picture as it is shown, its orientation applied. */
  width: number;
  height: number;
  /** Whether it adds to the answer. A picture without a board, or with a different one, does not. */
  used: boolean;
  /** Three rows of three numbers that lead from the board to the picture. On the board a1 lies at the origin, a hex is 1 wide, and y points down. Null where no board was found. */
  homography: number[][] | null;
  /** The middle of every hex in the picture, in pixels from its top left corner. Null where no board was found. */
  centres: { [key: string]: number[] } | null;
  /** The hexes that could not be read in this picture. */
  unread: UnreadHex[];
}

/** What would make a better photograph. */
export interface PhotoAdvice {
  code: "come-closer" | "glare" | "tilt" | "blur" | "dark" | "shadow" | "cut-off" | "no-board" | "unknown-sections" | "no-colour" | "mirrored" | "single-section" | "tap-section" | "unusual-colours";
  /** A sentence that says what to do. */
  text: string;
  /** The hexes it is about; none if it is about the whole picture. */
  hexes: Hex[];
}

/** What you know about the table, as for a scan, and hints for reading the picture. The hex a1 is the corner that was tapped first; without corners, it is the one at the top left of the first picture. Leave out what you do not know. */
export interface PhotoFacts {
  players?: KnownPlayers;
  cards?: KnownCards;
  tasks?: Tasks;
  /** The terrain that was removed from the terrain cards before the game. The card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  gold?: KnownGold;
  marks?: KnownMarks;
  ruleset?: Ruleset;
  expansions?: KnownExpansions;
  sections?: KnownSections;
  originals?: KnownOriginals;
  /** The whole board, if you know it. The scan then skips the search for sections. */
  board?: Board;
  /** The castles that carry a capitol. */
  capitols?: HexSet;
  /** The mountains that carry a cave. */
  caves?: HexSet;
  island?: KnownIsland;
  pieces?: KnownPieces;
  /** For each picture, the middles of the hexes a1, t1, t20 and a20 as you tapped them; null for a picture without. They go around the board. With them a board is found that nobody finds otherwise. */
  corners?: MaybeCorners[];
  /** For a colour that is misread, one hex of the main board that holds a piece of it. */
  examples?: { [key: string]: MainHex };
  /** Whether the picture shows one section instead of a board. Then `corners` are the middles of its hexes a1, j1, j10 and a10. You need them only if the advice `tap-section` asks for them. */
  single_section?: boolean;
}

/** One or two photographs of the same table, and what is known about it. Together they have at most 20 MB, and each at most 50 megapixels. Metadata is not looked at, apart from the orientation, and nothing is stored. */
export interface PhotoRequest {
  /** JPEG, PNG or WebP files. Where a lamp is reflected in one photograph, another one from the side shows what it hides. */
  picture: Blob[];
  known?: PhotoFacts;
}

/** The bytes of one picture. */
export type PictureFile = unknown;

/** Whether a panel shows the cards, the tasks, the round, whose turn it is, the played card, and the gold, the supply and the tiles of every player. It never shows a hand. It is to the right of the board, or below it in a compact picture. */
export type PicturePanel = boolean;

/** What does this table look like? */
export interface PositionPictureRequest {
  position: AnyPosition;
  highlight?: Highlight;
  title?: PictureTitle;
  names?: PictureNames;
  panel?: PicturePanel;
  width?: PictureWidth;
}

/** What does this table look like? */
export interface StatePictureRequest {
  state: AnyState;
  highlight?: Highlight;
  title?: PictureTitle;
  names?: PictureNames;
  panel?: PicturePanel;
  width?: PictureWidth;
}

/** What does this look like? Send either a position, a state or a bare board. */
export type PictureRequest = PositionPictureRequest | StatePictureRequest | BoardPictureRequest;

/** What is this table worth? */
export interface PositionScoreRequest {
  position: AnyPosition;
  /** Whether the game has ended with this position. If you leave it out, it has ended if a player has no settlements left. */
  final?: boolean;
}

/** One fault. */
export interface ProblemError {
  /** Its place, as a JSON pointer (RFC 6901) into the body. For a fault in a parameter, read `parameter` instead: there the pointer is only a question mark and the name of the parameter, which is deprecated. */
  pointer: string;
  /** The name of the parameter of the query or the path, if the fault lies there and not in the body. */
  parameter?: string;
  text: string;
}

/** What went wrong, where, and what would be right (RFC 9457). */
export interface Problem {
  /** The kind of problem, as the URL of a page about it. */
  type: string;
  /** The kind of problem, in words. */
  title: string;
  /** The HTTP status code. */
  status: number;
  /** What is wrong this time. */
  detail: string;
  /** The faults; at most twenty, and fewer if they would make the answer too long. */
  errors: ProblemError[];
}

/** The service accepts requests. Without its cache it is slower, but its answers are the same. */
export interface Readiness {
  status: "ready";
  /** The state of the shared cache. */
  redis: "off" | "up" | "down";
}

/** One rule that an action breaks. The answer lists all independent violations. */
export interface Violation {
  code: Code;
  /** The rules that the action breaks. */
  rules: RuleNumber[];
  /** A sentence for people. The wording may change. */
  text: string;
  /** The hexes that would be legal, or those that cause the violation. */
  hexes: HexSet;
  facts: Facts;
}

/** How far a game is legal. */
export interface Replay {
  /** `legal`: every action is legal. `illegal` or `undetermined`: the verdict on the first action that was not applied. `impossible`: the start is impossible. */
  verdict: "legal" | "illegal" | "impossible" | "undetermined";
  inconsistencies: Inconsistency[];
  /** How many actions were legal before the first one that was not. */
  applied: number;
  /** What is wrong with the first action that is not legal. */
  violations: Violation[];
  /** The state after the last legal action; null if the start is impossible, and with `without=state`. */
  state: State | null;
  /** Who must act next; null if the game is over or the start is impossible. */
  awaited: AwaitedActor | null;
  /** On request: the events of each legal action. */
  events?: Event[][];
  /** On request: the events of each legal action as sentences, in the language of the answer. */
  sentences?: string[][];
  /** Only on request. */
  scores?: Score;
  /** Only on request. Read `actions` of `legal` instead, which are the same. */
  legal_actions?: Offer[];
  /** On request, with `include=legal-actions`: the answer of `POST /v1/legal-actions` for this state. */
  legal?: LegalActions;
  /** Only on request. */
  picture?: Picture;
  /** Only on request. */
  notation?: Notation;
  /** On request: what each player and a spectator may see. */
  views?: GameViews;
}

/** A whole game, or a part of it. */
export interface ReplayRequest {
  /** The state before the first action. It can be any state of a game. */
  start: AnyState;
  actions: Action[];
}

/** A legal action in place of an illegal one. */
export interface Suggestion {
  /** The complete action, ready to be sent. */
  action: Action;
  /** A sentence for people. The wording may change. */
  text: string;
}

/** One view. */
export interface SeenStep {
  state: SeenState;
  /** What happened, in order. A card that another player drew for the hand is null. */
  events: Event[];
  /** With `include=sentences`, the same events as sentences. */
  sentences?: string[];
}

/** What each player and a spectator may see. Show each person only their own view. */
export interface Views {
  spectator: SeenStep;
  [key: string]: SeenStep;
}

/** The ruling on one action. */
export interface Ruling {
  /** `legal`: the action is allowed, and `state` is the table afterwards. `illegal`: `violations` say why. `undetermined`: it depends on a hidden card. `impossible`: the table itself is impossible, and `inconsistencies` say why. */
  verdict: "legal" | "illegal" | "impossible" | "undetermined";
  violations: Violation[];
  /** Options of the ruleset that would change this answer if they had another value. */
  options: RulesetOption[];
  /** The table afterwards; null unless the verdict is `legal`, and with `without=state`. */
  state: State | null;
  /** What happened, in order. */
  events: Event[];
  /** Who must act next; null if the game is over or the table is impossible. */
  awaited: AwaitedActor | null;
  inconsistencies: Inconsistency[];
  /** If the verdict is `illegal`: up to five legal actions, those closest to what was meant first (the same tile on a nearby hex, the same hex with another tile, or another kind of action). Otherwise empty. */
  instead: Suggestion[];
  /** What was assumed, if you sent a `table`. */
  assumptions?: Assumptions;
  /** On request: each event as a sentence, in the language of the answer. */
  sentences?: string[];
  /** Only on request. */
  scores?: Score;
  /** Only on request. Read `actions` of `legal` instead, which are the same. */
  legal_actions?: Offer[];
  /** On request, with `include=legal-actions`: the answer of `POST /v1/legal-actions` for the state afterwards. If the action is not legal, it is the answer for the `state` or the `table` that you sent. */
  legal?: LegalActions;
  /** Only on request. If the action is illegal, the picture marks the hexes of its violations. */
  picture?: Picture;
  /** Only on request. */
  notation?: Notation;
  /** On request: what each player and a spectator may see. */
  views?: Views;
}

/** May I do this? */
export interface RulingRequest {
  state: AnyState;
  action: Action;
  /** The player who wants to act. If another player is awaited, or if the table must supply a card or a shuffle, the answer has the violation `not-your-turn`. Without this key the awaited player acts. */
  player?: Colour;
}

/** May I do this at this table? */
export interface TableRulingRequest {
  table: Table;
  action: Action;
  /** The player who wants to act, as in a ruling request with a state. */
  player?: Colour;
}

/** May I do this? Send a state, or a table. */
export type RulingQuestion = RulingRequest | TableRulingRequest;

/** The gold of one player. */
export interface ScoreRange {
  colour: Colour;
  /** The gold in the position. */
  value: number;
  /** The true gold is between `low` and `high` in at least 95 of 100 cases, if your probabilities are right. */
  low: number;
  /** See `low`. */
  high: number;
  /** The gold on average. */
  expected: number;
  /** How likely `value` itself is right. */
  exact: Probability;
  /** How likely nobody has more gold. Players who share a victory all win. */
  wins: Probability;
}

/** The gold of every player, weighed over all tables that fit what was seen. */
export interface ScoreRanges {
  /** In seating order. */
  players: ScoreRange[];
  /** How many different tables were weighed. */
  tables: number;
  /** Whether these are a sample. It is the same for the same request. */
  sampled: boolean;
}

/** One assumption. */
export interface ScanAssumption {
  /** For programs. */
  code: "players-seen" | "no-gold" | "landmarks-left-out";
  /** For people. */
  text: string;
}

/** One letter for each hex, as in the rows of a section, and also `X` for any special hex and `.` for a hex that nobody could see. */
export type SeenLetters = string;

/** A kind of ground, or `special` for any special hex. */
export type SeenWord = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain" | "location" | "castle" | "nomad-space" | "palace" | "silo" | "special";

/** Kinds of ground with their probabilities. The kinds that you do not name share the rest, up to 1. If the sum is larger than 1, all are scaled down. If all are 0, nobody could see the hex. */
export interface SeenProbabilities {
  grass?: number;
  canyon?: number;
  desert?: number;
  "flower-field"?: number;
  forest?: number;
  swamp?: number;
  farmland?: number;
  water?: number;
  mountain?: number;
  location?: number;
  castle?: number;
  "nomad-space"?: number;
  palace?: number;
  silo?: number;
  special?: number;
}

/** @deprecated Its name is SeenProbabilities. */
export type SeenWords = SeenProbabilities;

/** What was seen at a hex. Null if nobody could see it, a word, or words with their probabilities. */
export type SeenCell = SeenWord | SeenProbabilities | null;

/** One cell for each hex. */
export type SeenCells = SeenCell[];

/** The 20 hexes of a row from the left. */
export type SeenRow = SeenLetters | SeenCells;

/** 20 rows from the top. */
export type SeenRows = SeenRow[];

/** One number for each of the kinds, on any scale. Numbers that you leave out at the end are 0. Send null or only zeros if nobody could see the hex. */
export type SeenWeights = number[] | null;

/** The compact form for programs: only numbers. */
export interface SeenNumbers {
  /** The kinds that the numbers of each hex stand for, in this order. */
  kinds: SeenWord[];
  /** 20 rows of 20 hexes. */
  rows: SeenWeights[][];
}

/** The ground of the 20 by 20 hexes as it was seen, row by row from the top. Either 20 rows, each as 20 letters or as 20 cells, or the compact form with numbers. */
export type SeenTerrain = SeenRows | SeenNumbers;

/** A piece that may be on a hex. */
export interface SeenPiece {
  /** The hex; for a city hall, the middle of its seven hexes. */
  at: Hex;
  /** The kind of piece; a settlement by default. */
  piece?: PieceKind;
  /** Its owner. Only a wall has none. */
  colour?: MaybeColour;
  /** The probability that it is there; 1 by default. */
  probability?: number;
}

/** What a person or a vision program has seen of a table, and what is known about it in other ways. */
export interface ScanRequest {
  terrain: SeenTerrain;
  /** Every piece that may be on the board. Several entries for one hex exclude each other; the rest of the probability, up to 1, means that the hex is empty. A hex without an entry has no piece, unless it is unread. */
  pieces?: SeenPiece[];
  /** The hexes where nobody could see whether a piece stands, for example because of glare. */
  unread?: HexSet;
  known?: KnownFacts;
}

/** What most likely lies on the table, how sure that is, and what it is worth. */
export interface Scan {
  /** `known`: all four sections are known. `unknown`: one of them fits none of the candidates. `unreadable`: too little of one was seen. `impossible`: the request contradicts itself. */
  verdict: "known" | "unknown" | "unreadable" | "impossible";
  /** Why the position cannot be scored, for example because you did not name the cards; places refer to the position. If the verdict is `impossible`, what is wrong with the request. */
  inconsistencies: Inconsistency[];
  /** In reading order: top left, top right, bottom left, bottom right. Empty if the request is impossible. */
  sections: FoundSection[];
  margin: Margin;
  /** An estimate of the share of your cells that are wrong, measured on the sections that were found. */
  error: number;
  /** The corrected ground: 20 rows of 20 letters as in the rows of a section. Known sections are as printed, the others as seen; `.` is a hex that nobody could see. */
  grid: string[];
  /** The hexes of known sections that you saw clearly and that are printed differently. */
  differences: Difference[];
  /** The pieces of the likeliest position. */
  pieces: FoundPiece[];
  /** The hexes that were read with less than 99 % confidence, those with most gold at stake first. Without scores, the least certain ones come first. */
  doubts: Doubt[];
  /** How many doubts you should look at, the first ones first, until all other readings are right together with a probability of 95 %. Send what you saw as `known.pieces`. */
  answers: number;
  /** The likeliest possible position, ready for `POST /v1/scores`. Null if a section is unknown or unreadable. */
  position: Position | null;
  /** What the table is worth. Null if there are `inconsistencies` or an unknown section. */
  scores: ScoreRanges | null;
  /** What the scan assumed because you did not say it. */
  assumptions: ScanAssumption[];
  /** The position with all doubts and differences marked; null if there is no position. */
  picture?: Picture | null;
  /** Only for photographs. Where the board lies in each picture, in the order in which you sent them. */
  overlay?: Overlay[];
  /** Only for photographs. What was seen in them, as the body of `POST /v1/scans`. Add `known` with `pieces` to have everything weighed again without sending the pictures; null if no board was found. */
  observations?: ScanRequest | null;
  /** Only for photographs that show a single section instead of a board: the name of the section, or its hexes in groups that look alike if no known section fits. It is null for other pictures, and if you must tap the corners of the section first. */
  single_section?: {
    /** The name of the section, with `:turned` if it lies upside down; null if no known section fits. */
    section: string | null;
    /** How much better it fits than the next best, in nats; null if no known section fits. */
    margin: number | null;
    /** The hexes of an unknown section, in groups that look alike, the largest first. A person says what each group is, and corrects single hexes. Empty if the section is known. */
    groups: HexGroup[];
    /** The centre of every hex, a1 to j10, in pixels of the picture. It shows which corner counts as a1. */
    centres?: { [key: string]: number[] };
  } | null;
  /** Only for photographs. The section that none of the known ones fits, if the other three sections of the board are known; otherwise null. */
  unknown_section?: {
    /** Its place in `sections`, from 0. */
    quarter: number;
    /** Its hexes in groups that look alike, the largest first. */
    groups: HexGroup[];
    /** The centre of every hex, a1 to j10, in pixels of the picture. */
    centres: { [key: string]: number[] };
  } | null;
  /** Only for photographs. What would make a better one, the weightiest first. */
  advice?: PhotoAdvice[];
}

/** What is this table worth? */
export interface StateScoreRequest {
  state: AnyState;
  /** Leave it out: the state shows whether the game is over. If `final` contradicts it, the answer is `impossible` with the code `final-mismatch`. */
  final?: boolean;
}

/** What is this table worth? Send either a position or a state. */
export type ScoreRequest = PositionScoreRequest | StateScoreRequest;

/** A problem that the server in front of the service reports. It has no page of its own. */
export interface ServerProblem {
  type: "about:blank";
  title: string;
  status: number;
  detail: string;
  errors?: ProblemError[];
}

/** A new game. */
export interface Start {
  state: State;
  /** The player who begins. */
  awaited: AwaitedActor | null;
  /** Present if the request had the seed `random`: the seed that the referee drew. Anybody who knows it can compute every card, so keep it secret while the game runs. The same request with this seed gives the same game. */
  seed?: string;
  /** Only on request. Read `actions` of `legal` instead, which are the same. */
  legal_actions?: Offer[];
  /** On request, with `include=legal-actions`: the answer of `POST /v1/legal-actions` for this state. */
  legal?: LegalActions;
  /** Only on request. */
  picture?: Picture;
  /** Only on request. */
  notation?: Notation;
  /** On request: what each player and a spectator may see. */
  views?: Views;
}

/** A new game. The seed chooses everything that you do not choose; the same seed always gives the same game. Without a seed you must choose the board, the Kingdom Builder cards and, if the game needs them, tasks, nomad tiles and the removed terrain; terrain cards that you do not choose stay hidden. */
export interface StartRequest {
  /** In seating order. A game has two to five players. */
  players: Colour[];
  /** Use the recommended board and cards for a first game, unless you choose others. */
  first_game?: boolean;
  board?: Board;
  /** Three different Kingdom Builder cards. */
  cards?: KingdomCard[];
  /** Different tasks, one for each section with a Crossroads location. */
  tasks?: Task[];
  /** Every nomad space of the board with its tile. */
  nomad_tiles?: { [key: string]: NomadTileKind };
  /** The terrain to remove from the terrain cards before the game begins. Only the card `scouts` removes one, and it must be on terrain cards. */
  removed_terrain?: Terrain;
  /** Whether to use the swamp cards. By default they are used if the board has swamp. */
  swamp_cards?: boolean;
  /** The player who begins. */
  start_player?: Colour;
  /** The first terrain card of each player in seating order; null if only its owner has seen it. */
  hands?: MaybeTerrainCard[];
  /** The draw pile after dealing. Send it together with `hands`. */
  deck?: TerrainCards;
  ruleset?: Ruleset;
  /** Any text. The same text always gives the same game. `random` draws a new seed that nobody can guess; the answer contains it. Whoever knows the seed knows every card of the game. */
  seed?: string;
  /** The expansions that the seed may choose from. By default it is the base game; if you name expansions, name `base` too if you want it. `capitol`, `caves` and `island` have no sections; they are put on or beside the sections of the others, and capitols only on a section with two castles. With a seed they are also put on a board that you send without them; capitols, caves and an island that it has already stay as they are. */
  expansions?: Expansion[];
}

/** The subjects of the catalogue. */
export type Subject = "sections" | "terrains" | "tiles" | "cards" | "tasks" | "colours" | "figures" | "options" | "violations" | "inconsistencies" | "assumptions" | "remarks" | "rules";

/** The subjects of the catalogue. */
export interface SubjectsList {
  revision: RulesRevision;
  subjects: Subject[];
}

/** Everything about the ground of a board that a program needs to draw it and to find neighbours. */
export interface Topology {
  id: BoardId;
  rules: RulesRevision;
  board: FullBoard;
  /** The hexes of each terrain and of each special kind that this board has. */
  ground: { [key: string]: HexSet };
  /** The kind of every location hex. */
  locations: { [key: string]: string };
  /** For each hex, the hexes next to it. */
  neighbours: { [key: string]: HexSet };
  /** The hexes of each of the four sections as they lie, in reading order. */
  sectors: HexSet[];
  /** Where the layout of each section comes from. */
  origins: Origin[];
  geometry: Geometry;
}

/** The state, and the events of the request, as one player or a spectator may see them. */
export interface View {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** The cards of other players and the draw pile are null. The whole view is null if the table is impossible. */
  state: State | null;
  /** Present if the request has events and the table is possible. A card that another player drew for the hand is null. */
  events?: Event[];
}

/** What may this player, or a spectator, see? */
export interface ViewRequest {
  state: AnyState;
  player: Viewer;
  /** What happened at this table, such as the `events` of a ruling. */
  events?: Event[];
}

/** Every call: its body, its answer, what `?include=` can add, and all that a caller may send. */
export interface Calls {
  /** Begin a game */
  "POST /v1/starts": { request: StartRequest; answer: Start; include: "legal-actions" | "picture" | "notation" | "views"; options: { body: StartRequest; query?: { include?: ("legal-actions" | "picture" | "notation" | "views")[]; lang?: string } } };
  /** List all legal actions */
  "POST /v1/legal-actions": { request: LegalActionsQuestion; answer: LegalActions; include: "gold" | "scores" | "picture" | "notation"; options: { body: LegalActionsQuestion; query?: { include?: ("gold" | "scores" | "picture" | "notation")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** May I, and what happens? */
  "POST /v1/rulings": { request: RulingQuestion; answer: Ruling; include: "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views"; options: { body: RulingQuestion; query?: { include?: ("sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** A whole game */
  "POST /v1/replays": { request: ReplayRequest; answer: Replay; include: "events" | "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views"; options: { body: ReplayRequest; query?: { include?: ("events" | "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** What one player or a spectator may see */
  "POST /v1/views": { request: ViewRequest; answer: View; include: never; options: { body: ViewRequest; query?: { signed?: "require"; lang?: string } } };
  /** What is it worth? */
  "POST /v1/scores": { request: ScoreRequest; answer: Score; include: never; options: { body: ScoreRequest; query?: { signed?: "require"; lang?: string } } };
  /** Is this position possible? */
  "POST /v1/audits": { request: AuditRequest; answer: Audit; include: "repairs"; options: { body: AuditRequest; query?: { include?: "repairs"[]; signed?: "require"; lang?: string } } };
  /** A state from what lies on the table */
  "POST /v1/states": { request: Table; answer: Inference; include: "scores" | "legal-actions" | "picture" | "notation"; options: { body: Table; query?: { include?: ("scores" | "legal-actions" | "picture" | "notation")[]; without?: OmittedMember[]; lang?: string } } };
  /** What lies on this table? */
  "POST /v1/scans": { request: ScanRequest; answer: Scan; include: "picture"; options: { body: ScanRequest; query?: { include?: "picture"[]; lang?: string } } };
  /** What lies on the table in this photograph? */
  "POST /v1/photos": { request: PhotoRequest; answer: Scan; include: "picture"; options: { body: PhotoRequest; query?: { include?: "picture"[]; lang?: string } } };
  /** A picture behind a link */
  "GET /v1/pictures": { request: never; answer: Blob; include: never; options: { query: { state: string; highlight?: HighlightLine; title?: PictureTitle; names?: PictureNames; panel?: PicturePanel; width?: PictureWidth; format?: "svg" | "png"; signed?: "require"; lang?: string } } };
  /** What does it look like? */
  "POST /v1/pictures": { request: PictureRequest; answer: Blob; include: never; options: { body: PictureRequest; query?: { signed?: "require"; lang?: string } } };
  /** A board, its neighbours and locations */
  "POST /v1/boards": { request: Board; answer: Topology; include: never; options: { body: Board; query?: { lang?: string } } };
  /** A board that was sent before */
  "GET /v1/boards/{board_id}": { request: never; answer: Topology; include: never; options: { path: { board_id: BoardId }; query?: { lang?: string } } };
  /** List the subjects of the catalogue */
  "GET /v1/catalogue": { request: never; answer: SubjectsList; include: never; options: { query?: { lang?: string } } };
  /** List what exists in the game */
  "GET /v1/catalogue/{subject}": { request: never; answer: Catalogue; include: never; options: { path: { subject: Subject }; query?: { lang?: string } } };
  /** What this instance offers */
  "GET /v1/catalogue/features": { request: never; answer: Features; include: never; options: { query?: { lang?: string } } };
}

// Made by `python -m tools.contract.bundle` from the contract. Answers may gain keys: ignore those you do not know.

/** The name of a hex: a letter for the column, counted from the left, and a number for the row, counted from the top. `a1` is the top left hex of the main board, and `t20` is the bottom right hex. Names of island hexes start with `i:` and range from `i:a1` to `i:j5`. */
export type Hex = string;

/** A kind of location tile, nomad tile or bonus tile, or an action that needs none of these: `cave`, `farmland`, `number-five` and, after the last turn, `silo`. */
export type TileKind = "cave" | "farmland" | "number-five" | "silo" | "barn" | "barracks" | "bazaar" | "canoe" | "canoe-bonus" | "caravan" | "cathedral" | "city-hall" | "crossroads" | "farm" | "foresters-lodge" | "fort" | "fountain" | "fountain-bonus" | "garden" | "harbor" | "lighthouse" | "monastery" | "mountain-station" | "oasis" | "oracle" | "paddock" | "palisade" | "quarry" | "refuge" | "refuge-bonus" | "rope-bridge" | "scout-cabin" | "tavern" | "temple" | "temple-bonus" | "tower" | "tree-house" | "university" | "village" | "wagon" | "watchtower" | "water-mill" | "donation-grass" | "donation-canyon" | "donation-desert" | "donation-flower-field" | "donation-forest" | "donation-water" | "donation-mountain" | "outpost" | "resettlement" | "sword" | "treasure";

/** A kind of tile. If the text is not a kind of tile, the ruling contains the violation `unknown-tile`. */
export type ActionTile = TileKind;

/** A kind of tile, or null for none. */
export type MaybeActionTile = ActionTile | null;

/** The tile that lets the player ignore adjacency for this build or figure: `outpost` or `temple-bonus`. If no such tile is used, send null or omit this key. */
export type Waiver = MaybeActionTile;

/** The tile that repeats the tile in `tile`: `bazaar`. Send it only with the first step of an action. If the tile in `tile` is used directly, send null or omit this key. */
export type Via = MaybeActionTile;

/** Build a settlement on a hex, in the mandatory action or with a tile. */
export interface BuildAction {
  type: "build";
  /** The hex where the piece is put. */
  at: Hex;
  /** The kind of tile that the player uses. For the mandatory action, send null or omit this key. */
  tile?: MaybeActionTile;
  waiver?: Waiver;
  via?: Via;
}

/** Place the piece that belongs to a tile: a warrior, the wagon, the ship, the city hall (`at` is its middle hex), a scout or a stone wall. */
export interface PlaceAction {
  type: "place";
  /** The kind of tile that the player uses. */
  tile: ActionTile;
  /** The hex where the piece is put. */
  at: Hex;
  waiver?: Waiver;
  via?: Via;
}

/** Move a settlement, or the figure that belongs to the tile, to another hex. If the tile moves pieces step by step, this is one step. */
export interface MoveAction {
  type: "move";
  /** The kind of tile that the player uses. */
  tile: ActionTile;
  /** The hex where the piece stands. */
  from: Hex;
  /** The hex where the piece ends its move. */
  to: Hex;
  via?: Via;
}

/** Take a piece off the board: with a sword, another player's piece; with the tile of a warrior, wagon or ship, that piece of your own; or with a temple, one of your settlements. */
export interface RemoveAction {
  type: "remove";
  /** The kind of tile that the player uses. */
  tile: ActionTile;
  /** The hex where the piece stands. */
  at: Hex;
  via?: Via;
}

/** Draw a terrain card with a tile. */
export interface DrawAction {
  type: "draw";
  /** The kind of tile that the player uses. */
  tile: ActionTile;
  via?: Via;
}

/** Take a number tile: one worth 1 with the cathedral, or one worth 5 in exchange for five worth 1 (`number-five`). */
export interface TakeAction {
  type: "take";
  /** The kind of tile that the player uses, or `number-five` for the exchange. */
  tile: ActionTile;
  via?: Via;
}

/** Return number tiles with the cathedral. You may then build as many settlements as the returned tiles are worth together. */
export interface SpendAction {
  type: "spend";
  /** The kind of tile that the player uses. */
  tile: ActionTile;
  /** How many number tiles worth 1 the player returns. */
  ones: number;
  /** How many number tiles worth 5 the player returns. */
  fives: number;
  via?: Via;
}

/** Stop an action of several steps early, decline to react (with a canoe), or skip a silo or stop using it. */
export interface FinishAction {
  type: "finish";
}

/** Replace a useless terrain card, that is, one that shows no terrain with a buildable hex. */
export interface RedrawAction {
  type: "redraw";
}

/** End the turn. */
export interface EndTurnAction {
  type: "end-turn";
}

/** A terrain card, named after the terrain that it shows. The box has five of each. Marshlands adds one swamp card for each of the five terrains: `swamp-grass`, for example, shows swamp and grass. */
export type TerrainCard = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp-grass" | "swamp-canyon" | "swamp-desert" | "swamp-flower-field" | "swamp-forest";

/** Reveal the hidden card at the beginning of the turn, or choose one of the two cards in hand. */
export interface PlayAction {
  type: "play";
  card: TerrainCard;
}

/** A terrain card; null if the card is not known or if there is none. */
export type MaybeTerrainCard = TerrainCard | null;

/** Name the card that was drawn, or that was discarded without being played. Null means that the card was drawn face down, so only its owner has seen it. */
export interface RevealAction {
  type: "reveal";
  card: MaybeTerrainCard;
}

/** A list of terrain cards. In a draw pile, the top card is first. */
export type TerrainCards = TerrainCard[];

/** State the order of the new draw pile, which is made from the discard pile. The top card comes first. */
export interface ShuffleAction {
  type: "shuffle";
  deck: TerrainCards;
}

/** Something that a player does, or something that the table reports, such as a drawn card. `type` is the kind of action. */
export type Action = BuildAction | PlaceAction | MoveAction | RemoveAction | DrawAction | TakeAction | SpendAction | FinishAction | RedrawAction | EndTurnAction | PlayAction | RevealAction | ShuffleAction;

/** Mark the targets of the legal actions with a tile, or of the mandatory action. The request must contain a state. In an impossible state, no hexes are marked in this way. */
export interface ActionHighlight {
  kind: "legal-actions";
  /** The kind of tile. For the mandatory action, send null or omit this key. */
  tile?: MaybeActionTile;
}

/** A kind of piece that can stand on a hex. */
export type PieceKind = "settlement" | "warrior" | "wagon" | "ship" | "city-hall" | "wall";

/** A kind of piece, or null if there is none. */
export type MaybePieceKind = PieceKind | null;

/** A player, named by colour. */
export type Colour = "blue" | "orange" | "black" | "white" | "red";

/** A player, or null if there is none. */
export type MaybeColour = Colour | null;

/** A probability. */
export type Probability = number;

/** Another reading of a hex. */
export interface Alternative {
  piece: MaybePieceKind;
  colour: MaybeColour;
  probability: Probability;
  /** For each player, how much more or less gold they would have with this reading; null if this was not computed. */
  gold: { [key: string]: number } | null;
}

/** An edition of the rules. */
export type RulesetPreset = "big-box-en" | "big-box-es";

/** @deprecated Its name is RulesetPreset. */
export type RulesetName = RulesetPreset;

/** A value for each option that differs from the English Big Box. */
export interface RulesetOptions {
  /** Whether a useless terrain card is removed from the game or put on the discard pile. */
  useless_card?: "removed" | "discarded";
  /** Where a settlement may end its movement with the resettlement tile. `free`: on any hex that the tile allows. `loose`: only on hexes next to at most one of the player's pieces. */
  resettlement?: "free" | "loose";
  /** When the card `rovers` pays: at the end of the turn, or at each build. */
  rovers_timing?: "end-of-turn" | "each-build";
  /** Whether a player with no piece in a sector can be second there and earn gold with the card `lords`. */
  lords_zero?: "second" | "nothing";
  /** Whether the hex that a moving piece leaves counts as empty when the referee checks if the piece could move next to the player's other pieces. */
  vacated_hex?: "counts" | "ignored";
  /** Whether a movement of several steps has consequences only where it ends (`end`), or on every hex that the piece enters (`each-step`). */
  movement?: "end" | "each-step";
  /** Whether the hexes on the rim of the island count as next to water for the card `fishermen` and the tile `water-mill`. */
  island_rim?: "land" | "water";
}

/** The rules of this table where editions differ: the name of an edition, or values for individual options. For options that you omit, the English Big Box applies. If an answer depends on an option, the answer lists it in `options`. */
export type Ruleset = RulesetPreset | RulesetOptions;

/** A section that is built into the referee, as printed or turned by 180 degrees. */
export type SectionName = "barn" | "barn:turned" | "barracks-crossroads" | "barracks-crossroads:turned" | "bazaar-water-mill" | "bazaar-water-mill:turned" | "canoe" | "canoe:turned" | "caravan" | "caravan:turned" | "cathedral-watchtower" | "cathedral-watchtower:turned" | "city-hall-fort" | "city-hall-fort:turned" | "farm" | "farm:turned" | "fountain" | "fountain:turned" | "garden" | "garden:turned" | "harbor" | "harbor:turned" | "lighthouse-foresters-lodge" | "lighthouse-foresters-lodge:turned" | "monastery-wagon" | "monastery-wagon:turned" | "mountain-station-scout-cabin" | "mountain-station-scout-cabin:turned" | "oasis" | "oasis:turned" | "oracle" | "oracle:turned" | "paddock" | "paddock:turned" | "quarry" | "quarry:turned" | "refuge" | "refuge:turned" | "tavern" | "tavern:turned" | "temple" | "temple:turned" | "tower" | "tower:turned" | "university-palisade" | "university-palisade:turned" | "village" | "village:turned";

/** A kind of location, which is also the kind of its tiles. */
export type Location = "barn" | "barracks" | "bazaar" | "canoe" | "caravan" | "cathedral" | "city-hall" | "crossroads" | "farm" | "foresters-lodge" | "fort" | "fountain" | "garden" | "harbor" | "lighthouse" | "monastery" | "mountain-station" | "oasis" | "oracle" | "paddock" | "palisade" | "quarry" | "refuge" | "rope-bridge" | "scout-cabin" | "tavern" | "temple" | "tower" | "tree-house" | "university" | "village" | "wagon" | "watchtower" | "water-mill";

/** A section of your own. If its rows and locations equal those of a printed section, it counts as that section. */
export interface OwnSection {
  /** The rows of the unturned section from top to bottom, with one letter for each hex: G grass, C canyon, D desert, F flower field, T forest, S swamp, A farmland, W water, M mountain, L location, K castle, N nomad space, P palace, O silo. */
  rows: string[];
  /** The kind of each location hex. Hexes are named as in the unturned section, from `a1` to `j10`. */
  locations?: { [key: string]: Location };
  /** Whether the section is turned by 180 degrees on the board. */
  turned?: boolean;
}

/** One of the four parts of a board: ten rows of ten hexes. Send the name of a section that is built into the referee, followed by `:turned` if it is turned by 180 degrees. For a section of your own, send its rows and locations instead. */
export type Section = SectionName | OwnSection;

/** A set of hexes: no hex occurs twice, and the order does not matter. */
export type HexSet = Hex[];

/** Four different sections and, if you play with them, the capitols, the caves and the island. */
export interface FullBoard {
  /** The sections in reading order: top left, top right, bottom left, bottom right. */
  sections: Section[];
  /** The castles with a capitol, at most one per section. */
  capitols?: HexSet;
  /** The mountains with a cave, at most one per section. */
  caves?: HexSet;
  /** The side of the island that is face up. Omit this key if you play without the island. */
  island?: "rope-bridge" | "tree-house";
}

/** The content id of a board. Equal boards have equal ids on every server, and an id never changes. */
export type BoardId = string;

/** A board that you have already sent to `POST /v1/boards`. */
export interface KnownBoard {
  id: BoardId;
}

/** A full board, or only its content id once you have sent the board to `POST /v1/boards`. If the service does not know the id, it answers 404. In that case, send the full board. */
export type Board = FullBoard | KnownBoard;

/** A Kingdom Builder card. Each game has three, which decide what earns gold. Most cards pay at the end of the game, but `families`, `shepherds`, `ambassadors` and `rovers` pay during play. */
export type KingdomCard = "fishermen" | "miners" | "workers" | "merchants" | "discoverers" | "knights" | "hermits" | "citizens" | "farmers" | "lords" | "homesteaders" | "rangers" | "chainers" | "travellers" | "mayors" | "rovers" | "geologists" | "messengers" | "noblewomen" | "vassals" | "captains" | "scouts" | "families" | "shepherds" | "ambassadors";

/** A Crossroads task. At the end of the game it pays every player who fulfils it. */
export type Task = "home-country" | "fortress" | "road" | "place-of-refuge" | "advance" | "compass-points";

/** The tasks of this game, one for each section with a Crossroads location. */
export type Tasks = Task[];

/** The number of tiles left on each location hex, by the name of the hex. */
export type LocationTiles = { [key: string]: number };

/** A kind of nomad tile. `GET /v1/catalogue/tiles` lists how many of each are in the box. */
export type NomadTileKind = "donation-grass" | "donation-canyon" | "donation-desert" | "donation-flower-field" | "donation-forest" | "donation-water" | "donation-mountain" | "outpost" | "resettlement" | "sword" | "treasure";

/** A kind of nomad tile, or null for none. */
export type MaybeNomadTile = NomadTileKind | null;

/** The tile on each nomad space, by the name of the hex; null if the tile has been taken. */
export type NomadTiles = { [key: string]: MaybeNomadTile };

/** A terrain. */
export type Terrain = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain";

/** A terrain, or null for none. */
export type MaybeTerrain = Terrain | null;

/** The name of a hex, or null for none. */
export type MaybeHex = Hex | null;

/** A horizontal line of hexes. The lines of the main board are `1` to `20` from the top, and those of the island are `i:1` to `i:5`. */
export type HorizontalLine = string;

/** A set of horizontal lines: no line occurs twice, and the order does not matter. */
export type HorizontalLines = HorizontalLine[];

/** A player in a position, with everything that a photograph shows and the gold gained during play. */
export interface Kingdom {
  colour: Colour;
  /** The hexes where the player's settlements stand. */
  settlements: HexSet;
  /** The gold that the player gained during play. */
  gold?: number;
  /** The hexes where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** The hex where the player's wagon stands; null if it is not on the board. */
  wagon?: MaybeHex;
  /** The hex where the player's ship is; null if it is not on the board. */
  ship?: MaybeHex;
  /** The middle hex of the seven that the player's city hall covers; null if it is not on the board. */
  city_hall?: MaybeHex;
  /** The hexes where the player's scouts stand. Each player has two, and they leave the board at the end of the turn. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the card `mayors`, each with a settlement from the supply. */
  marks?: HorizontalLines;
}

/** The parts of a table that a photograph shows, and the gold gained during play. This is enough for scores, audits and pictures. */
export interface Position {
  /** The version of the format of this document. So far there is only one. */
  format: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game. A game has three. */
  cards: KingdomCard[];
  tasks?: Tasks;
  /** The number of tiles left on each location hex. Omit this key if you do not know the numbers. */
  location_tiles?: LocationTiles;
  /** The tile on each nomad space. Omit this key if the board has no nomad spaces or if you do not know the tiles. */
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. The box has twenty-five walls. */
  walls?: HexSet;
  /** The terrain whose cards were removed before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  /** The players in seating order. A game has two to five players. */
  players: Kingdom[];
}

/** A position as JSON, or as one line of notation. If the line cannot be read, the table is impossible (code `unreadable-line`). */
export type AnyPosition = Position | string;

/** `fresh`: the tile is new and cannot be used before its owner's next turn. `ready`: the tile can be used. `used`: the tile has been used and cannot be used again before its owner's next turn. */
export type TileStatus = "fresh" | "ready" | "used";

/** A location tile that a player holds. */
export interface Tile {
  /** The kind of tile, which is the kind of its location. */
  kind: string;
  /** The location hex from which the tile was taken. */
  from: Hex;
  status: TileStatus;
}

/** A nomad tile that a player holds. The player can use it only in their turn in the round after it was taken. */
export interface NomadTile {
  kind: NomadTileKind;
  /** The round in which the tile was taken. */
  round: number;
  /** Whether the tile has been used. */
  used: boolean;
}

/** A kind of Marshlands bonus tile. Two tiles of the location that it names earn it. */
export type BonusTileKind = "canoe-bonus" | "fountain-bonus" | "refuge-bonus" | "temple-bonus";

/** A bonus tile that a player holds. It is earned with two tiles of the location that it names. */
export interface BonusTile {
  kind: BonusTileKind;
  status: TileStatus;
}

/** The number tiles that a player has taken with the cathedral. The box has eight worth 1 and two worth 5, which all players share. */
export interface Numbers {
  /** How many tiles worth 1 the player has. */
  ones: number;
  /** How many tiles worth 5 the player has. */
  fives: number;
}

/** A player in a game in progress. */
export interface Player {
  colour: Colour;
  /** The hexes where the player's settlements stand. */
  settlements: HexSet;
  /** The gold that the player gained during play. */
  gold?: number;
  /** The number of settlements in the player's supply. Each player has forty in all, including those on the board, on temples and on marked lines. */
  supply: number;
  /** The terrain cards in the player's hand: usually one, or two with a crossroads tile. A card is null if it is not known. Once a card has been played, it is in the frame of the turn instead. */
  hand: MaybeTerrainCard[];
  /** The location tiles that the player holds, in the order in which they were taken. */
  tiles: Tile[];
  /** Every location hex from which the player has ever taken a tile, even if the tile was lost later. */
  taken_from: HexSet;
  /** The hexes where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** The hex where the player's wagon stands; null if it is not on the board. */
  wagon?: MaybeHex;
  /** The hex where the player's ship is; null if it is not on the board. */
  ship?: MaybeHex;
  /** The middle hex of the seven that the player's city hall covers; null if it is not on the board. */
  city_hall?: MaybeHex;
  /** The hexes where the player's scouts stand. Each player has two, and they leave the board at the end of the turn. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the card `mayors`, each with a settlement from the supply. */
  marks?: HorizontalLines;
  /** The nomad tiles that the player holds, in the order in which they were taken. */
  nomad_tiles?: NomadTile[];
  /** The bonus tiles that the player holds, in the order in which they were taken. */
  bonus_tiles?: BonusTile[];
  numbers?: Numbers;
  /** How many of the player's settlements are on temple tiles. */
  temple?: number;
}

/** A tile that was used in this turn, and the hex where it was used. */
export interface Use {
  /** The kind of tile. */
  tile: string;
  /** The hex where the tile put or removed a piece, or where its move ended. */
  at: Hex;
}

/** An action that needs no location, nomad or bonus tile. */
export type CommonAction = "cave" | "farmland" | "number-five";

/** A turn in progress, and the actions that the player has taken in it. */
export interface TurningFrame {
  frame: "turning";
  player: Colour;
  /** The terrain card that was played in this turn. It is null while no card has been played, while a useless card is being replaced, and if the player has no card. */
  card: MaybeTerrainCard;
  /** How many settlements from the supply the mandatory action still requires. */
  due: number;
  /** The hexes where the player has built in the mandatory action, in order. */
  built: Hex[];
  /** The tiles that the player has used on a hex in this turn, in order. */
  used?: Use[];
  /** The terrain that the player has chosen for a swamp card by building on it or otherwise using it. It is null before that, and for all other cards. */
  terrain?: MaybeTerrain;
  /** How many settlements from temple tiles the mandatory action still requires in addition. */
  owed?: number;
  /** The common actions that the player has used in this turn and can use only once per turn, in order. */
  done?: CommonAction[];
  /** The sectors in which the player has built settlements in this turn, numbered `1` to `4` in reading order. They are recorded only if the card `rovers` is in play. */
  sectors?: number[];
}

/** A kind of tile, or null for none. */
export type MaybeTileKind = TileKind | null;

/** An extra action of several steps in progress. In the list of frames, it follows the frame of its turn. */
export interface UsingFrame {
  frame: "using";
  player: Colour;
  tile: TileKind;
  /** The maximum number of steps that are left. For a sword, this is the number of players who still lose a piece. For a cathedral, it is the number of settlements that are still to be built. */
  left: number;
  /** The hex where the last step put or removed a piece, or where its move ended. It is null before such a step. */
  at?: MaybeHex;
  /** The terrain card that was drawn for this action; null if there is none or if it is not known. */
  card?: MaybeTerrainCard;
  /** The tile that repeats the tile in `tile`: `bazaar`. This key is null or missing if the tile in `tile` is used directly. */
  via?: MaybeTileKind;
  /** The hex where the current movement of a settlement, wagon or ship began. Only the end of a movement counts, so until then the piece keeps the tiles of this hex. This key is null or missing if no movement is in progress, or if every step counts (see the option `movement`). */
  from?: MaybeHex;
}

/** A player is drawing or revealing a card, and the table must name it. */
export interface DrawingFrame {
  frame: "drawing";
  player: Colour;
  /** `hand`: the card refills the hand at the end of a turn. `redraw`: it replaces a useless card. `tile`: it is drawn for the tile of the previous frame. `discard`: it is the card that the player did not choose; the player reveals it while discarding it. */
  purpose: "hand" | "redraw" | "tile" | "discard";
}

/** A player took the last tile of a hex. Another player, who has a canoe, may now build, or decline with `finish`. After that, the previous frame continues. */
export interface ReactingFrame {
  frame: "reacting";
  /** The player who may react. */
  player: Colour;
  /** The player who took the last tile. */
  taker: Colour;
  /** The location hex or nomad space that the tile was taken from. */
  at: Hex;
}

/** Whether the player builds or moves with the current silo. It is null until the first build or move decides this. */
export type HarvestMode = "build" | "move" | null;

/** The last turn is over, and a player may build or move settlements for each silo next to their pieces. */
export interface HarvestingFrame {
  frame: "harvesting";
  player: Colour;
  /** How many silos the player may still use, including the current one. */
  silos: number;
  mode: HarvestMode;
  /** How many builds or moves the current silo still allows. */
  left: number;
}

/** Something that must be completed, such as a turn or the drawing of a card. Frames form a stack in `frames` of the state. */
export type Frame = TurningFrame | UsingFrame | DrawingFrame | ReactingFrame | HarvestingFrame;

/** A game in progress: the position and everything else that decides which actions are legal. The service does not store it, so keep it between calls. Every legal ruling returns the next state. */
export interface State {
  /** The version of the format of this document. So far there is only one. */
  format: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game. A game has three. */
  cards: KingdomCard[];
  tasks?: Tasks;
  location_tiles: LocationTiles;
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. The box has twenty-five walls. */
  walls?: HexSet;
  /** The terrain whose cards were removed before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  /** Whether the five swamp cards are used. There are then thirty terrain cards instead of twenty-five. */
  swamp_cards?: boolean;
  /** The players in turn order. A game has two to five players. */
  players: Player[];
  /** The draw pile, with the top card first, or null if its order is unknown. If the order is known, the referee draws cards automatically. Otherwise, every draw waits for a `reveal`. */
  deck: TerrainCards | null;
  /** The discard pile. The card that was discarded last is at the end. */
  discard: TerrainCards;
  /** The terrain cards that have left the game. */
  removed: TerrainCards;
  /** The player who began the game. Each round begins with this player's turn. */
  start_player: Colour;
  /** The number of the current round, counted from 1. */
  round: number;
  /** Whether this round is the last one. */
  ending: boolean;
  /** The proof that this service made the state and that the state has not been changed since. Only services that sign states add it. Send it back with the state. A service that does not sign states ignores it. See /docs/clients#signed-states. */
  signature?: string;
  /** A stack of everything that must be completed. The last entry must be completed first. If the list is empty, the game is over. */
  frames: Frame[];
}

/** A state as JSON, or as one line of notation, which `include=notation` returns. If the line cannot be read, the table is impossible (code `unreadable-line`). */
export type AnyState = State | string;

/** The pieces of a player, and the gold that the player gained during play. */
export interface TableKingdom {
  colour: Colour;
  /** The hexes where the player's settlements stand. Omit this key if there are none. */
  settlements?: HexSet;
  /** The gold that the player gained during play. */
  gold?: number;
  /** The hexes where the player's warriors stand. Each player has two. */
  warriors?: HexSet;
  /** The hex where the player's wagon stands; null if it is not on the board. */
  wagon?: MaybeHex;
  /** The hex where the player's ship is; null if it is not on the board. */
  ship?: MaybeHex;
  /** The middle hex of the seven that the player's city hall covers; null if it is not on the board. */
  city_hall?: MaybeHex;
  /** The hexes where the player's scouts stand in this turn. Each player has two. */
  scouts?: HexSet;
  /** The horizontal lines that the player has marked for the card `mayors`. */
  marks?: HorizontalLines;
}

/** A position that may be incomplete. */
export interface TablePosition {
  /** The version of the format of this document. So far there is only one. */
  format?: 1;
  ruleset?: Ruleset;
  board: Board;
  /** The Kingdom Builder cards of this game, if you know them. */
  cards?: KingdomCard[];
  tasks?: Tasks;
  /** The number of tiles left on each location hex. Omit a hex if you do not know the number. */
  location_tiles?: LocationTiles;
  /** The tile on each nomad space; null if the tile has been taken. Omit a space if you do not know its tile. */
  nomad_tiles?: NomadTiles;
  /** The hexes with a stone wall. */
  walls?: HexSet;
  /** The terrain whose cards were removed before the game, if the card `scouts` is in play. */
  removed_terrain?: MaybeTerrain;
  /** The players in seating order. A game has two to five players. */
  players: TableKingdom[];
}

/** A position as JSON, or as one line of notation. It must contain the board and the players with their pieces. Cards, tasks and tiles may be missing. */
export type AnyTablePosition = TablePosition | string;

/** A code for programs. A code never changes its meaning, but new codes may be added. The catalogue lists all codes. */
export type Code = string;

/** One of the facts behind a sentence. */
export type Fact = string | number;

/** The facts behind the sentence, for programs that write sentences of their own. Some facts only decide its wording. */
export type Facts = { [key: string]: Fact };

/** A fact that the request does not give, and the value that the referee assumes for it. */
export interface Assumption {
  code: Code;
  /** The place of the assumed value, as a JSON pointer (RFC 6901) into the state. */
  place: string;
  /** A sentence for people that also gives the reason. The wording may change. */
  text: string;
  /** The assumed value at this place in the state. If the code is `takers`, this is instead a list of the players who took the missing tiles of a location. */
  assumed: unknown;
  /** Other possible values. The list is empty if there are none, or too many to list. With another value, other parts of the state may change, too. */
  alternatives: unknown[];
  facts: Facts;
}

/** All assumptions that the referee made to complete the state. */
export type Assumptions = Assumption[];

/** The revision number of the rules. It is raised whenever the answer to any request changes. */
export type RulesRevision = number;

/** A code and its sentence. In the sentence, each name in braces stands for the fact with this name. */
export interface CodeText {
  code: Code;
  text: string;
}

/** The codes of all assumptions, with their sentences. */
export interface AssumptionsList {
  revision: RulesRevision;
  assumptions: CodeText[];
}

/** Whether the table is possible. */
export type Possibility = "possible" | "impossible";

/** One reason why a table is impossible. */
export interface Inconsistency {
  code: Code;
  /** The player concerned; null if the inconsistency does not concern one player in particular. */
  player: Colour | null;
  /** The place of the inconsistency, as a JSON pointer (RFC 6901) into the request. A line of notation counts as the JSON that it stands for. If a scan cannot score the position, the pointer leads into the answer instead. */
  place: string;
  /** A sentence for people that also says how to correct the table. The wording may change. */
  text: string;
  /** The hexes concerned. */
  hexes: HexSet;
  facts: Facts;
}

/** One operation of a JSON Patch. */
export interface PatchOperation {
  op: "add" | "remove" | "replace";
  /** A JSON pointer (RFC 6901) into the document that the patch changes. At the end of a pointer, `-` means the place after the last item of a list. */
  path: string;
  /** The value to put there. This key is missing for `remove`. */
  value?: unknown;
}

/** Changes that make an impossible table possible. */
export interface Repair {
  /** A JSON Patch (RFC 6902) for the body of the request, or for `document` in the answer if there is one. It uses only `add`, `remove` and `replace`. */
  patch: PatchOperation[];
  /** The same changes as sentences for people. The wording may change. */
  text: string;
}

/** Is this position possible? */
export interface PositionAuditRequest {
  position: AnyPosition;
}

/** Is this state possible? */
export interface StateAuditRequest {
  state: AnyState;
}

/** Is this table possible? Send either a position or a state. */
export type AuditRequest = PositionAuditRequest | StateAuditRequest;

/** Whether a table is possible. */
export interface Audit {
  verdict: Possibility;
  /** The reasons why the table is impossible; empty if it is possible. An audit reports at most 50 inconsistencies. */
  inconsistencies: Inconsistency[];
  /** Present with `include=repairs`: up to five ways to make the table possible with few changes, the most likely first. After any one of them, the table passes the audit. The list is empty if the table is possible, if a line of notation cannot be read, or if no such way was found. */
  repairs?: Repair[];
  /** Present with `include=repairs` if you sent a readable line of notation: the same request as JSON. The patches in `repairs` apply to this document. */
  document?: AuditRequest;
}

/** Who must act next, and in which frame. */
export interface AwaitedActor {
  /** The player who must act, or the player whose card the table must name. */
  player: Colour;
  /** `player`: this player must choose an action. `table`: you must name a drawn or discarded card (`reveal`) or report the order of a shuffled draw pile (`shuffle`), because the referee does not know it. */
  by: "player" | "table";
  frame: "turning" | "using" | "drawing" | "reacting" | "harvesting";
  /** One line for people: the round, the player and the next thing to do. Programs should read the other keys instead. */
  text: string;
}

/** @deprecated Its name is AwaitedActor. */
export type Awaited = AwaitedActor;

/** Mark these hexes. */
export interface HexHighlight {
  kind: "hexes";
  hexes: HexSet;
}

/** Mark the hexes that earn a player gold from one source. The request must contain a position or a state. If the table is impossible, no hexes are marked in this way. */
export interface ScoreHighlight {
  kind: "score";
  /** The source of the gold: a Kingdom Builder card or a task of this game, `castles`, `palaces` or `capitols`. */
  source: string;
  player: Colour;
}

/** The hexes to mark. */
export type Highlight = HexHighlight | ActionHighlight | ScoreHighlight;

/** The title above the board. */
export type PictureTitle = string;

/** Whether to write the name of every hex into the picture. A compact picture (see `width`) shows names only on hexes without a piece or an icon. */
export type PictureNames = boolean;

/** The width of the picture in pixels. The default is 1146, or 1526 with a panel. If the width is less than 70 % of the default, the picture is compact: it shows locations as letters, and the legend explains them. */
export type PictureWidth = number;

/** What does this board look like? A board has no players, so its picture has no panel. */
export interface BoardPictureRequest {
  board: Board;
  highlight?: Highlight;
  title?: PictureTitle;
  names?: PictureNames;
  width?: PictureWidth;
}

/** The maximum size of a request body in bytes: `scan` for scans, `replay` for replays and NDJSON, and `request` for all other JSON bodies. Photographs have their own limit. */
export interface BodyLimits {
  request: number;
  scan: number;
  replay: number;
}

/** A player lost a bonus tile because fewer than two of the location tiles that earn it were left. */
export interface BonusLostEvent {
  event: "bonus-lost";
  player: Colour;
  tile: BonusTileKind;
}

/** A player received a bonus tile for two location tiles of the same kind. */
export interface BonusTakenEvent {
  event: "bonus-taken";
  player: Colour;
  tile: BonusTileKind;
}

/** A player used a bonus tile. */
export interface BonusUsedEvent {
  event: "bonus-used";
  player: Colour;
  tile: BonusTileKind;
}

/** How many legal actions this group contains. */
export type Count = number;

/** The number of a rule. `GET /v1/catalogue/rules` lists the texts of all rules. */
export type RuleNumber = string;

/** Present with `include=gold` if there are at most 500 legal actions: for each hex, how much the action would change the player's gold. */
export type GoldOfHexes = { [key: string]: number };

/** The tile, such as a bazaar, that repeats the tile in `tile`. This key is missing if the tile in `tile` is used directly. */
export type ViaTile = TileKind;

/** The hexes where a player may build, in the mandatory action or with a tile. */
export interface BuildOffer {
  type: "build";
  count: Count;
  example: BuildAction;
  rules: RuleNumber[];
  /** The kind of tile. This key is missing for the mandatory action. */
  tile?: TileKind;
  /** The tile that lets the player ignore adjacency on these hexes. This key is missing if no such tile is needed. */
  waiver?: TileKind;
  at: HexSet;
  gold?: GoldOfHexes;
  via?: ViaTile;
}

/** A player built a settlement. `tile` is the tile that was used, or null in the mandatory action. */
export interface BuiltEvent {
  event: "built";
  player: Colour;
  at: Hex;
  tile: TileKind | null;
}

/** A player put a terrain card on the discard pile. */
export interface CardDiscardedEvent {
  event: "card-discarded";
  player: Colour;
  card: TerrainCard;
}

/** A player drew a terrain card. This is the only event that can contain a secret: if the card is for the hand, only the player who drew it may see it. */
export interface CardDrawnEvent {
  event: "card-drawn";
  player: Colour;
  /** The card; null if it is not known, or in the views of other people if the card is for the hand. */
  card: MaybeTerrainCard;
  /** `hand`: the card refills the hand at the end of a turn. `redraw`: it is drawn face up and replaces a useless card. `tile`: it is drawn face up for a tile. */
  purpose: "hand" | "redraw" | "tile";
}

/** The name in the language of the answer. */
export type Title = string;

/** `book`: a rulebook in this language prints this name. `ours`: no rulebook does, so the name is our own. */
export type NameSource = "book" | "ours";

/** The base game or one of its expansions. */
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

/** A player revealed the terrain card for this turn. */
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

/** The Kingdom Builder cards. */
export interface CardsList {
  revision: RulesRevision;
  cards: CardEntry[];
}

/** The origin of a layout. `printed`: the layout is the one in the game box. `original`: it was designed for this referee, because the printed one was not available. `own`: a caller sent it. */
export type Origin = "printed" | "original" | "own";

/** A section, or a side of the island. */
export interface SectionEntry {
  name: string;
  title: Title;
  name_source: NameSource;
  expansion: string;
  origin: Origin;
  /** The rows from top to bottom, with one letter for the ground of each hex. A dot means that the island has no hex there. */
  rows: string[];
  locations: { [key: string]: string };
  /** Whether this referee knows the rules of all locations on this section. */
  playable: boolean;
}

/** The sections that are built into the referee, and the sides of the island. */
export interface SectionsList {
  revision: RulesRevision;
  /** The sections that are built into the referee, and the two sides of the island. */
  sections: SectionEntry[];
}

/** The ground of a hex: a terrain, or one of the kinds of special hex, on which players can never build. */
export type Ground = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain" | "location" | "castle" | "nomad-space" | "palace" | "silo";

/** A terrain, or a kind of special hex. */
export interface TerrainEntry {
  name: Ground;
  title: Title;
  name_source: NameSource;
  /** The letter for this terrain or kind of hex in the rows of a section. */
  letter: string;
  /** Whether this is a kind of special hex. No player can ever build on a special hex. */
  special: boolean;
  /** Whether players can build here without a tile that allows them to. */
  suitable: boolean;
}

/** The terrains, and the kinds of special hex. */
export interface TerrainsList {
  revision: RulesRevision;
  terrains: TerrainEntry[];
}

/** How players get the tile. Players take `location` and `nomad` tiles from hexes, and receive a `bonus` tile for two location tiles of the same kind. `common` means an action that needs none of these tiles. `harvest` means the silos, which are not tiles either: after the last turn, a player can use each silo that is next to one of their pieces. */
export type TileGroup = "location" | "nomad" | "bonus" | "common" | "harvest";

/** A kind of tile, or an action that does not need a tile. */
export interface TileEntry {
  name: TileKind;
  title: Title;
  name_source: NameSource;
  group: TileGroup;
  expansion: Expansion;
  rules: RuleNumber[];
  /** The types of action that can name this tile in `tile`. The entries `waiver` and `via` are not types of action: they mean that an action can name the tile under this key. The list is empty for tiles that work automatically. */
  actions: string[];
  text: string;
  /** How many copies of the tile are in the box. Only nomad tiles have this key. For location tiles, every location hex starts with two. */
  copies?: number;
}

/** The kinds of tile, and the actions that do not need a tile. */
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
  /** How much gold the task pays. */
  gold: number;
  text: string;
}

/** The Crossroads tasks. */
export interface TasksList {
  revision: RulesRevision;
  tasks: TaskEntry[];
}

/** A player colour. */
export interface ColourEntry {
  name: Colour;
  title: Title;
  name_source: NameSource;
}

/** The player colours. */
export interface ColoursList {
  revision: RulesRevision;
  colours: ColourEntry[];
}

/** A kind of piece. */
export interface FigureEntry {
  name: string;
  title: Title;
  name_source: NameSource;
  /** How many pieces of this kind each player has. */
  per_player: number;
}

/** The kinds of piece that a player has. */
export interface FiguresList {
  revision: RulesRevision;
  /** The kinds of piece that a player has. */
  figures: FigureEntry[];
}

/** The name of an option of the ruleset. */
export type RulesetOption = "useless_card" | "resettlement" | "rovers_timing" | "lords_zero" | "vacated_hex" | "movement" | "island_rim";

/** An option of the ruleset. */
export interface OptionEntry {
  name: RulesetOption;
  values: string[];
  default: string;
  /** The value of the option in each edition. */
  presets: { [key: string]: string };
}

/** The options of the ruleset. */
export interface OptionsList {
  revision: RulesRevision;
  options: OptionEntry[];
}

/** The codes of all violations, with their sentences. */
export interface ViolationsList {
  revision: RulesRevision;
  violations: CodeText[];
}

/** The codes of all inconsistencies, with their sentences. */
export interface InconsistenciesList {
  revision: RulesRevision;
  inconsistencies: CodeText[];
}

/** The codes of all remarks, with their sentences. */
export interface RemarksList {
  revision: RulesRevision;
  remarks: CodeText[];
}

/** The option that changes this decision; null if there is none. */
export type MaybeRulesetOption = RulesetOption | null;

/** One decision that this referee makes about a rule. */
export interface Reading {
  /** The decision. */
  text: string;
  option: MaybeRulesetOption;
  /** The reason for the decision. */
  why: string;
}

/** A rule. */
export interface RuleEntry {
  number: RuleNumber;
  text: string;
  /** The decisions that this referee makes where the rulebooks are silent, contradict each other or leave a choice. */
  rulings: Reading[];
}

/** The rules of the game. */
export interface RulesList {
  revision: RulesRevision;
  rules: RuleEntry[];
}

/** The list for one subject, such as tiles. The key of the list is the name of the subject. */
export type Catalogue = SectionsList | TerrainsList | TilesList | CardsList | TasksList | ColoursList | FiguresList | OptionsList | ViolationsList | InconsistenciesList | AssumptionsList | RemarksList | RulesList;

/** This contract, as an OpenAPI document. */
export interface Contract {
  openapi: string;
  info: { [key: string]: unknown };
  paths: { [key: string]: unknown };
}

/** A hex of an identified section where you saw something other than the printed ground. */
export interface Difference {
  at: Hex;
  printed: Ground;
  seen: Ground;
  /** The probability that the table really differs from the printed section here. Otherwise the observation is wrong. */
  probability: Probability;
}

/** An amount of gold; null if there are no scores, or if there were too many doubts to compute it for all of them. */
export type MaybeGold = number | null;

/** A hex that can be read in more than one way. */
export interface Doubt {
  at: Hex;
  piece: MaybePieceKind;
  colour: MaybeColour;
  /** The probability of this reading. */
  probability: Probability;
  /** Whether the hex is marked as unread in the observations. Its reading is then only a guess from its surroundings. */
  unread: boolean;
  /** How much gold is at stake at this hex. For each alternative, the largest change in any player's gold is multiplied by the probability of the alternative; the results are added up. */
  gold: MaybeGold;
  /** The other readings, the most likely first. */
  alternatives: Alternative[];
}

/** The player may draw a terrain card with a tile. */
export interface DrawOffer {
  type: "draw";
  count: Count;
  example: DrawAction;
  rules: RuleNumber[];
  tile: TileKind;
  via?: ViaTile;
}

/** A player triggered the end of the game, so the current round is the last one. */
export interface EndTriggeredEvent {
  event: "end-triggered";
  player: Colour;
}

/** The player may end the turn. */
export interface EndTurnOffer {
  type: "end-turn";
  count: Count;
  example: EndTurnAction;
}

/** A player's piece that is not a settlement. Crossroads has warriors, wagons, ships and city halls; Harvest has scouts. */
export type Figure = "warrior" | "wagon" | "ship" | "city-hall" | "scout";

/** A player placed a figure on the board. For a city hall, `at` is its middle hex. */
export interface PlacedEvent {
  event: "placed";
  player: Colour;
  figure: Figure;
  at: Hex;
  tile: TileKind;
}

/** A player placed a stone wall on the board. */
export interface WallBuiltEvent {
  event: "wall-built";
  player: Colour;
  at: Hex;
  tile: TileKind;
}

/** A player took a piece off the board. It returned to the supply of its owner, who may be another player. A settlement that was removed with a temple went onto the temple tile instead. */
export interface RemovedEvent {
  event: "removed";
  player: Colour;
  /** The owner of the piece. */
  owner: Colour;
  /** The kind of piece. City halls and scouts are never removed in this way. */
  piece: "settlement" | "warrior" | "wagon" | "ship";
  at: Hex;
  tile: TileKind;
}

/** A player moved a settlement or the figure that belongs to the tile. */
export interface MovedEvent {
  event: "moved";
  player: Colour;
  from: Hex;
  to: Hex;
  tile: TileKind;
}

/** A player took a tile from a location hex or a nomad space. */
export interface TileTakenEvent {
  event: "tile-taken";
  player: Colour;
  tile: TileKind;
  from: Hex;
}

/** A tile left the game because its owner no longer had a piece next to its location hex. */
export interface TileLostEvent {
  event: "tile-lost";
  player: Colour;
  tile: TileKind;
  from: Hex;
}

/** A nomad tile left the game. A treasure leaves as soon as it is taken, and any other tile at the end of the only turn in which it can be used, used or not. */
export interface TileSpentEvent {
  event: "tile-spent";
  player: Colour;
  tile: NomadTileKind;
}

/** A player took a number tile worth 1, or exchanged five of them for one worth 5. */
export interface NumberTakenEvent {
  event: "number-taken";
  player: Colour;
  number: 1 | 5;
}

/** A player returned number tiles in order to build settlements. */
export interface NumbersReturnedEvent {
  event: "numbers-returned";
  player: Colour;
  ones: number;
  fives: number;
}

/** A player marked a horizontal line for the card `mayors` with a settlement from the supply. */
export interface LineMarkedEvent {
  event: "line-marked";
  player: Colour;
  line: HorizontalLine;
}

/** A player's scouts left the board at the end of the turn. */
export interface ScoutsLeftEvent {
  event: "scouts-left";
  player: Colour;
}

/** After the last turn of the game, a player's silo phase began. `silos` is the number of silos that the player may use. */
export interface HarvestBeganEvent {
  event: "harvest-began";
  player: Colour;
  silos: number;
}

/** A player used a tile to ignore adjacency for a build or a placed figure on this hex. */
export interface WaiverUsedEvent {
  event: "waiver-used";
  player: Colour;
  tile: TileKind;
  at: Hex;
}

/** A player received gold during play. */
export interface GoldGainedEvent {
  event: "gold-gained";
  player: Colour;
  gold: number;
  /** The Kingdom Builder card or the tile that paid the gold. */
  source: string;
}

/** The discard pile was shuffled and became the draw pile. `cards` is the number of its cards. */
export interface ShuffledEvent {
  event: "shuffled";
  cards: number;
}

/** The mandatory action ended early because there was no hex left to build on and no card left in the piles that could help. */
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

/** Something that happened in the game. `event` is the kind of event. */
export type Event = CardPlayedEvent | BuiltEvent | PlacedEvent | WallBuiltEvent | RemovedEvent | MovedEvent | TileTakenEvent | TileLostEvent | TileSpentEvent | BonusTakenEvent | BonusLostEvent | BonusUsedEvent | NumberTakenEvent | NumbersReturnedEvent | LineMarkedEvent | ScoutsLeftEvent | HarvestBeganEvent | WaiverUsedEvent | GoldGainedEvent | CardDiscardedEvent | CardRemovedEvent | ShuffledEvent | MandatoryActionEndedEvent | EndTriggeredEvent | TurnEndedEvent | TurnBeganEvent | GameEndedEvent | CardDrawnEvent;

/** The features and limits of this instance. */
export interface FeatureList {
  /** The version of the service. */
  version: string;
  /** The languages in which the service can answer. */
  languages: string[];
  /** Whether calls need a key in the header `X-Api-Key`. */
  key_required: boolean;
  /** Whether the service reads photographs. */
  photos: boolean;
  /** Whether the service signs states. Only then can you send `signed=require`. */
  signed_states: boolean;
  /** How many calls per minute each caller may make; null if there is no limit. */
  calls_per_minute: number | null;
  most_bytes: BodyLimits;
}

/** The features of this instance. */
export interface Features {
  revision: RulesRevision;
  features: FeatureList;
}

/** The player may stop the current action, skip a silo or stop using it, or decline to react. */
export interface FinishOffer {
  type: "finish";
  count: Count;
  example: FinishAction;
}

/** One of the pieces in the most likely position of the table. */
export interface FoundPiece {
  at: Hex;
  piece: PieceKind;
  colour: MaybeColour;
  /** The probability of this piece, after positions that the rules exclude have been ruled out. */
  probability: Probability;
}

/** How much more likely the section is than the next best candidate, as the natural logarithm of the ratio of their probabilities. For the whole board, this is the smallest value of its four sections. It is 0 for a board that you named. */
export type Margin = number;

/** The result of the scan for one quarter of the board. */
export interface FoundSection {
  /** `known`: the section was identified. `unknown`: no candidate matches. `unreadable`: too little of the section was seen. */
  verdict: "known" | "unknown" | "unreadable";
  /** The section, in the form that a board uses. If it was not identified, its rows are as observed. To send it as a section of your own, add the kinds of its locations. */
  section: Section;
  /** The result for this quarter in words, such as `tavern except on a1`. */
  text: string;
  /** How well the best candidate matches. 1 means that every hex agrees. The best wrong candidate reaches 0.2 to 0.5 by chance. */
  fit: number;
  margin: Margin;
  /** How many of the 100 hexes of this quarter were seen. */
  seen: number;
  /** The candidate that matches best, even if the match is too poor to identify the section. */
  nearest: string;
  /** The second best candidate; null for a board that you named. */
  runner_up: string | null;
}

/** A player or a spectator. A spectator sees only cards that are face up. */
export type Viewer = "blue" | "orange" | "black" | "white" | "red" | "spectator";

/** The state as this viewer may see it: the cards in the hands of other players are null, and so is the draw pile. You can use it in requests like any other state. */
export type SeenState = State;

/** The view of one player or of a spectator. */
export interface SeenGame {
  state: SeenState;
  /** For each action that was applied, its events. The card of another player is null if it was drawn for the hand. */
  events: Event[][];
  /** Present with `include=sentences`: the same events as sentences. */
  sentences?: string[][];
}

/** The parts of a replay that each player and a spectator may see. Show each person only their own view. */
export interface GameViews {
  spectator: SeenGame;
  [key: string]: SeenGame;
}

/** The coordinates of a hex. */
export interface Place {
  /** The axial coordinates `[q, r]` of the hex: `q` grows to the east, `r` grows to the southeast, and the top left hex is `[0, 0]`. The six neighbours of a hex differ from it by `[1, 0]`, `[0, 1]`, `[-1, 1]`, `[-1, 0]`, `[0, -1]` and `[1, -1]`. */
  axial: number[];
  /** The centre `[x, y]` of the hex if the sides of the hexes have length 1: `x` grows to the right, `y` grows downwards, and the bounding box of the board begins at `[0, 0]`. Multiply both numbers by the side length in your drawing. */
  centre: number[];
}

/** The coordinates of the hexes. Each hex has corners at its top and bottom. In its name, the letter is the column, counted from the left, and the number is the row, counted from the top. Every second row is shifted half a hex to the right. The island has coordinates of its own, which start at its top left corner. */
export interface Geometry {
  /** The rows that are shifted half a hex to the right. `even` means the rows with an even number, such as the row of `a2`. */
  shifted_rows: "even";
  /** The coordinates of each hex. */
  hexes: { [key: string]: Place };
}

/** The service is alive. */
export interface Health {
  status: "ok";
  version: string;
  rules: RulesRevision;
}

/** Hexes of one section that look alike. They are named from a1 to j10, as in the top left section of a board. */
export interface HexGroup {
  hexes: HexSet;
  /** The likely terrain of these hexes, from a comparison with the known sections in this picture or, if there are none, in the other picture. It is null if neither picture shows a known section, or if the hexes do not resemble any terrain on it. */
  terrain?: string | null;
  /** The probability of that terrain; null if there is no terrain. */
  probability?: number | null;
}

/** The hexes to mark, in one line of text. */
export type HighlightLine = string;

/** One reason why the score of a position may be misleading. */
export interface Remark {
  code: Code;
  /** A sentence for people. The wording may change. */
  text: string;
  /** Present if the remark concerns only one player: that player. */
  player?: Colour;
}

/** Gold from one source. */
export interface ScoreEntry {
  /** The source: the name of a Kingdom Builder card or of a task, `castles`, `palaces`, `capitols`, or `gold` for gold gained during play. */
  source: string;
  rule: RuleNumber;
  gold: number;
  /** A sentence for people that explains how the gold was counted. */
  text: string;
  /** The hexes that earn the gold. For cards, tasks, `palaces` and `capitols`, these are the hexes of the pieces that count and, if the card or task requires pieces to connect or surround other hexes, those hexes, too. For `castles`, they are the castles that the player has reached. The list is empty for `gold`, for the card `mayors` and for cards that pay during play. */
  hexes: HexSet;
  /** The options of the ruleset that would change this amount if they had another value. */
  options: RulesetOption[];
}

/** The gold of one player. */
export interface PlayerScore {
  colour: Colour;
  total: number;
  /** The rank of the player; 1 is best. Players with equal gold share a rank. */
  rank: number;
  /** The gold from each source. */
  entries: ScoreEntry[];
}

/** The gold of each player at a table. */
export interface Score {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** Whether the game is over. A state shows this. For a position, it is the value of `final` in the request; without that value, the game counts as over if a player's supply is empty. It is false if the table is impossible. */
  final: boolean;
  /** Reasons why the score of a position may be misleading: for example, the game may still be in progress, or gold, marks or silos may be missing. The list is empty for a state, which contains all of this. */
  remarks: Remark[];
  /** The scores in seating order; empty if the table is impossible. */
  players: PlayerScore[];
  /** The player with the most gold, or all players who share the most gold. If `final` is false, they are only in the lead. The list is empty if the table is impossible. */
  winners: Colour[];
}

/** The hexes where the piece that belongs to a tile can be placed. */
export interface PlaceOffer {
  type: "place";
  count: Count;
  example: PlaceAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** The tile that lets the player ignore adjacency on these hexes. This key is missing if no such tile is needed. */
  waiver?: TileKind;
  at: HexSet;
  gold?: GoldOfHexes;
  via?: ViaTile;
}

/** The pieces that may move with a tile, and the hexes where they may go. If the tile moves pieces step by step, this is one step. */
export interface MoveOffer {
  type: "move";
  count: Count;
  example: MoveAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** For the hex of each piece that may move, the hexes where the piece may go. */
  moves: { [key: string]: HexSet };
  /** Present with `include=gold` if there are at most 500 legal actions: for the hex of each piece and for each of its targets, how much the move would change the player's gold. */
  gold?: { [key: string]: { [key: string]: number } };
  via?: ViaTile;
}

/** The hexes of the pieces that a player may take off the board with a tile. */
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

/** The player may take a number tile. */
export interface TakeOffer {
  type: "take";
  count: Count;
  example: TakeAction;
  rules: RuleNumber[];
  tile: TileKind;
  via?: ViaTile;
}

/** The player may return number tiles: at least one tile, and at most the numbers in `ones` and `fives`. */
export interface SpendOffer {
  type: "spend";
  count: Count;
  example: SpendAction;
  rules: RuleNumber[];
  tile: TileKind;
  /** The maximum number of tiles worth 1. */
  ones: number;
  /** The maximum number of tiles worth 5. */
  fives: number;
  via?: ViaTile;
}

/** The terrain card is useless, and the player may replace it. */
export interface RedrawOffer {
  type: "redraw";
  count: Count;
  example: RedrawAction;
}

/** The cards that the player can play. Either the hidden card at the beginning of the turn can be any of them, or the player must choose one of them. */
export interface PlayOffer {
  type: "play";
  count: Count;
  example: PlayAction;
  cards: TerrainCard[];
}

/** The cards that the drawn or discarded card can be. Null among them means that the card may be drawn face down. */
export interface RevealOffer {
  type: "reveal";
  count: Count;
  example: RevealAction;
  cards: MaybeTerrainCard[];
}

/** The cards of the discard pile, which become the draw pile in any order. The count is 1, although each order is a different action. */
export interface ShuffleOffer {
  type: "shuffle";
  count: Count;
  example: ShuffleAction;
  cards: TerrainCards;
}

/** A group of legal actions of one kind, with all their targets. */
export type Offer = BuildOffer | PlaceOffer | MoveOffer | RemoveOffer | DrawOffer | TakeOffer | SpendOffer | FinishOffer | RedrawOffer | EndTurnOffer | PlayOffer | RevealOffer | ShuffleOffer;

/** A drawing, as the text of an SVG file. */
export type Picture = string;

/** The state in one line of text, for example for links and logs. */
export type Notation = string;

/** All actions that are legal now. */
export interface LegalActions {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** Who must act; null if the game is over or the table is impossible. */
  awaited: AwaitedActor | null;
  /** The total number of legal actions. */
  count: number;
  /** The legal actions in groups. Each group contains one complete action in `example`, ready for a ruling. */
  actions: Offer[];
  /** Present if you sent a `table`: the state to which these actions belong. It is null if the table is impossible, and if you asked for `without=state`. */
  state?: State | null;
  /** Present if you sent a `table`: all assumptions that the referee made to complete the state. */
  assumptions?: Assumptions;
  /** Present with `include=scores`: the scores of this state. */
  scores?: Score;
  /** Present with `include=picture`: a drawing of this state. */
  picture?: Picture;
  /** Present with `include=notation`: this state in one line of text. */
  notation?: Notation;
}

/** The complete state of a table, and the assumptions behind it. */
export interface Inference {
  verdict: Possibility;
  /** The reasons why the table is impossible; empty if it is possible. An audit reports at most 50 inconsistencies. */
  inconsistencies: Inconsistency[];
  /** The state, ready for a ruling. It is null if the table is impossible, and if you asked for `without=state`. */
  state: State | null;
  assumptions: Assumptions;
  /** Who must act; null if the game is over or the table is impossible. */
  awaited: AwaitedActor | null;
  /** Present with `include=scores`: the scores of this state. */
  scores?: Score;
  /** Present with `include=legal-actions`: the same list as `actions` in `legal`. Read that one instead. */
  legal_actions?: Offer[];
  /** Present with `include=legal-actions`: the answer of `POST /v1/legal-actions` for this state. */
  legal?: LegalActions;
  /** Present with `include=picture`: a drawing of this state. */
  picture?: Picture;
  /** Present with `include=notation`: this state in one line of text. */
  notation?: Notation;
}

/** The three Kingdom Builder cards, all different. Without them, the answer has no scores. */
export type KnownCards = KingdomCard[];

/** The expansions that the sections on the table can belong to. If you omit this key, they can belong to any expansion. */
export type KnownExpansions = Expansion[];

/** The players in seating order. If you omit this key, the players are the colours that were seen on the board. */
export type KnownPlayers = Colour[];

/** The gold that each player gained during play. */
export type KnownGold = { [key: string]: number };

/** The horizontal lines that each player has marked for the card `mayors`. */
export type KnownMarks = { [key: string]: HorizontalLines };

/** Further sections that can be on the table: sections of your own, or other sections by name. The scan tries each of them in both orientations, so `turned` does not matter here. */
export type KnownSections = Section[];

/** Whether the sections of Marshlands and Harvest on the table can have the layouts that this project designed. Send true if you have printed these layouts yourself. */
export type KnownOriginals = boolean;

/** The side of the island that is face up. Omit this key if there is no island. */
export type KnownIsland = "rope-bridge" | "tree-house";

/** A colour, `wall`, or null for an empty hex. */
export type MaybeOwner = Colour | "wall" | null;

/** The hexes that you have checked yourself, for example to resolve a doubt. The value is the colour of the piece, `wall` for a stone wall, or null for an empty hex. The scan takes these values as certain, and computes all other probabilities again. */
export type KnownPieces = { [key: string]: MaybeOwner };

/** Facts that you know from sources other than the observations. Omit the keys that you do not know. */
export interface KnownFacts {
  players?: KnownPlayers;
  cards?: KnownCards;
  tasks?: Tasks;
  /** The terrain whose cards were removed before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  gold?: KnownGold;
  marks?: KnownMarks;
  ruleset?: Ruleset;
  expansions?: KnownExpansions;
  sections?: KnownSections;
  originals?: KnownOriginals;
  /** The whole board, if you know it. The scan then skips the search for sections. */
  board?: Board;
  /** The castles with a capitol. */
  capitols?: HexSet;
  /** The mountains with a cave. */
  caves?: HexSet;
  island?: KnownIsland;
  pieces?: KnownPieces;
}

/** Which actions are legal? */
export interface LegalActionsRequest {
  state: AnyState;
}

/** A location tile that a player holds. */
export interface TableTile {
  /** The kind of tile, which is the kind of its location. */
  kind: string;
  /** The location hex from which the tile was taken. */
  from: Hex;
  status?: TileStatus;
}

/** The facts that you know about a player apart from the pieces on the board. Omit the keys that you do not know. */
export interface TablePlayer {
  colour: Colour;
  /** The number of settlements in the player's supply. */
  supply?: number;
  /** The terrain cards in the player's hand, without the card that was played in this turn; null for a card that only its owner has seen. */
  hand?: MaybeTerrainCard[];
  /** All location tiles that the player holds. */
  tiles?: TableTile[];
  /** Every location hex from which the player has ever taken a tile, even if the tile was lost later. */
  taken_from?: HexSet;
  /** All nomad tiles that the player holds. */
  nomad_tiles?: NomadTile[];
  /** All bonus tiles that the player holds. */
  bonus_tiles?: BonusTile[];
  numbers?: Numbers;
  /** How many of the player's settlements are on temple tiles. */
  temple?: number;
}

/** A description of a table: the position, whose turn it is and the played card. Everything else is optional. The referee infers everything that follows from the pieces, and lists its assumptions about the rest. */
export interface Table {
  position: AnyTablePosition;
  /** The player whose turn it is. */
  turn: Colour;
  /** The terrain card that was played in this turn. While it is face down, send null or omit this key. */
  card?: MaybeTerrainCard;
  /** The hexes where the player has built in the mandatory action of this turn, in order. */
  built?: Hex[];
  /** The facts that you know about players apart from their pieces. They have the same form as in a state. */
  players?: TablePlayer[];
  /** The player who began the game. */
  start_player?: Colour;
  /** The number of the current round, counted from 1. */
  round?: number;
  /** Whether this round is the last one. */
  ending?: boolean;
  /** Whether the five swamp cards are used. */
  swamp_cards?: boolean;
  /** The draw pile, with the top card first. If its order is unknown, send null or omit this key. */
  deck?: TerrainCards | null;
  /** The discard pile. The card that was discarded last is at the end. */
  discard?: TerrainCards;
  /** The terrain cards that have left the game. */
  removed?: TerrainCards;
}

/** Which actions are legal at this table? */
export interface TableLegalActionsRequest {
  table: Table;
}

/** Which actions are legal? Send either a state or a table. */
export type LegalActionsQuestion = LegalActionsRequest | TableLegalActionsRequest;

/** One JSON document per line. In a request, each line has the form of a JSON body of this call. In the answer, each line has the form of a JSON answer of this call, or is a problem. Blank lines are ignored. */
export type Lines = unknown;

/** A hex of the main board. */
export type MainHex = string;

/** Pixels from the left and from the top of the picture as displayed, with its stored orientation applied. */
export type PicturePoint = number[];

/** The four corners, or null. */
export type MaybeCorners = PicturePoint[] | null;

/** A key whose value `without` replaces with null. */
export type OmittedMember = "state";

/** A hex that could not be read, and the reason. */
export interface UnreadHex {
  at: Hex;
  /** `glare`: light is reflected there. `outside`: the hex is outside the picture. `dark`: the hex is too dark. */
  why: "glare" | "outside" | "dark";
}

/** The place of the board in one picture. */
export interface Overlay {
  /** The width in pixels of the picture as displayed, with its stored orientation applied. */
  width: number;
  height: number;
  /** Whether the picture contributes to the answer. It does not contribute if it shows no board, or a different board from the clearer picture. If only one picture shows four known sections, the other one does not contribute. */
  used: boolean;
  /** The homography that maps board coordinates to pixels of the picture, as three rows of three numbers. In board coordinates, the centre of a1 is the origin, a hex is 1 wide, and y points down. It is null if no board was found. */
  homography: number[][] | null;
  /** The centre of each hex, in pixels from the top left corner of the picture. It is null if no board was found. */
  centres: { [key: string]: number[] } | null;
  /** The hexes that could not be read in this picture. */
  unread: UnreadHex[];
}

/** One piece of advice for a better photograph. */
export interface PhotoAdvice {
  code: "come-closer" | "glare" | "tilt" | "blur" | "dark" | "shadow" | "cut-off" | "no-board" | "unknown-sections" | "no-colour" | "mirrored" | "single-section" | "tap-section" | "unusual-colours";
  /** A sentence for people that says what to do. The wording may change. */
  text: string;
  /** The hexes concerned; empty if the advice concerns the whole picture. */
  hexes: Hex[];
}

/** The facts that you know about the table, as in a scan, and hints for reading the pictures. The hex a1 is at the corner that you tapped first. Without `corners`, it is at the top left of the first picture. Omit the keys that you do not know. */
export interface PhotoFacts {
  players?: KnownPlayers;
  cards?: KnownCards;
  tasks?: Tasks;
  /** The terrain whose cards were removed before the game. Only the card `scouts` removes one. */
  removed_terrain?: MaybeTerrain;
  gold?: KnownGold;
  marks?: KnownMarks;
  ruleset?: Ruleset;
  expansions?: KnownExpansions;
  sections?: KnownSections;
  originals?: KnownOriginals;
  /** The whole board, if you know it. The scan then skips the search for sections. */
  board?: Board;
  /** The castles with a capitol. */
  capitols?: HexSet;
  /** The mountains with a cave. */
  caves?: HexSet;
  island?: KnownIsland;
  pieces?: KnownPieces;
  /** For each picture, the centres of the hexes a1, t1, t20 and a20 in this order, as you tapped them; null for a picture in which you did not tap them. With these corners, the service can read a board that it would not find otherwise. */
  corners?: MaybeCorners[];
  /** For each colour that was misread, one hex of the main board with a piece of this colour. */
  examples?: { [key: string]: MainHex };
  /** Whether the picture shows a single section instead of a board. If it does, `corners` are the centres of the section's hexes a1, j1, j10 and a10. Send them only if the advice `tap-section` asks for them. */
  single_section?: boolean;
}

/** One or two photographs of the same table, and the facts that you know about it. The request is limited to 20 MB, and each photograph to 50 megapixels and 12,000 pixels per side. The service ignores all metadata except the orientation, and it stores nothing. */
export interface PhotoRequest {
  /** JPEG, PNG or WebP files. If a lamp is reflected in one photograph, a second one from the side can show the hexes that the reflection hides. */
  picture: Blob[];
  known?: PhotoFacts;
}

/** The content of one picture file. */
export type PictureFile = unknown;

/** Whether to add a panel with the cards, the tasks, the round, the player whose turn it is and the played card, and with the gold, the supply and the tiles of every player. The panel never shows the cards in a hand. It is to the right of the board, or below the board in a compact picture. */
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

/** What does this look like? Send a position, a state or only a board. */
export type PictureRequest = PositionPictureRequest | StatePictureRequest | BoardPictureRequest;

/** How much gold does each player score at this table? */
export interface PositionScoreRequest {
  position: AnyPosition;
  /** Whether the game has ended in this position. If you omit this key, the game counts as ended if a player's supply is empty. */
  final?: boolean;
}

/** One fault. */
export interface ProblemError {
  /** The place of the fault, as a JSON pointer (RFC 6901) into the body. If the fault is in a parameter, read `parameter` instead. The pointer is then only a question mark followed by the name of the parameter, a form that is deprecated. */
  pointer: string;
  /** Present if the fault is in a parameter and not in the body: the name of the query or path parameter. */
  parameter?: string;
  text: string;
}

/** An error (RFC 9457): what is wrong, where it is, and how to correct it. */
export interface Problem {
  /** The kind of problem, as a link to the section of the documentation that explains it. */
  type: string;
  /** The kind of problem, in words. */
  title: string;
  /** The HTTP status code. */
  status: number;
  /** What is wrong with this request. */
  detail: string;
  /** The faults in the request. There are at most twenty, and fewer if they would make the answer too long. */
  errors: ProblemError[];
}

/** The service is ready for requests. Without its shared cache it is slower, and a board sent to another process may have to be sent again. */
export interface Readiness {
  status: "ready";
  /** The status of the shared cache: `off` if none is configured, otherwise `up` or `down`. */
  redis: "off" | "up" | "down";
}

/** One way in which an action breaks the rules. An answer lists all independent violations. */
export interface Violation {
  code: Code;
  /** The numbers of the rules that the action breaks. */
  rules: RuleNumber[];
  /** A sentence for people. The wording may change. */
  text: string;
  /** The hexes that cause the violation, and hexes that would be legal instead; empty if there are neither. */
  hexes: HexSet;
  facts: Facts;
}

/** How far a game is legal, and the state at that point. */
export interface Replay {
  /** `legal`: every action is legal. `illegal` or `undetermined`: the verdict on the first action that is not legal, where the replay stops. `impossible`: the first state is impossible. */
  verdict: "legal" | "illegal" | "impossible" | "undetermined";
  inconsistencies: Inconsistency[];
  /** How many actions were applied. These are all actions before the first one that is not legal. */
  applied: number;
  /** The rules that the first illegal action breaks; empty if no action is illegal. */
  violations: Violation[];
  /** The state after the actions that were applied. It is null if the first state is impossible, and if you asked for `without=state`. */
  state: State | null;
  /** Who must act next; null if the game is over or the first state is impossible. */
  awaited: AwaitedActor | null;
  /** Present with `include=events`: for each action that was applied, its events. */
  events?: Event[][];
  /** Present with `include=sentences`: for each action that was applied, its events as sentences in the language of the answer. */
  sentences?: string[][];
  /** Present with `include=scores`: the scores of the last state. */
  scores?: Score;
  /** Present with `include=legal-actions`: the same list as `actions` in `legal`. Read that one instead. */
  legal_actions?: Offer[];
  /** Present with `include=legal-actions`: the answer of `POST /v1/legal-actions` for the last state. */
  legal?: LegalActions;
  /** Present with `include=picture`: a drawing of the last state. */
  picture?: Picture;
  /** Present with `include=notation`: the last state in one line of text. */
  notation?: Notation;
  /** Present with `include=views`: the parts of the game that each player and a spectator may see. */
  views?: GameViews;
}

/** A whole game, or a part of it. */
export interface ReplayRequest {
  /** The state before the first action. It does not have to be the start of a game. */
  start: AnyState;
  actions: Action[];
}

/** A legal action that is suggested instead of an illegal one. */
export interface Suggestion {
  /** The complete action, ready for a ruling. */
  action: Action;
  /** A sentence for people. The wording may change. */
  text: string;
}

/** The view of one player or of a spectator. */
export interface SeenStep {
  state: SeenState;
  /** The events, in order. The card of another player is null if it was drawn for the hand. */
  events: Event[];
  /** Present with `include=sentences`: the same events as sentences. */
  sentences?: string[];
}

/** The parts of a state and of its events that each player and a spectator may see. Show each person only their own view. */
export interface Views {
  spectator: SeenStep;
  [key: string]: SeenStep;
}

/** The ruling on one action. */
export interface Ruling {
  /** `legal`: the action is allowed, and `state` is the table after it. `illegal`: the action breaks the rules in `violations`. `undetermined`: the answer depends on a hidden card. `impossible`: the request is impossible, usually because the table is; `inconsistencies` gives the reasons. */
  verdict: "legal" | "illegal" | "impossible" | "undetermined";
  violations: Violation[];
  /** The options of the ruleset that would change this answer if they had another value. */
  options: RulesetOption[];
  /** The state after a legal action. It is null if the action is not legal, and if you asked for `without=state`. */
  state: State | null;
  /** The events of a legal action, in order; empty if the action is not legal. */
  events: Event[];
  /** Who must act next; null if the game is over or the verdict is `impossible`. */
  awaited: AwaitedActor | null;
  inconsistencies: Inconsistency[];
  /** If the verdict is `illegal`: up to five legal actions, starting with the one closest to the intended action (the same tile on a nearby hex, another tile on the same hex, or another kind of action). The list is empty for other verdicts, if the game is over, and if it is not this player who must act. */
  instead: Suggestion[];
  /** Present if you sent a `table`: all assumptions that the referee made to complete the state. */
  assumptions?: Assumptions;
  /** Present with `include=sentences`: each event as a sentence in the language of the answer. */
  sentences?: string[];
  /** Present with `include=scores`: the scores after a legal action; otherwise the scores of the table that you sent. */
  scores?: Score;
  /** Present with `include=legal-actions`: the same list as `actions` in `legal`. Read that one instead. */
  legal_actions?: Offer[];
  /** Present with `include=legal-actions`: the answer of `POST /v1/legal-actions` for the state after a legal action; otherwise for the `state` or `table` that you sent. */
  legal?: LegalActions;
  /** Present with `include=picture`: a drawing of the table after a legal action. If the action is not legal, it shows the table that you sent and marks the hexes of the violations. */
  picture?: Picture;
  /** Present with `include=notation`: the state after a legal action in one line of text; otherwise the state that you sent. */
  notation?: Notation;
  /** Present with `include=views`: the parts of the state and of the events that each player and a spectator may see. */
  views?: Views;
}

/** May I do this? */
export interface RulingRequest {
  state: AnyState;
  action: Action;
  /** The player who wants to act. If another player must act first, or if the table must report a card or a shuffle, the action breaks a rule (`not-your-turn`). If you omit this key, the player whose turn it is to act is assumed. */
  player?: Colour;
}

/** May I do this at this table? */
export interface TableRulingRequest {
  table: Table;
  action: Action;
  /** The player who wants to act. If another player must act first, or if the table must report a card or a shuffle, the action breaks a rule (`not-your-turn`). If you omit this key, the player whose turn it is to act is assumed. */
  player?: Colour;
}

/** May I do this? Send either a state or a table, and an action. */
export type RulingQuestion = RulingRequest | TableRulingRequest;

/** The estimated gold of one player. */
export interface ScoreRange {
  colour: Colour;
  /** The gold in the most likely position. */
  value: number;
  /** The lower end of the range. If your probabilities are right, the true amount of gold is between `low` and `high` in at least 95 of 100 cases. */
  low: number;
  /** The upper end of the range; see `low`. */
  high: number;
  /** The average gold over the scored tables, weighted by their probabilities. */
  expected: number;
  /** The probability that `value` is exactly right. */
  exact: Probability;
  /** The probability that no other player has more gold. Players who share a victory all count as winners. */
  wins: Probability;
}

/** The gold of every player, estimated over all tables that are compatible with the observations, or over a sample of these tables. */
export interface ScoreRanges {
  /** The estimates in seating order. */
  players: ScoreRange[];
  /** How many different tables were scored for the estimate. */
  tables: number;
  /** Whether the scored tables are only a sample of all compatible tables. The same request always uses the same sample. */
  sampled: boolean;
}

/** One assumption that the scan made. */
export interface ScanAssumption {
  /** The code of the assumption, for programs. */
  code: "players-seen" | "no-gold" | "landmarks-left-out";
  /** A sentence for people. The wording may change. */
  text: string;
}

/** One letter for each hex, as in the rows of a section. In addition, `X` means a special hex of any kind, and `.` means a hex that could not be seen. */
export type SeenLetters = string;

/** A kind of ground, or `special` for a special hex of any kind. */
export type SeenWord = "grass" | "canyon" | "desert" | "flower-field" | "forest" | "swamp" | "farmland" | "water" | "mountain" | "location" | "castle" | "nomad-space" | "palace" | "silo" | "special";

/** Kinds of ground with their probabilities. If the sum is less than 1, the kinds that you do not name share the rest. If the sum is larger than 1, or if you name all kinds, the probabilities are scaled so that their sum is 1. If all probabilities are 0, the hex counts as not seen. */
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

/** The observation of a hex: a word, or words with their probabilities. It is null if the hex could not be seen. */
export type SeenCell = SeenWord | SeenProbabilities | null;

/** One cell for each hex. */
export type SeenCells = SeenCell[];

/** The 20 hexes of a row, from left to right. */
export type SeenRow = SeenLetters | SeenCells;

/** The 20 rows, from top to bottom. */
export type SeenRows = SeenRow[];

/** One number for each of the kinds, on any scale. You can omit numbers at the end, which then count as 0. If the hex could not be seen, send null or only zeros. */
export type SeenWeights = number[] | null;

/** The compact form for programs, with numbers instead of words for each hex. */
export interface SeenNumbers {
  /** The kinds of ground. The numbers of each hex are in the same order. */
  kinds: SeenWord[];
  /** The 20 rows from top to bottom, each with 20 hexes from left to right. */
  rows: SeenWeights[][];
}

/** The observed ground of the 20 by 20 hexes, row by row from the top. Send 20 rows, each with 20 letters or 20 cells, or use the compact form with numbers. */
export type SeenTerrain = SeenRows | SeenNumbers;

/** A piece that may be on a hex. */
export interface SeenPiece {
  /** The hex; for a city hall, the middle of its seven hexes. */
  at: Hex;
  /** The kind of piece. The default is a settlement. */
  piece?: PieceKind;
  /** The colour of the player who owns the piece. Only a wall has no owner. */
  colour?: MaybeColour;
  /** The probability that the piece is there. The default is 1. */
  probability?: number;
}

/** The observations of a table by a person or a vision program, and facts that are known from other sources. */
export interface ScanRequest {
  terrain: SeenTerrain;
  /** Every piece that may be on the board. If a hex has several entries, at most one of them is right. The rest of the probability, up to 1, is the probability that the hex is empty. A hex without an entry is empty, unless it is in `unread` or a city hall covers it. */
  pieces?: SeenPiece[];
  /** The hexes where an observer cannot see whether there is a piece, for example because of glare. */
  unread?: HexSet;
  known?: KnownFacts;
}

/** The most likely table, how certain each part of it is, and the gold that each player scores. */
export interface Scan {
  /** `known`: all four sections were identified. `unknown`: at least one section matches none of the candidates. `unreadable`: too little of at least one section was seen, or a photograph shows no board. `impossible`: the request is impossible, for example because it contradicts itself. */
  verdict: "known" | "unknown" | "unreadable" | "impossible";
  /** The reasons why the position cannot be scored, for example because you did not name the cards. Their places are then JSON pointers into the answer, below `/position`. If the verdict is `impossible`, these are the reasons why the request is impossible. */
  inconsistencies: Inconsistency[];
  /** The four quarters of the board in reading order: top left, top right, bottom left, bottom right. The list is empty if the request is impossible or if a photograph shows no board. */
  sections: FoundSection[];
  margin: Margin;
  /** The estimated share of your terrain cells that are wrong, measured on the sections that were identified. */
  error: number;
  /** The corrected ground: 20 rows of 20 letters, as in the rows of a section. Sections that were identified are as printed, and the others are as observed. `.` is a hex that could not be seen. The list is empty if `sections` is empty. */
  grid: string[];
  /** The hexes of identified sections where you clearly saw something other than the printed ground. */
  differences: Difference[];
  /** The pieces in the most likely position. */
  pieces: FoundPiece[];
  /** The hexes whose reading has a probability below 99.8 %, starting with those that have the most gold at stake. Hexes without gold at stake follow, the least certain first. */
  doubts: Doubt[];
  /** How many of the doubts, counted from the first, you should check so that all other readings are right with a probability of at least 95 %. Send the results in `known.pieces`. */
  answers: number;
  /** The most likely position, ready for `POST /v1/scores`. It is null unless the verdict is `known`. */
  position: Position | null;
  /** The estimated gold of every player. It is null if there are `inconsistencies` or if the verdict is not `known`. */
  scores: ScoreRanges | null;
  /** The assumptions that the scan made about facts that you did not give. */
  assumptions: ScanAssumption[];
  /** Present with `include=picture`: a drawing of the position that marks all doubts and differences. It is null if there is no position. */
  picture?: Picture | null;
  /** Present only for photographs: the place of the board in each picture, in the order in which you sent the pictures. */
  overlay?: Overlay[];
  /** Present only for photographs: the observations in them, as a body for `POST /v1/scans`. To have them evaluated again with pieces that you have checked, add `known` with `pieces` and send this body instead of the pictures. It is null if no board was found. */
  observations?: ScanRequest | null;
  /** Present only for photographs. If a picture shows a single section instead of a board, this is the name of the section or, if no known section matches, its hexes in groups that look alike. It is null for other pictures, and also if you must first tap the corners of the section. */
  single_section?: {
    /** The name of the section, followed by `:turned` if it is turned by 180 degrees; null if there is no match. */
    section: string | null;
    /** How much better this section fits than the next best one, as a natural logarithm of the ratio of their probabilities; null if no known section matches. */
    margin: number | null;
    /** The hexes of an unknown section, in groups that look alike, the largest group first. A person can name the terrain of each group and correct individual hexes. The list is empty if the section is known. */
    groups: HexGroup[];
    /** The centre of each hex, from a1 to j10, in pixels from the top left corner of the picture. This shows which corner counts as a1. */
    centres?: { [key: string]: number[] };
  } | null;
  /** Present only for photographs. If exactly one section of the board matches no known section, this is that section; otherwise it is null. */
  unknown_section?: {
    /** The index of the section in `sections`, counted from 0. */
    quarter: number;
    /** The hexes of the section in groups that look alike, the largest group first. */
    groups: HexGroup[];
    /** The centre of each hex, from a1 to j10, in pixels from the top left corner of the picture. */
    centres: { [key: string]: number[] };
  } | null;
  /** Present only for photographs: how to take a better one, the most important advice first. */
  advice?: PhotoAdvice[];
}

/** How much gold does each player score at this table? */
export interface StateScoreRequest {
  state: AnyState;
  /** Omit this key, because the state already shows whether the game is over. If `final` contradicts the state, the answer is `impossible` with the code `final-mismatch`. */
  final?: boolean;
}

/** How much gold does each player score at this table? Send either a position or a state. */
export type ScoreRequest = PositionScoreRequest | StateScoreRequest;

/** A problem that the proxy in front of the service reports. It has no entry in the documentation. */
export interface ServerProblem {
  type: "about:blank";
  title: string;
  status: number;
  detail: string;
  errors?: ProblemError[];
}

/** The first state of a new game. */
export interface Start {
  state: State;
  /** Who must act first. */
  awaited: AwaitedActor | null;
  /** Present if the seed in the request was `random`: the seed that the referee drew. Anyone who knows it can compute every card, so keep it secret during the game. The same request with this seed gives the same game. */
  seed?: string;
  /** Present with `include=legal-actions`: the same list as `actions` in `legal`. Read that one instead. */
  legal_actions?: Offer[];
  /** Present with `include=legal-actions`: the answer of `POST /v1/legal-actions` for this state. */
  legal?: LegalActions;
  /** Present with `include=picture`: a drawing of this state. */
  picture?: Picture;
  /** Present with `include=notation`: this state in one line of text. */
  notation?: Notation;
  /** Present with `include=views`: the parts of the state that each player and a spectator may see. */
  views?: Views;
}

/** The choices for a new game. The seed decides everything that you do not choose, and the same request with the same seed always gives the same game. Without a seed, you must choose the board and the Kingdom Builder cards, unless `first_game` does, and, if the game needs them, the tasks, the nomad tiles and the removed terrain. Terrain cards that you do not choose then stay hidden. */
export interface StartRequest {
  /** The players in seating order. A game has two to five players. */
  players: Colour[];
  /** Whether to use the recommended board and cards for a first game where you do not choose others. */
  first_game?: boolean;
  board?: Board;
  /** Three different Kingdom Builder cards. */
  cards?: KingdomCard[];
  /** The tasks, all different: one for each section with a Crossroads location. */
  tasks?: Task[];
  /** The tile on each nomad space, by the name of the hex. */
  nomad_tiles?: { [key: string]: NomadTileKind };
  /** The terrain whose cards are removed before the game. Choose one only if the card `scouts` is in play. It must be grass, canyon, desert, flower field or forest. */
  removed_terrain?: Terrain;
  /** Whether to use the swamp cards. By default, they are used if the board has swamp. */
  swamp_cards?: boolean;
  /** The player who begins. If you omit this key, the seed decides; without a seed, the first player in `players` begins. */
  start_player?: Colour;
  /** The first terrain card of each player in seating order; null for a card that only its owner has seen. */
  hands?: MaybeTerrainCard[];
  /** The draw pile after dealing, with the top card first. If you send it, you must also send `hands`. */
  deck?: TerrainCards;
  ruleset?: Ruleset;
  /** Any text. The same request with the same seed always gives the same game. If the seed is `random`, the referee draws a new seed that cannot be guessed, and the answer contains it. Anyone who knows the seed can compute every card of the game. */
  seed?: string;
  /** The expansions that the seed may choose from. The default is the base game alone. If you send this list, include `base` if you want the base game, too. `capitol`, `caves` and `island` have no sections of their own: they add capitols and caves to the board, or an island beside it. Capitols can be added only to sections with two castles. With a seed, these three are also added to a board that you send. Capitols, caves or an island that are already part of that board stay as they are. */
  expansions?: Expansion[];
}

/** A subject of the catalogue. */
export type Subject = "sections" | "terrains" | "tiles" | "cards" | "tasks" | "colours" | "figures" | "options" | "violations" | "inconsistencies" | "assumptions" | "remarks" | "rules";

/** The subjects of the catalogue. */
export interface SubjectsList {
  revision: RulesRevision;
  subjects: Subject[];
}

/** The hexes of a board: their ground, their neighbours and their coordinates. A program needs nothing else to draw the board. */
export interface Topology {
  id: BoardId;
  rules: RulesRevision;
  board: FullBoard;
  /** For each terrain and each kind of special hex on this board, its hexes. */
  ground: { [key: string]: HexSet };
  /** The kind of each location hex. */
  locations: { [key: string]: string };
  /** For each hex, the hexes next to it. */
  neighbours: { [key: string]: HexSet };
  /** The hexes of each of the four sections, in reading order. */
  sectors: HexSet[];
  /** The origin of the layout of each section, in reading order. */
  origins: Origin[];
  geometry: Geometry;
}

/** The state, and the events in the request, as one player or a spectator may see them. */
export interface View {
  verdict: Possibility;
  inconsistencies: Inconsistency[];
  /** The state as this viewer may see it: the cards in the hands of other players are null, and so is the draw pile. If the verdict is `impossible`, the whole state is null. */
  state: State | null;
  /** Present if the request contains events and the verdict is `possible`: these events as this viewer may see them. The card of another player is null if it was drawn for the hand. */
  events?: Event[];
}

/** What may this player, or a spectator, see? */
export interface ViewRequest {
  state: AnyState;
  player: Viewer;
  /** Events of this game, such as the `events` of a ruling. The answer shows them without the cards that this viewer may not see. */
  events?: Event[];
}

/** Every call: its body, its answer, what `?include=` can add, and all that a caller may send. */
export interface Calls {
  /** Begin a game */
  "POST /v1/starts": { request: StartRequest; answer: Start; include: "legal-actions" | "picture" | "notation" | "views"; options: { body: StartRequest; query?: { include?: ("legal-actions" | "picture" | "notation" | "views")[]; lang?: string } } };
  /** List all legal actions */
  "POST /v1/legal-actions": { request: LegalActionsQuestion; answer: LegalActions; include: "gold" | "scores" | "picture" | "notation"; options: { body: LegalActionsQuestion; query?: { include?: ("gold" | "scores" | "picture" | "notation")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** Check an action, and play it if it is legal */
  "POST /v1/rulings": { request: RulingQuestion; answer: Ruling; include: "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views"; options: { body: RulingQuestion; query?: { include?: ("sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** Check a whole game */
  "POST /v1/replays": { request: ReplayRequest; answer: Replay; include: "events" | "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views"; options: { body: ReplayRequest; query?: { include?: ("events" | "sentences" | "scores" | "legal-actions" | "picture" | "notation" | "views")[]; without?: OmittedMember[]; signed?: "require"; lang?: string } } };
  /** Show what one player or a spectator may see */
  "POST /v1/views": { request: ViewRequest; answer: View; include: never; options: { body: ViewRequest; query?: { signed?: "require"; lang?: string } } };
  /** How much gold does each player score? */
  "POST /v1/scores": { request: ScoreRequest; answer: Score; include: never; options: { body: ScoreRequest; query?: { signed?: "require"; lang?: string } } };
  /** Is this position possible? */
  "POST /v1/audits": { request: AuditRequest; answer: Audit; include: "repairs"; options: { body: AuditRequest; query?: { include?: "repairs"[]; signed?: "require"; lang?: string } } };
  /** Infer a state from a description of the table */
  "POST /v1/states": { request: Table; answer: Inference; include: "scores" | "legal-actions" | "picture" | "notation"; options: { body: Table; query?: { include?: ("scores" | "legal-actions" | "picture" | "notation")[]; without?: OmittedMember[]; lang?: string } } };
  /** Identify a table from observations */
  "POST /v1/scans": { request: ScanRequest; answer: Scan; include: "picture"; options: { body: ScanRequest; query?: { include?: "picture"[]; lang?: string } } };
  /** Read a table from a photograph */
  "POST /v1/photos": { request: PhotoRequest; answer: Scan; include: "picture"; options: { body: PhotoRequest; query?: { include?: "picture"[]; lang?: string } } };
  /** Draw a picture for a link */
  "GET /v1/pictures": { request: never; answer: Blob; include: never; options: { query: { state: string; highlight?: HighlightLine; title?: PictureTitle; names?: PictureNames; panel?: PicturePanel; width?: PictureWidth; format?: "svg" | "png"; signed?: "require"; lang?: string } } };
  /** Draw a table or a board */
  "POST /v1/pictures": { request: PictureRequest; answer: Blob; include: never; options: { body: PictureRequest; query?: { signed?: "require"; lang?: string } } };
  /** Describe a board, its neighbours and locations */
  "POST /v1/boards": { request: Board; answer: Topology; include: never; options: { body: Board; query?: { lang?: string } } };
  /** Find a board by its id */
  "GET /v1/boards/{board_id}": { request: never; answer: Topology; include: never; options: { path: { board_id: BoardId }; query?: { lang?: string } } };
  /** List the subjects of the catalogue */
  "GET /v1/catalogue": { request: never; answer: SubjectsList; include: never; options: { query?: { lang?: string } } };
  /** List everything about one subject */
  "GET /v1/catalogue/{subject}": { request: never; answer: Catalogue; include: never; options: { path: { subject: Subject }; query?: { lang?: string } } };
  /** List the features of this instance */
  "GET /v1/catalogue/features": { request: never; answer: Features; include: never; options: { query?: { lang?: string } } };
}

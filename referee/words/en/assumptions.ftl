### What the referee assumes about a table, and why. The key is the code.

cards = No Kingdom Builder cards were given, so { $cards } stand in for them. They do not change what you may do, only the score.
tasks = No tasks were given, so { $count ->
        [one] { $tasks } stands in
       *[other] { $tasks } stand in
    } for them. Tasks do not change what you may do, only the score.
removed-terrain = A card in play removes the cards of one terrain, and nobody said which. The referee takes it to be { $terrain }.
swamp-cards = The board has no swamp and no swamp card has been seen, so the swamp cards are not in the deck.
turn-card = The { $colour } player’s terrain card was not given, so it is still face down.
turn-begins = Nothing was said about this turn, so it is taken to have just begun: the { $colour } player has not built or used anything yet.
turn-terrain = The { $card } card shows two terrains, and nothing has chosen one of them yet.
start-player = The { $colour } player began the game: that fits the number of settlements best.
round = This is round { $round }: that fits the number of settlements best.
ending = Every player has settlements in the supply, so the end of the game has not been triggered.
piles = The order of the draw pile is unknown. Any terrain card that was not given may be in it.
location-tiles =
    { $count ->
        [0] No tiles are left
        [one] { $count } tile is left
       *[other] { $count } tiles are left
    } on { $at } ({ $tile_name }). The request does not give this number, so it is inferred from the pieces next to { $at } now; a player whose pieces have since moved away may have taken a tile too.
takers =
    { $by ->
        [near] Who took the tiles of { $at } ({ $tile_name })? Pieces of { $colours } stand next to it, so those players did.
       *[gone] Who took the tiles of { $at } ({ $tile_name })? Somebody whose pieces have since moved away, and who lost the tile. The referee takes it to be { $colours }.
    } Other players may have taken one and moved away.
tiles-held = The { $colour } player still holds a tile from every location next to their pieces ({ $tiles }). A player who moved away from a location and came back has lost its tile.
tile-status =
    { $by ->
        [used] The { $colour } player has already used { $tile } from { $at } this turn: the scouts it brings are on the board.
        [fresh] The { $colour } player took { $tile } from { $at } this turn: only pieces built this turn stand next to it.
       *[ready] The { $colour } player can use { $tile } from { $at }: nobody said that it was taken or used this turn.
    }
nomad-space = Nobody said which nomad tile lies on { $at }. The referee takes it to be { $tile }.
nomad-tiles = The { $colour } player holds no nomad tile: nobody mentioned one, and those taken earlier have left the game.
hand = The { $colour } player holds { $count ->
        [one] { $count } terrain card
       *[other] { $count } terrain cards
    } face down.
temple = None of the { $colour } player’s settlements lie on a temple tile: nobody mentioned any.
numbers = The { $colour } player has { $count ->
        [one] { $count } number tile 1, which came
       *[other] { $count } number tiles 1, which came
    } with the cathedral: nobody mentioned others.
gold = The { $colour } player has gained no gold during play: nobody mentioned any, but something on this table pays before the end.

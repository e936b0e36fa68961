### These sentences say what the referee assumes about a table, and why. The key is the code.

cards = You did not name the Kingdom Builder cards, so { $cards } stand in for them. The score depends on them, and a few cards also change what you may do.
tasks =
    { $count ->
        [one] You did not name the task, so { $tasks } stands in for it.
       *[other] You did not name the tasks, so { $tasks } stand in for them.
    } Tasks change only the score, not what you may do.
removed-terrain = A card in play removes the cards of one terrain, and you did not say which. The referee assumes that it is { $terrain }.
swamp-cards = The board has no swamp and you named no swamp card, so the swamp cards are not in the deck.
turn-card = You did not name the { $colour } player’s terrain card, so it is still face down.
turn-begins = You said nothing about this turn, so it has just begun: the { $colour } player has not built or used anything yet.
turn-terrain = The { $card } card shows two terrains, and the first build has not decided between them yet.
start-player = The { $colour } player began the game: that fits the number of settlements best.
round = This is round { $round }: that fits the number of settlements best.
ending = Every player has settlements in the supply, so the end of the game has not been triggered.
piles = The order of the draw pile is not known. Any terrain card that you did not name may be in it.
location-tiles =
    { $count ->
        [0] No tiles are left
        [one] { $count } tile is left
       *[other] { $count } tiles are left
    } on { $at } ({ $tile_name }), judging by the pieces next to it. A player who has since moved away may have taken one, too.
takers =
    { $by ->
        [near] The tiles of { $at } ({ $tile_name }) went to { $colours }, whose pieces are next to it.
       *[gone] The tiles of { $at } ({ $tile_name }) went to { $colours }, who moved away and lost them.
    } Other players may have taken one and moved away.
tiles-held = The { $colour } player still has a tile from every location next to their pieces ({ $tiles }). If they moved away and came back, they have lost that tile.
tile-status =
    { $by ->
        [used] The { $colour } player has already used { $tile } from { $at } this turn: scouts are on the board.
        [fresh] The { $colour } player took { $tile } from { $at } this turn: only pieces built this turn are next to it.
       *[ready] The { $colour } player can use { $tile } from { $at }: you did not say that it was taken or used this turn.
    }
nomad-space = You did not say which nomad tile is on { $at }. The referee assumes that it is { $tile }.
nomad-tiles = The { $colour } player has no nomad tile: you named none, and those taken earlier have left the game.
hand = The { $colour } player holds { $count ->
        [one] { $count } terrain card
       *[other] { $count } terrain cards
    } face down.
temple = The { $colour } player has no settlements on temple tiles: you named none.
numbers = The { $colour } player has { $count ->
        [one] { $count } number tile worth 1, which came
       *[other] { $count } number tiles worth 1, which came
    } with the cathedral: you named no others.
gold = The { $colour } player has not earned any gold yet: you named none. In this game, players can earn gold before the end.

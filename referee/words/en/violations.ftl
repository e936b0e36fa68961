### These messages explain why an action is not legal. Each says what is wrong, why, and what to do next.
###
### The key is the code of the violation. The text of an attribute appears only if there is a value with the same name:
### `.choices` and `.hexes`, for example, appear only if there are hexes to name.
###
### $tile is "the farm tile", $hexes is "a1, b2 and c3", $choices is "a1, b2 or c3".
### People read these texts, so use no words of the interface, and call the player who asks “you” (docs/glossary.md).
### A suffix selects a form of a name: $figure_a is “a warrior”. Use any attribute of the name in your names.ftl.

game-over = The game ended after round { $round }. No more actions are possible.
not-your-turn =
    { $by ->
        [table] The { $awaited } player cannot continue yet. First a card has to be drawn, or the discard pile shuffled.
       *[player] It is not your turn. Wait until the { $awaited } player has acted.
    }
card-awaited =
    { $by ->
        [hidden] The { $player } player is drawing a card. First say which card it is, or that it stays face down.
       *[open] The { $player } player is drawing a card. First say which card it is.
    }
no-card-awaited = Nobody is drawing a card now, so there is nothing to reveal or to shuffle.
card-not-played = Your terrain card for this turn is not known yet. First say which card it is.
card-not-chosen = You hold two terrain cards. First choose the one that you play this turn.
no-card = Both piles were empty when you had to draw, so you have no terrain card this turn.
card-already-played = This turn’s terrain card is already on the table: { $card }.
card-elsewhere =
    { $by ->
        [no-swamp-cards] This game is played without swamp cards.
        [hidden] It cannot be a { $card } card: every one of them is somewhere else.
        [hand] You do not have a { $card } card.
       *[drawn] It cannot be a { $card } card: none is left to draw.
    }
card-face-down = This card is drawn face up, so say which card it is.
draw-pile-left = The draw pile is not empty yet. The discard pile is shuffled only when no card is left to draw.
wrong-shuffle = { $discarded ->
        [one] The discard pile holds only one card. Name that card and no other.
       *[other] These are not the cards of the discard pile. Name exactly the { $discarded } cards that it holds, in their new order.
    }
no-card-to-draw = The draw pile and the discard pile are both empty, so there is no card to draw.
card-useful = You can still build with your { $card } card. You may replace a card only when it leaves you no hex to build on.
    .choices = You can build on { $choices }.
card-useless = No hex is left for your { $card } card. First draw a new card.
no-better-card = You cannot replace your { $card } card: no card in the piles has a hex left to build on.
mandatory-action-due =
    { $by ->
        [either] You still have to build { $swamp } settlements on swamp or { $due } on { $terrain } for your mandatory action.
       *[due] { $due ->
            [one] You still have to build { $due } settlement for your mandatory action.
           *[other] You still have to build { $due } settlements for your mandatory action.
        }
    }
    .choices = You can build on { $choices }.
mandatory-action-done = You have already finished your mandatory action.
    .hexes = You built on { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Finish your mandatory action first: you still have { $due } settlement to build.
       *[other] Finish your mandatory action first: you still have { $due } settlements to build.
    } Extra actions come before or after it, not in the middle.
no-settlement-left = You have no settlement left in your supply, so you cannot build.
action-under-way =
    { $by ->
        [begin] Now you can only use your silos, to build or move settlements. Use this silo, or skip it.
        [begin-moving] Now you can only use your silos. Your supply is empty, so you can only move settlements. Use this silo, or skip it.
        [stop] You are still using { $tile }. Continue with it, or stop.
       *[go-on] You are still using { $tile }. Finish that first.
    }
    .choices = { $step ->
        [build] You can build on { $choices }.
        [move] You can move to { $choices }.
        [place] You can choose { $choices }.
       *[remove] You can remove a piece from { $choices }.
    }
nothing-under-way =
    { $by ->
        [due] You cannot stop yet: { $due ->
            [one] your mandatory action still needs { $due } settlement.
           *[other] your mandatory action still needs { $due } settlements.
        }
       *[nothing] You are not in the middle of an action, so there is nothing to stop.
    }
must-go-on = You cannot stop yet: you must keep using { $tile } as long as you can.
    .choices = { $step ->
        [build] You can build on { $choices }.
        [move] You can move to { $choices }.
        [place] You can choose { $choices }.
       *[remove] You can remove a piece from { $choices }.
    }
unknown-tile = There is no tile called “{ $tile_word }”.
    .meant = Did you mean “{ $meant }”?
not-in-play =
    { $tile_word ->
        [farmland] There is no farmland on this board, so nobody can use the farmland action.
        [cave] There are no caves on this board, so nobody can use the cave action.
        [silo] There are no silos on this board, so nobody can use one.
       *[other] { $by ->
            [nomad] This game has no { $tile_name } tile: the board has no nomad spaces.
            [bonus] This game has no { $tile_name } tile: the { $home } is not on the board.
           *[location] This game has no { $tile_name } tile: its location is not on the board.
        }
    }
tile-not-held =
    { $by ->
        [gone] You do not have { $tile }, and none is left for you to take.
        [none] You do not have { $tile }, and it is not on the board.
        [bonus] You do not have { $tile }. You get it together with your second { $home } tile.
        [no-bonus] You do not have { $tile }: that takes two { $home } tiles.
       *[left] You do not have { $tile }.
    }
    .choices = You get it when you build next to { $choices }.
tile-fresh = You have only just taken { $tile }. You can use it from your next turn on.
tile-used = You have already used { $tile } this turn, and it works only once per turn.
tile-used-otherwise =
    { $by ->
        [itself] You never use { $tile } yourself: it works on its own.
        [waiver] You cannot use { $tile } alone. Use it together with a build, which then does not have to be adjacent.
        [via] You cannot use { $tile } alone. Use it together with another location tile, whose action it repeats.
        [no-waiver] Building away from your pieces is not what { $tile } is for.
        [no-via] You cannot repeat another tile with { $tile }.
        [not-in-play] { $tile_word ->
           *[other] This game has no { $tile_name } tile.
            [number-five] This game has no number tiles: the cathedral is not on the board.
        }
       *[action] { $tile_word ->
            [barracks] With { $tile } you can only place a warrior or take one back.
            [cathedral] With { $tile } you can only take a number tile, or return number tiles and build.
            [city-hall] With { $tile } you can only place your city hall.
            [fort] With { $tile } you can only draw a terrain card and build on its terrain.
            [lighthouse] With { $tile } you can only place your ship, move it or take it back.
            [number-five] You can exchange number tiles only in one way: five worth 1 for one worth 5.
            [quarry] With { $tile } you can only place stone walls.
            [silo] You use silos only after the last turn, to build or move settlements.
            [scout-cabin] With { $tile } you can only place scouts.
            [sword] With { $tile } you can only remove other players’ pieces.
            [wagon] With { $tile } you can only place your wagon, move it or take it back.
           *[other] With { $tile } you can only { $takes }.
        }
    }
off-the-board =
    { $by ->
        [no-island] This game has no island, so there is no { $at }. Choose a hex on the board.
       *[board] { $at } is not on this board. Choose a hex on the board.
    }
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
special-hex = You can never put anything on { $at }: it is { $found_a }.
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
occupied =
    { $by ->
        [own] You already have a piece on { $at }.
       *[other] The { $owner } player already has a piece on { $at }.
    } Choose an empty hex.
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
stone-wall = There is a stone wall on { $at }, and walls stay until the end. Choose an empty hex.
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
warrior-near = { $at } is next to the warrior on { $hexes }, and nothing can be put next to a warrior. Choose another hex.
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
unsuitable = { $at } is { $found_a }, and this action does not allow that terrain.
    .hall = A city hall on { $hall } also covers the hexes around it, including { $at }.
wrong-terrain =
    { $by ->
        [card] { $at } is { $found_a }, but the played card shows { $wanted }.
        [either] { $at } is { $found_a }, but your card allows only { $wanted }.
        [chosen] { $at } is { $found_a }, but your card counts as { $wanted } this turn.
        [no-card] { $at } is { $found_a }, and no terrain card shows that terrain.
       *[tile] { $at } is { $found_a }, but this action needs { $wanted_a }.
    }
not-adjacent =
    { $by ->
        [move] { $at } is not next to any of your other pieces, and you must move next to one of them if you can.
        [place] { $at } is not next to any of your pieces, and you must place a figure next to them if you can.
       *[build] { $at } is not next to any of your pieces, and you must build next to them if you can.
    }
    .choices = You can choose { $choices }.
not-beside-own =
    { $by ->
        [city-hall] A city hall on { $at } and the six hexes around it would not touch any of your pieces.
        [move] { $at } is not next to any of your other pieces, and this action works only next to one.
       *[piece] { $at } is not next to any of your pieces, and this action works only next to one.
    }
    .choices = You can choose { $choices }.
waiver-needless = You do not need { $tile } for { $at }: that hex is allowed anyway.
waiver-wasted = Use { $instead } for this. Then you keep { $tile } for a build that needs it.
no-figure-left =
    { $by ->
        [repeated] With the bazaar you cannot put a new figure on the board.
       *[supply] { $figure_word ->
            [warrior] Both of your warriors are already on the board.
            [scout] Both of your scouts are already on the board.
           *[other] Your { $figure } is already on the board.
        }
    }
no-such-figure = You have no { $figure } on { $at }.
    .choices = You can choose one on { $choices }.
move-begun = You have begun to move this figure. Move it further, or stop here.
    .hexes = It is on { $hexes }.
not-one-step = { $at } is not next to { $origin }, and this piece moves only one hex at a time.
    .choices = From there you can step to { $choices }.
no-own-settlement = You have no settlement on { $at }.
    .choices = You can choose one on { $choices }.
same-hex = The piece is already on { $at }. Choose another hex for it.

## Only some tiles have these violations.

not-on-the-edge = { $at } is not on the edge of the board, and with this tile you can build only on the edge.
    .choices = You can build on { $choices }.
not-in-line = { $at } does not extend a straight line of three or more of your pieces.
    .choices = You can build on { $choices }.
not-beside-three = { $at } is next to fewer than three of your pieces, and this tile needs at least three.
    .choices = You can build on { $choices }.
not-where-it-stops = A settlement that slides from { $origin } does not stop on { $at }. It slides in a straight line until something blocks it.
    .choices = It can stop on { $choices }.
no-wall-left = All { $walls } stone walls are already on the board, so you cannot build another one.
over-the-edge = A city hall covers a hex and the six hexes around it, and { $at } has fewer than six. Choose a hex farther inside.
fort-without-card = With the fort, you draw a terrain card before you build.
fort-has-card = You have already drawn a card with the fort: { $card }. Build on that terrain.
not-to-be-removed = There is no piece on { $at } that you may remove now.
    .choices = You can remove a piece from { $choices }.
ends-crowded = After this step, a settlement would end next to more than one of your pieces.
    .choices = From { $origin } you can step to { $choices }.
nothing-to-answer = You can use a canoe only right after another player has taken the last tile of a location or nomad space.
not-beside-one = { $at } does not fit: with this tile you build next to exactly one of your pieces, and next to nobody else’s.
    .choices = You can build on { $choices }.
not-beside-it = { $at } is not next to { $origin }, and this tile moves a settlement by only one hex.
    .choices = From { $origin } you can move to { $choices }.
not-first-in-line = { $at } is not the first buildable hex in a straight line from { $origin }.
    .choices = From { $origin } you can move to { $choices }.
not-beside-water = { $at } is not next to water, and with this tile you can build only next to water.
    .choices = You can build on { $choices }.
not-beside-mountain = { $at } is not next to a mountain, and with this tile you can build only next to one.
    .choices = You can build on { $choices }.
not-beside-others = { $at } is not next to another player’s piece, and with this tile you can build only next to one.
    .choices = You can build on { $choices }.
not-beside-special = { $at } is not next to a special hex, and with this tile you can build only next to one.
    .choices = You can build on { $choices }.
not-beside-its-area = { $at } is not next to the rest of { $origin }’s settlement area.
    .choices = From { $origin } you can move to { $choices }.
numbers-first = With the cathedral you can build only after you return number tiles.
numbers-spent = You have already returned number tiles. You can still build { $left ->
        [one] { $left } settlement
       *[other] up to { $left } settlements
    } for them.
no-number-left = No number tile worth 1 is left to take.
number-not-repeated = With the bazaar you cannot take another number tile. You can only return number tiles and build.
numbers-not-held =
    { $by ->
        [none] You have no number tiles to return.
        [nothing] With the cathedral you build only if you return at least one number tile.
       *[some] You cannot return number tiles that you do not have. You have { $ones ->
            [0] { $fives ->
                [one] one worth 5
               *[other] { $fives } worth 5
            }
            [one] one worth 1 { $fives ->
                [0] and none worth 5
                [one] and one worth 5
               *[other] and { $fives } worth 5
            }
           *[other] { $ones } worth 1 { $fives ->
                [0] and none worth 5
                [one] and one worth 5
               *[other] and { $fives } worth 5
            }
        }.
    }
nothing-to-build-on = No hex is left for your card, so you cannot use number tiles now.
no-five-to-change =
    { $by ->
        [no-cathedral] This game has no number tiles: the cathedral is not on the board.
        [fives] No number tile worth 5 is left to take.
       *[ones] You need five number tiles worth 1 to exchange them for one worth 5, but you have { $ones ->
            [0] none
            [one] only one
           *[other] only { $ones }
        }.
    }
not-to-be-repeated =
    { $by ->
        [late] You have only just taken { $tile }, and the bazaar repeats only tiles that you had before this turn.
        [not-held] The bazaar repeats only your own location tiles, and you do not have { $tile }.
        [no-location] The bazaar repeats only location tiles, not { $tile }.
       *[never] You can never repeat { $tile } with the bazaar.
    }
not-from-cave-to-cave =
    { $by ->
        [start] { $origin } is not next to a cave. Only a settlement that is next to a cave can use one.
        [none] The settlement must start next to a cave, and none of yours is next to one.
       *[end] { $at } is not next to a cave, and the move must end next to one.
    }
    .choices = From { $origin } you can move to { $choices }.
not-beside-the-others = { $at } is not next to any of your other pieces.
    .choices = From { $origin } you can move to { $choices }.
no-harvest-yet = You use silos only after the last turn. Then every player uses theirs, in turn order.
build-or-move =
    { $by ->
        [build] You have begun to build with this silo, so you cannot move settlements with it. Keep building, or stop here.
       *[move] You have begun to move settlements with this silo, so you cannot build with it. Keep moving settlements, or stop here.
    }
not-two-hexes-away = { $at } is not exactly two hexes away from { $origin } in a straight line.
    .choices = From { $origin } you can move to { $choices }.

## These violations are not limited to certain tiles.

redraw-needless = There is still a free hex for your { $card } card. You may draw a new card only when no such hex is left.
reaction-awaited = The { $taker } player took the last tile from { $at }, so you may use { $tile } now. Use it, or let it pass. After that, the turn continues.
    .choices = You can build on { $choices }.
nomad-tile-fresh = You have only just taken { $tile }. You can use it in your next turn, and only then.
tile-used-up = You have already used { $tile }, and it can be used only once.
terrain-chosen = { $at } is { $found_a }, but you have already used your swamp card as { $wanted }, and it stays { $wanted } for the whole turn.
terrain-of-no-card =
    { $by ->
        [no-card] { $at } is { $found_a }, and no terrain card shows that terrain.
       *[card] { $at } is { $found_a }, and your terrain card cannot show that terrain: all cards with it are somewhere else.
    }
waiver-not-here =
    { $tile_word ->
        [outpost] You can use { $tile } only in your own turn.
        [temple-bonus] You can use { $tile } only for the first settlement of your mandatory action.
       *[other] You cannot use { $tile } for this build.
    }
not-your-piece = The { $piece } on { $at } belongs to the { $owner } player, and you need { $figure_word ->
        [warrior] a warrior of your own.
        [wagon] your own wagon.
        [ship] your own ship.
        [scout] a scout of your own.
       *[settlement] a settlement of your own.
    }
    .choices = You can choose { $choices }.

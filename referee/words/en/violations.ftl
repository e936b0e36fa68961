### Why an action is not legal. Each message says what is wrong, why, and what to do next.
###
### The key is the code of the violation. An attribute is said only when the fact of its name is there:
### `.choices` and `.hexes` when there are hexes to name.
###
### $tile is "the farm tile", $hexes is "a1, b2 and c3", $choices is "a1, b2 or c3".
### People read these texts: no word of the interface, and “you” for the player who asks (docs/glossary.md).
### $figure has the forms of its name, too: $figure_a, or any other attribute that your names.ftl gives it.

game-over = The game ended after round { $round }. No more actions are possible.
not-your-turn =
    { $by ->
        [table] The { $awaited } player cannot continue yet. First a card has to be drawn, or the discard pile shuffled.
       *[player] It is not your turn. Wait until the { $awaited } player has acted.
    }
card-awaited = The { $player } player is drawing a card. First say which card it is.
no-card-awaited = Nobody is drawing a card now, so there is no card to reveal.
card-not-played = The terrain card of this turn is still face down. First say which card it is.
card-not-chosen = You hold two terrain cards. First choose the one that you play this turn.
no-card = Both piles were empty when you had to draw, so you have no terrain card this turn.
card-already-played = This turn’s terrain card is already on the table: { $card }.
card-elsewhere = The card cannot be { $card }: every copy is known to be somewhere else. Check the card.
card-face-down = This card is drawn face up, so say which card it is.
draw-pile-left = You can shuffle the discard pile only when you have to draw and the draw pile is empty.
wrong-shuffle =
    { $cards ->
        [one] This card is not the discard pile
       *[other] These { $cards } cards are not the discard pile
    }, which holds { $discarded ->
        [one] { $discarded } card
       *[other] { $discarded } cards
    }. Name exactly the cards of the discard pile, in their new order.
no-card-to-draw = The draw pile and the discard pile are both empty, so there is no card to draw.
card-useful = You can still build with your { $card } card. You may replace a card only when it leaves you no hex to build on.
    .choices = You can build on { $choices }.
card-useless = No hex is left for your { $card } card. First draw a new card.
no-better-card = You cannot replace your { $card } card: no card in the piles has a hex left to build on.
mandatory-action-due =
    { $due ->
        [one] You still have to build { $due } settlement for your mandatory action.
       *[other] You still have to build { $due } settlements for your mandatory action.
    }
    .choices = You can build on { $choices }.
mandatory-action-done = You have finished your mandatory action. Use a tile, or end your turn.
    .hexes = You built on { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Finish your mandatory action first: you still have { $due } settlement to build.
       *[other] Finish your mandatory action first: you still have { $due } settlements to build.
    } Extra actions come before or after it, not in the middle.
no-settlement-left = You have no settlement left in your supply, so you cannot build.
action-under-way = You have not finished using { $tile }: you can still make { $left ->
        [one] { $left } step
       *[other] up to { $left } steps
    }. Continue, or stop if you may.
    .choices = You can continue on { $choices }.
nothing-under-way = No multi-step action is in progress, so there is nothing to finish.
must-go-on = You must keep using { $tile } as long as you can.
    .choices = You can continue on { $choices }.
unknown-tile = There is no tile called “{ $tile_word }”.
    .meant = Did you mean “{ $meant }”?
not-in-play = You cannot use { $tile } in this game: the board has no hex for it.
tile-not-held = You do not have { $tile }.
    .choices = You get it when you build next to { $choices }.
tile-fresh = You took { $tile } this turn. You can use it from your next turn on.
    .hexes = It comes from { $hexes }.
tile-used = You have already used { $tile } this turn. You can use it again in your next turn.
    .hexes = You used it on { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] You never use { $tile } yourself: it works on its own. Choose another tile.
        [waiver] You cannot use { $tile } alone. Use it together with a build, which then does not have to be adjacent.
        [via] You cannot use { $tile } alone. Use it together with another location tile, whose action it repeats.
       *[action] You cannot do this with { $tile }. You can only use it to { $takes }.
    }
off-the-board = { $at } is not on this board. Choose a hex of the board.
special-hex = You can never build on { $at }, because it is a { $found }. Choose another hex.
occupied =
    { $by ->
        [own] You already have a piece on { $at }.
       *[other] The { $owner } player already has a piece on { $at }.
    } Choose an empty hex.
stone-wall = There is a stone wall on { $at }, and walls stay until the end. Choose an empty hex.
warrior-near = { $at } is next to a warrior, and nothing can be put next to a warrior. Choose another hex.
    .hexes = The warrior is on { $hexes }.
unsuitable = { $at } is { $found }, and with this action you cannot build there. Choose another terrain.
wrong-terrain =
    { $by ->
        [card] { $at } is { $found }, but the played card is { $wanted }.
       *[tile] { $at } is { $found }, but this action needs { $wanted }.
    }
not-adjacent = { $at } is not next to any of your pieces, and you must build next to them if you can.
    .choices = You can choose { $choices }.
not-beside-own = { $at } is not next to any of your pieces. With this action you must always build next to one.
    .choices = You can choose { $choices }.
waiver-needless = You can use { $at } without the help of a tile. Keep the tile for later.
waiver-wasted = Use { $instead } for this. Then you keep { $tile } for a build that needs it.
no-figure-left = You have no { $figure } left in your supply. All of yours are on the board.
no-such-figure = You have no { $figure } on { $at } that you can move or take back.
    .choices = You can choose { $choices }.
move-begun = You have begun to move this figure. Move it further, or stop here.
    .hexes = It is on { $hexes }.
not-one-step = { $at } is not next to { $origin }, and this piece moves one step at a time.
    .choices = From there you can step to { $choices }.
no-own-settlement = You have no settlement on { $at } that you can move or remove.
    .choices = You can choose { $choices }.
same-hex = The piece is already on { $at }. Choose another hex for it.

## Violations that only some tiles have.

not-on-the-edge = { $at } is not on the edge of the board, and this tile builds only there.
    .choices = You can build on { $choices }.
not-in-line = { $at } does not extend a straight line of three or more of your pieces.
    .choices = You can build on { $choices }.
not-beside-three = { $at } is not next to at least three of your pieces.
    .choices = You can build on { $choices }.
not-where-it-stops = A settlement that slides from { $origin } does not stop on { $at }. It slides until something blocks it.
    .choices = It can stop on { $choices }.
no-wall-left = All { $walls } stone walls are already on the board, so you cannot build another one.
over-the-edge = A city hall around { $at } would not fit on the board. Choose a hex with six neighbours.
fort-without-card = First draw a terrain card with the fort, then build.
fort-has-card = You have already drawn a card with the fort: { $card }. Build on that terrain.
not-to-be-removed = There is no piece on { $at } that you may remove now.
    .choices = You can remove a piece from { $choices }.
ends-crowded = After this step, a settlement would end next to more than one of your pieces.
    .choices = From { $origin } you can step to { $choices }.
nothing-to-answer = You can use a canoe only right after another player has taken the last tile of a location or nomad space.
not-beside-one = { $at } is not next to exactly one of your pieces, or it is next to another player’s piece.
    .choices = You can build on { $choices }.
not-beside-it = { $at } is not next to { $origin }, and this tile moves a settlement by only one hex.
    .choices = You can move it to { $choices }.
not-first-in-line = { $at } is not the first buildable hex in a straight line from { $origin }.
    .choices = You can move it to { $choices }.
not-beside-water = { $at } is not next to water, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-mountain = { $at } is not next to a mountain, and with this tile you can only build next to one.
    .choices = You can build on { $choices }.
not-beside-others = { $at } is not next to another player’s piece, and with this tile you can only build next to one.
    .choices = You can build on { $choices }.
not-beside-special = { $at } is not next to a special hex, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-its-area = { $at } is not next to the other pieces of the settlement area that { $origin } belongs to.
    .choices = You can move the settlement from { $origin } to { $choices }.
numbers-first = First return number tiles. Then you can build with the cathedral.
numbers-spent = You have already returned number tiles. You can still build { $left ->
        [one] { $left } settlement
       *[other] up to { $left } settlements
    } for them.
no-number-left = No number tile worth 1 is left to take.
number-not-repeated = You cannot take another number tile with the bazaar. You can only return number tiles and build.
numbers-not-held =
    { $by ->
        [none] You have no number tiles to return.
       *[some] Return at least one number tile, and no more than you have. You have { $ones ->
            [0] no number tile worth 1
            [one] one number tile worth 1
           *[other] { $ones } number tiles worth 1
        } and { $fives ->
            [0] none worth 5
            [one] one worth 5
           *[other] { $fives } worth 5
        }.
    }
nothing-to-build-on = No hex is left for your card, so you cannot use number tiles now.
no-five-to-change = You need five number tiles worth 1 to exchange them for one worth 5, and one worth 5 must be left. You have { $ones ->
        [0] no number tile worth 1
        [one] one number tile worth 1
       *[other] { $ones } number tiles worth 1
    }.
not-to-be-repeated =
    { $by ->
        [late] With the bazaar you can repeat only a location tile that you had before this turn. You did not have { $tile } then.
       *[never] You can never repeat { $tile } with the bazaar. It repeats only a location tile that you had before this turn.
    }
not-from-cave-to-cave = The settlement must start next to a cave and end next to a cave.
    .choices = From { $origin } you can move to { $choices }.
not-beside-the-others = { $at } is not next to any of your other pieces.
    .choices = From { $origin } you can move to { $choices }.
no-harvest-yet = You use silos only after the last turn. Then every player uses theirs, in turn order.
build-or-move =
    You either build or move with a silo, and you have already begun with the other one. Continue with that, or stop here.
not-two-hexes-away = { $at } is not exactly two hexes away from { $origin } in a straight line.
    .choices = You can move it to { $choices }.

## More of them.

redraw-needless = You do not have to build on { $card } any more this turn, so you cannot replace the card.
reaction-awaited = The { $taker } player took the last tile of { $at }, so you may use { $tile } now. Use it or decline; the turn goes on after that.
    .choices = You can build on { $choices }.
nomad-tile-fresh = You have only just taken { $tile }. You can use it in your next turn, and only then.
tile-used-up = You have already used { $tile }, and it can be used only once.
    .hexes = You used it on { $hexes }.
terrain-chosen = { $at } is { $found }, but you have already used your swamp card as { $wanted }, and it stays { $wanted } for the whole turn.
terrain-of-no-card = { $at } is { $found }, and your terrain card cannot be { $found }.
waiver-not-here =
    { $tile_word ->
        [outpost] You can use { $tile } only in your own turn.
        [temple-bonus] You can use { $tile } only for the first settlement of your mandatory action.
       *[other] You cannot use { $tile } for this build.
    }
not-your-piece = The piece on { $at } belongs to the { $owner } player. You can choose only your own pieces.
    .choices = You can choose { $choices }.

### Why an action is not legal. Each message says what is wrong, why, and what to do next.
###
### The key is the code of the violation. An attribute is said only when the fact of its name is there:
### `.choices` and `.hexes` when there are hexes to name.
###
### $tile is "the farm tile", $hexes is "a1, b2 and c3", $choices is "a1, b2 or c3".
### Words in backquotes, such as `redraw`, are words of the interface. Do not translate them.

game-over = The game ended after round { $round }. No more actions are possible.
not-your-turn =
    { $by ->
        [table] Before the { $awaited } player can continue, the table must name a card (`reveal`) or shuffle (`shuffle`). No player may do this, so leave out `player`.
       *[player] It is the { $awaited } player’s turn to act. The { $player } player has to wait.
    }
card-awaited = The { $player } player is drawing a card. First say which card it is (`reveal`).
no-card-awaited = Nobody is drawing a card now, so there is no card to reveal.
card-not-played = Nobody has said which terrain card is played this turn. First say which it is (`play`).
card-not-chosen = You hold two terrain cards. First choose the one you play this turn (`play`).
no-card = Both piles were empty when you had to draw, so you have no terrain card this turn.
card-already-played = This turn’s terrain card is already on the table: { $card }.
card-elsewhere = The card cannot be { $card }: every copy is known to be somewhere else. Check the card.
card-face-down = This card is drawn face up. Say which card it is.
draw-pile-left = You can shuffle the discard pile only when you have to draw and the draw pile is empty.
wrong-shuffle =
    { $cards ->
        [one] This { $cards } card is not the discard pile
       *[other] These { $cards } cards are not the discard pile
    }, which holds { $discarded ->
        [one] { $discarded } card
       *[other] { $discarded } cards
    }. Give the cards of the discard pile in any order.
no-card-to-draw = The draw pile and the discard pile are both empty, so there is no card to draw.
card-useful = You can still build on { $card }. You may replace a card only when it leaves you no hex to build on.
    .choices = You can build on { $choices }.
card-useless = No hex of the played card ({ $card }) is left to build on. Draw a new card first (`redraw`).
no-better-card = No card in the piles has a hex left to build on, so you cannot replace { $card }.
mandatory-action-due =
    { $due ->
        [one] You still have to build { $due } settlement for your mandatory action.
       *[other] You still have to build { $due } settlements for your mandatory action.
    }
    .choices = You can build on { $choices }.
mandatory-action-done = You have finished your mandatory action. Use a tile, or end your turn (`end-turn`).
    .hexes = You built on { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] You still have to build { $due } settlement for your mandatory action.
       *[other] You still have to build { $due } settlements for your mandatory action.
    } Use extra actions before or after it, not during it.
no-settlement-left = You have no settlement left in your supply, so you cannot build.
action-under-way = You have not finished using { $tile }; { $left ->
        [one] up to { $left } more step is possible
       *[other] up to { $left } more steps are possible
    }. Continue, or stop if you may (`finish`).
    .choices = You can continue on { $choices }.
nothing-under-way = No multi-step action is in progress, so there is nothing to finish.
must-go-on = You must keep using { $tile } as long as you can.
    .choices = You can continue on { $choices }.
unknown-tile = There is no tile called “{ $tile_word }”.
    .meant = Did you mean “{ $meant }”?
not-in-play = Nobody can use { $tile } on this board, because the board has no hex for it.
tile-not-held = The { $player } player does not hold { $tile }.
    .choices = A player gets it by building next to { $choices }.
tile-fresh = You took { $tile } this turn. You can use it from your next turn on.
    .hexes = It comes from { $hexes }.
tile-used = You have already used { $tile } this turn. You can use it again in your next turn.
    .hexes = You used it on { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] You never use { $tile } in an action: it takes effect by itself. Leave it out, or name another tile.
        [waiver] You cannot do this with { $tile }. Name it as `waiver` in the build that it is for.
        [via] You cannot do this with { $tile }. Name it as `via` in the action that it repeats.
       *[action] You cannot do this with { $tile }. Use { $takes } instead.
    }
off-the-board = { $at } is not on this board. Choose a hex of the board.
special-hex = { $at } is a { $found }. Nobody can ever build there; choose another hex.
occupied = The { $owner } player already has a piece on { $at }. Choose an empty hex.
stone-wall = { $at } holds a stone wall, and walls stay forever. Choose an empty hex.
warrior-near = { $at } is next to a warrior, and nothing can be put next to a warrior. Choose another hex.
    .hexes = The warrior is on { $hexes }.
unsuitable = { $at } is { $found }, and you cannot build on { $found } here. Choose another terrain.
wrong-terrain =
    { $by ->
        [card] { $at } is { $found }, but the played card is { $wanted }.
       *[tile] { $at } is { $found }, but this action needs { $wanted }.
    }
not-adjacent = { $at } is not next to any of your pieces, and you must build next to them if you can.
    .choices = You can choose { $choices }.
not-beside-own = { $at } is not next to any of your pieces, and this action always needs that.
    .choices = You can choose { $choices }.
waiver-needless = You do not need a tile’s help to use { $at }. Leave out `waiver` and keep the tile.
waiver-wasted = Name { $instead } as the waiver instead. You keep { $tile } for a build that needs it.
no-figure-left = You have no { $figure } left in your supply: every one is already on the board.
no-such-figure = You have no { $figure } on { $at } that you can move or take back.
    .choices = You can choose { $choices }.
move-begun = You have begun to move this figure. Move it further, or stop (`finish`).
    .hexes = It is on { $hexes }.
not-one-step = { $at } is not next to { $origin }, and this piece moves one step at a time.
    .choices = From there you can step to { $choices }.
no-own-settlement = The { $owner } player has no settlement on { $at } that you can move or remove.
    .choices = You can choose { $choices }.
same-hex = A move must end on a different hex; { $at } is where it started.

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
fort-without-card = The fort draws a terrain card first. Draw it (`draw`), then build.
fort-has-card = The fort has already drawn its card: { $card }. Build on that terrain.
not-to-be-removed = There is no piece on { $at } that you may remove now.
    .choices = You can remove a piece from { $choices }.
ends-crowded = With this step a settlement would end next to more than one of your pieces.
    .choices = From { $origin } you can step to { $choices }.
nothing-to-answer = You can use a canoe only when another player takes the last tile of a location or nomad space.
not-beside-one = { $at } is not next to exactly one of your pieces, or it is next to another player’s piece.
    .choices = You can build on { $choices }.
not-beside-it = { $at } is not next to { $origin }, and this tile moves a settlement by only one hex.
    .choices = You can move it to { $choices }.
not-first-in-line = { $at } is not the first buildable hex in a straight line from { $origin }.
    .choices = You can move it to { $choices }.
not-beside-water = { $at } is not next to water, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-mountain = { $at } is not next to a mountain, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-others = { $at } is not next to another player’s piece, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-special = { $at } is not next to a special hex, and this tile builds only there.
    .choices = You can build on { $choices }.
not-beside-its-area = { $at } is not next to the other pieces of the settlement area that { $origin } belongs to.
    .choices = You can move the settlement from { $origin } to { $choices }.
numbers-first = The cathedral builds after you give number tiles back. Give them back first (`spend`).
numbers-spent = You have already given number tiles back. You can still build { $left ->
        [one] { $left } settlement
       *[other] up to { $left } settlements
    } for them.
no-number-left = No number tile 1 is left to take.
number-not-repeated = A bazaar cannot take another number tile. You can give number tiles back and build (`spend`).
numbers-not-held =
    { $by ->
        [none] You have no number tiles to give back.
       *[some] Give back at least one number tile, and no more than you hold. You hold { $ones ->
            [0] no number tile 1
            [one] one number tile 1
           *[other] { $ones } copies of number tile 1
        } and { $fives ->
            [0] no number tile 5
            [one] one number tile 5
           *[other] { $fives } copies of number tile 5
        }.
    }
nothing-to-build-on = No hex of the played card is left to build on, so you cannot use number tiles now.
no-five-to-change = You need five copies of number tile 1 to exchange them for a number tile 5, and a number tile 5 must be left. You hold { $ones ->
        [0] no number tile 1
        [one] one number tile 1
       *[other] { $ones } copies of number tile 1
    }.
not-to-be-repeated =
    { $by ->
        [late] The bazaar can repeat only a location tile that you held before this turn, and you did not hold { $tile } then.
       *[never] The bazaar can never repeat { $tile }. It can repeat only the action of a location tile that you held before this turn.
    }
not-from-cave-to-cave = A settlement must start next to a cave and end next to a cave.
    .choices = From { $origin } you can move to { $choices }.
not-beside-the-others = { $at } is not next to any of your other pieces.
    .choices = From { $origin } you can move to { $choices }.
no-harvest-yet = Silos are used after the last turn, by each player in turn order.
build-or-move = You use a silo either to build or to move. You have already begun with the other one.
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

### What a player, or the table, can do; a full stop follows. $tile is "the farm tile". The key is the `type` of the action.

build = Build on { $at }
    .means = with your terrain card
    .tile = with { $tile }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
    .via = by means of { $via }
    .without = but without { $without }
place = { $tile_word ->
        [quarry] Place a stone wall on { $at } with { $tile }
        [barracks] Place a warrior on { $at } with { $tile }
        [wagon] Place your wagon on { $at } with { $tile }
        [lighthouse] Place your ship on { $at } with { $tile }
        [city-hall] Place your city hall around { $at } with { $tile }
        [scout-cabin] Place a scout on { $at } with { $tile }
       *[other] Place a piece on { $at } with { $tile }
    }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
    .via = by means of { $via }
    .without = but without { $without }
move = Move the piece on { $from } to { $to } with { $tile }
    .via = by means of { $via }
    .without = but without { $without }
remove = Remove the piece on { $at } with { $tile }
    .via = by means of { $via }
    .without = but without { $without }
draw = Draw a terrain card with { $tile }
    .via = by means of { $via }
    .without = but without { $without }
take = Take a number tile with { $tile }
    .via = by means of { $via }
    .without = but without { $without }
spend = Return number tiles ({ $ones } × 1, { $fives } × 5) with { $tile }
    .via = by means of { $via }
    .without = but without { $without }
finish = Stop here (`finish`)
redraw = Draw a new card for the useless one (`redraw`)
end-turn = End your turn (`end-turn`)
play = Play your card: { $card }
reveal = Say which card is drawn: { $card }
shuffle = Shuffle the discard pile and say in which order it becomes the draw pile (`shuffle`)

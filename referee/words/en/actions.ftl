### What a player, or the table, can do; a full stop follows. $tile is "the farm tile". The key is the `type` of the action.

build = Build on { $at }
    .tile = with { $tile }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
    .via = by means of { $via }
place = Place a piece on { $at } with { $tile }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
    .via = by means of { $via }
move = Move the piece on { $from } to { $to } with { $tile }
    .via = by means of { $via }
remove = Remove the piece on { $at } with { $tile }
    .via = by means of { $via }
draw = Draw a terrain card with { $tile }
    .via = by means of { $via }
take = Take a number tile with { $tile }
    .via = by means of { $via }
spend = Return number tiles ({ $ones } × 1, { $fives } × 5) with { $tile }
    .via = by means of { $via }
finish = Stop here (`finish`)
redraw = Draw a new card for the useless one (`redraw`)
end-turn = End your turn (`end-turn`)
play = Play your card: { $card }
reveal = Say which card is drawn: { $card }
shuffle = Shuffle the discard pile and say in which order it becomes the draw pile (`shuffle`)

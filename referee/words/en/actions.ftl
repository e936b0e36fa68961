### These sentences tell a player or the table what to do. The program adds the full stop. $tile is "the farm tile".
### The key is the `type` of the action.

build = Build on { $at }
    .means = with your terrain card
    .tile = with { $tile }
    .via = (repeated with { $via })
    .without = , but without { $without }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
place = { $tile_word ->
        [barracks] Place a warrior on { $at } with { $tile }
        [city-hall] Place your city hall on { $at } and the six hexes around it with { $tile }
        [lighthouse] Place your ship on { $at } with { $tile }
        [quarry] Place a stone wall on { $at } with { $tile }
        [scout-cabin] Place a scout on { $at } with { $tile }
        [wagon] Place your wagon on { $at } with { $tile }
       *[other] Place a piece on { $at } with { $tile }
    }
    .via = (repeated with { $via })
    .without = , but without { $without }
    .waiver = and use { $waiver }, so that { $at } does not have to be adjacent
move = { $tile_word ->
        [barracks] Move your warrior from { $from } to { $to } with { $tile }
        [lighthouse] Move your ship from { $from } to { $to } with { $tile }
        [scout-cabin] Move your scout from { $from } to { $to } with { $tile }
        [wagon] Move your wagon from { $from } to { $to } with { $tile }
       *[other] Move your settlement from { $from } to { $to } with { $tile }
    }
    .via = (repeated with { $via })
    .without = , but without { $without }
remove = { $by ->
        [opponent] Remove the { $owner } player’s { $piece } from { $at } with { $tile }
       *[other] { $tile_word ->
            [barracks] Take your warrior back from { $at } with { $tile }
            [lighthouse] Take your ship back from { $at } with { $tile }
            [temple] Take your settlement off { $at } with { $tile }
            [wagon] Take your wagon back from { $at } with { $tile }
           *[other] Remove the piece on { $at } with { $tile }
        }
    }
    .via = (repeated with { $via })
    .without = , but without { $without }
draw = Draw a terrain card with { $tile }
    .via = (repeated with { $via })
    .without = , but without { $without }
take = { $tile_word ->
        [number-five] Exchange five number tiles worth 1 for one worth 5
       *[other] Take a number tile with { $tile }
    }
    .via = (repeated with { $via })
    .without = , but without { $without }
spend = { $ones ->
        [0] { $fives ->
            [one] Return one number tile worth 5 with { $tile }
           *[other] Return { $fives } number tiles worth 5 each with { $tile }
        }
        [one] { $fives ->
            [0] Return one number tile worth 1 with { $tile }
            [one] Return one number tile worth 1 and one worth 5 with { $tile }
           *[other] Return one number tile worth 1 and { $fives } worth 5 each with { $tile }
        }
       *[other] { $fives ->
            [0] Return { $ones } number tiles worth 1 each with { $tile }
            [one] Return { $ones } number tiles worth 1 each and one worth 5 with { $tile }
           *[other] Return { $ones } number tiles worth 1 each and { $fives } worth 5 each with { $tile }
        }
    }
    .via = (repeated with { $via })
    .without = , but without { $without }
finish = { $by ->
        [decline] Let it pass
        [skip] Skip this silo
       *[other] Stop here
    }
redraw = Draw a new card
    .card = to replace your { $card } card, for which no free hex is left
end-turn = End your turn
play = { $by ->
        [hand] Play your { $card } card
       *[other] Say which terrain card you play, for example { $card }
    }
reveal = Say which card it is, for example { $card }
shuffle = { $by ->
        [one-card] Make the single card of the discard pile the new draw pile
       *[other] Shuffle the discard pile and say the order of the new draw pile
    }

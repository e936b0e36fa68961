### These lines say what happened, with one message for each kind of event. $tile is "the farm tile".

card-played = { $player } plays { $card_phrase }
built = { $player } builds on { $at }
    .tile = with { $tile }
placed = { $player } places { $figure_a } on { $at }
wall-built = { $player } builds a stone wall on { $at }
removed = { $whose ->
        [own] { $player } takes their own { $piece } off { $at } with { $tile }
       *[other] { $player } removes { $owner }’s { $piece } from { $at } with { $tile }
    }
moved = { $tile_word ->
        [barracks] { $player } moves a warrior from { $from } to { $to } with { $tile }
        [lighthouse] { $player } moves the ship from { $from } to { $to } with { $tile }
        [scout-cabin] { $player } moves a scout from { $from } to { $to } with { $tile }
        [wagon] { $player } moves the wagon from { $from } to { $to } with { $tile }
       *[other] { $player } moves a settlement from { $from } to { $to } with { $tile }
    }
tile-taken = { $player } takes { $tile } from { $from }
tile-lost = { $player } loses { $tile } from { $from }
tile-spent = { $player } returns { $tile }, which leaves the game
bonus-taken = { $player } takes { $tile }
bonus-lost = { $player } loses { $tile }
bonus-used = { $player } uses { $tile }
number-taken = { $player } takes a number tile worth { $number }
numbers-returned = { $ones ->
        [0] { $fives ->
            [one] { $player } returns one number tile worth 5
           *[other] { $player } returns { $fives } number tiles worth 5
        }
        [one] { $fives ->
            [0] { $player } returns one number tile worth 1
            [one] { $player } returns one number tile worth 1 and one worth 5
           *[other] { $player } returns one number tile worth 1 and { $fives } worth 5
        }
       *[other] { $fives ->
            [0] { $player } returns { $ones } number tiles worth 1
            [one] { $player } returns { $ones } number tiles worth 1 and one worth 5
           *[other] { $player } returns { $ones } number tiles worth 1 and { $fives } worth 5
        }
    }
line-marked = { $player } marks line { $line }
scouts-left = { $player }’s scouts leave the board
harvest-began = { $player } may use { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    }
waiver-used = { $player } uses { $tile }, so { $at } does not have to be adjacent
gold-gained = { $player } earns { $gold } gold ({ $source })
card-discarded = { $player } discards { $card_phrase }
card-removed = { $player } cannot use { $card_phrase }, which leaves the game
card-drawn = { $player } draws { $card_phrase }
shuffled = { $cards ->
        [one] the discard pile ({ $cards } card) becomes the draw pile
       *[other] the discard pile ({ $cards } cards) becomes the draw pile
    }
mandatory-action-ended = no hex is left for { $player }, so the mandatory action ends
end-triggered = { $player } triggers the end: this is the last round
turn-ended = { $player } ends the turn
turn-began = round { $round }: { $player } begins a turn
game-ended = the game is over after round { $round }

### These messages say what the game is waiting for. Each kind of frame has one message, except that `drawing` has one for
### each purpose of the card.

turning = round { $round }, { $player } to act, { $by ->
        [choice] two terrain cards to choose from
        [hidden] the terrain card is not known yet
        [none] no terrain card this turn
        [useless] { $card } is on the table, but no hex is left for this card; draw a new one to build
        [same] { $card } is on the table: build { $due } on swamp or { $terrain }
        [either] { $card } is on the table: build { $swamp } on swamp or { $due } on { $terrain }
        [terrain] { $card } is on the table as { $terrain }, { $due ->
            [0] mandatory action finished
            [one] { $due } settlement to build
           *[other] { $due } settlements to build
        }
       *[card] { $card } is on the table, { $due ->
            [0] mandatory action finished
            [one] { $due } settlement to build
           *[other] { $due } settlements to build
        }
    }
using = round { $round }, { $player } uses { $tile }, { $left ->
        [one] at most { $left } more step
       *[other] at most { $left } more steps
    }
    .via = (repeated with { $via })
    .card = (drawn: { $card })
reacting = round { $round }, { $taker } took the last tile of { $at }; { $player } may build with the canoe or let it pass
harvesting = after round { $round }, { $player } uses silos: { $silos ->
        [one] { $silos } silo left
       *[other] { $silos } silos left
    }, { $by ->
        [build] { $left ->
            [one] { $left } more settlement to build at most
           *[other] up to { $left } more settlements to build
        }
        [move] { $left ->
            [one] { $left } more move at most
           *[other] up to { $left } more moves
        }
        [only-moves] up to { $left } moves with this one, because the supply is empty
       *[any] { $builds ->
            [one] { $builds } build
           *[other] up to { $builds } builds
        } or up to { $left } moves with this one
    }
drawing-hand = round { $round }, { $player } draws { $by ->
        [last] a card to end the turn
        [second] a second card for the next turn
       *[first] a card for the next turn
    }; say which one, or that it stays face down
drawing-redraw = round { $round }, { $player } draws a card to replace a useless one; say which one
drawing-tile = round { $round }, { $player } draws a card with { $tile }; say which one
drawing-discard = round { $round }, { $player } discards the card that was not chosen; say which one

### These sentences say why a position or state is impossible, and what to correct. The key is the code.
### Words in backquotes, at the end of this file only, are keys of the documents. Do not translate them.

player-count =
    { $count ->
        [one] There is { $count } player
       *[other] There are { $count } players
    }, but a game has two to five.
same-colour = Two players are { $colour }. Give every player a different colour.
card-count =
    { $count ->
        [0] No Kingdom Builder cards are given
        [one] There is { $count } Kingdom Builder card
       *[other] There are { $count } Kingdom Builder cards
    }, but a game has three.
same-card = The card “{ $card }” is listed twice. The three cards must be different.
unknown-card = There is no Kingdom Builder card called “{ $card }”. The catalogue lists them all.
task-count =
    { $count ->
        [one] There is { $count } task
       *[other] There are { $count } tasks
    }, but this board needs { $due }: one for each Crossroads section.
same-task = The task “{ $task }” is listed twice. The tasks must be different.
unknown-task = There is no task called “{ $task }”. The catalogue lists them all.
unknown-nomad-tile = There is no nomad tile called “{ $tile_name }”. The catalogue lists them all.
removed-terrain =
    { $wanted ->
        [one] A card in play removes a terrain, so one of the five base terrains must be named as removed.
        [all] The { $found } cards left the game, so all { $count } of them must be among the removed cards.
       *[none] The removed terrain is { $found }, but no card in play removes a terrain.
    }
unknown-location = { $at } is marked as the location “{ $tile_name }”, which does not exist. The catalogue lists them all.
two-pieces =
    { $colour ->
        [stone] A stone wall shares a hex with a piece: { $hexes }.
       *[other] A piece of the { $colour } player shares a hex with another piece: { $hexes }.
    } A hex holds one piece or one wall.
off-the-board = { $at } is not on this board. If the island is in play, add it to the board.
on-special-hex = { $at } is a { $found }, and no piece can ever be there. Check the hex of this piece.
out-of-reach =
    { $by ->
        [player] No tile that this player ever took brings a piece onto { $found }: { $hexes }.
        [piece] No tile on this board can put such a piece anywhere: { $hexes }.
       *[board] Nothing on this board brings such a piece onto { $found }: { $hexes }.
    } Check the piece and the terrain.
too-many-settlements = The { $colour } player has { $count } settlements on the board, but each colour has only 40.
too-many-figures = The { $colour } player has too many pieces of one kind on the board ({ $figure }). Each colour has only { $most }.
over-the-edge = A city hall covers a hex and its six neighbours, but part of this one lies off the board. Check its middle hex.
too-many-walls = There are { $count } stone walls on the board, but the box has only { $most }.
impossible-mark = The { $colour } player cannot have marked line { $line }. Mayors must be in play, and a line is marked only once.
scouts-out-of-turn = Scouts are on the board only during their player’s turn. Take them off.
temple-never-taken = The { $colour } player has { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } on temple tiles, but never took a temple tile. Take the settlements off, or add the tile to those that the player took.
too-many-numbers = The players hold number tiles { $ones } × 1 and { $fives } × 5, but the box has only 8 × 1 and 2 × 5.
bonus-mismatch = A player holds a bonus tile exactly while they hold two location tiles of its kind. The { $colour } player should hold { $due ->
        [none] no bonus tile
       *[other] { $due }
    }.
supply-mismatch = The { $colour } player has { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } in play and { $supply } in the supply. Together there must be 40.
too-few-builds = The { $colour } player has { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } after { $turns ->
        [one] { $turns } finished turn
       *[other] { $turns } finished turns
    }. There must be at least { $least }: three for each finished turn (two in a game with swamp cards), and those already built this turn.
tiles-elsewhere = The tiles left on the board must be given for every location hex and for no other hex. Check { $at }.
too-many-tiles = { $at } had two tiles at the start. Now { $count ->
        [one] { $count } is left there
       *[other] { $count } are left there
    } and { $takers ->
        [one] { $takers } player has taken one
       *[other] { $takers } players have taken one
    }; together that must be two.
tile-not-taken =
    { $by ->
        [nomad] A nomad tile is still on { $at }, but a piece is next to it, so its player must have taken the tile.
        [count] Two tiles are left on { $at }, but a piece stands next to it, so its player must have taken one. At most one can be left.
       *[player] The { $colour } player has a piece next to { $at }, where tiles are left, so they must have taken one there.
    }
tile-of-another-kind =
    { $by ->
        [taken] A player took a tile from { $at }, but { $at } is not a location ({ $found }).
       *[tile] The { $colour } player holds { $tile } from { $at }, but { $at } is of another kind: { $found }. Check the kind, the hex and the sections.
    }
tile-never-taken = The { $colour } player holds { $tile } from { $at }, but never took a tile there. Check the tiles that the player took.
tile-twice = The { $colour } player holds two tiles from { $at }. A player takes only one from each location hex.
tile-without-piece = The { $colour } player holds { $tile } from { $at }, but has no piece next to { $at }. The tile must be gone.
tile-out-of-turn = The { $colour } player’s tile from { $at } is marked “{ $status }”. Outside its owner’s turn a tile is “ready”.
nomad-tiles-elsewhere = The nomad tiles must be given for every nomad space of the board and for no other hex. Check { $at }.
too-many-nomad-tiles =
    { $tile_name ->
        [nomad] There are { $count } nomad tiles on the board and in hands, but this board has only { $most } nomad spaces.
       *[other] There are { $count } copies of { $tile } on the board and in hands, but there can be only { $most }.
    }
nomad-tile-not-kept = The { $colour } player holds { $tile }, which leaves the game as soon as it is taken.
nomad-tile-out-of-time = The { $colour } player holds { $tile }, taken in round { $round }. A nomad tile can be used only in the round after it is taken.
too-many-copies = You listed { $count ->
        [one] { $count } “{ $card }” card
       *[other] { $count } “{ $card }” cards
    }, but this game has { $most ->
        [0] none
       *[other] only { $most }
    }.
cards-missing =
    { $by ->
        [many] There { $count ->
            [one] is { $count } terrain card
           *[other] are { $count } terrain cards
        } too many.
       *[few] { $count ->
            [one] { $count } terrain card is missing.
           *[other] { $count } terrain cards are missing.
        }
    } Count the cards in the players’ hands, in both piles and removed from the game.
hand-size = The { $colour } player has { $count ->
        [one] { $count } terrain card
       *[other] { $count } terrain cards
    } in hand, but should have { $most ->
        [0] none
       *[other] at most { $most }
    } at this point. A card that has been played is no longer in the hand.
end-not-triggered = The end of the game has been triggered, so this is the last round.
    .colour = The { $colour } player has an empty supply.
mandatory-action-not-ended = No hex and no card is left for the mandatory action, so nothing is left to build and this is the last round.
impossible-frames = This cannot be going on in this order. A turn comes before whatever a player uses or draws in it.
impossible-use = No player can be using { $tile } now with { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left.
impossible-answer = The { $colour } player cannot answer here. They need a canoe that is ready, and another player must empty { $at }.
impossible-harvest = No player can be using { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    } now with { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } left.
impossible-turn = This turn does not add up: { $built } built and { $due } still to build. A mandatory action needs a played card and consists of three builds (two on swamp), plus any settlements due from temples.

## These codes are for other faults in documents that have the right shape.

impossible-board = These sections, capitols, caves and island do not make a board. The text says why.
unknown-player = A player is named who is not in the game.
unreadable-line = The line that stands for a state or position cannot be read. The text names the field.
impossible-highlight = The hexes, tile or card to highlight are not on this table.
final-mismatch =
    { $by ->
        [over] `final` is false, but the game of this state is over, so its score is final. Leave `final` out.
       *[running] `final` is true, but the game of this state is still being played. Leave `final` out, or play it to its end first.
    }
bad-signature = The request requires a signed state, but this one is not signed or was changed. The text says which.
wrong-owner = A piece in the scan has no colour, or a stone wall has one. Give every piece but a wall the colour of its player.
told-twice = The scan names the board and also something that belongs to a board. Leave one of them out.
too-few-sections = At most three of the named sections can be on the scanned table, but a board has four. Name more expansions or sections.
too-many-weights = A hex has more numbers than there are kinds. Give one number for each kind, in their order.

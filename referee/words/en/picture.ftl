### These texts appear in pictures. Other sentences also use the names of the quarters.

title = Kingdom Builder board
sections = Sections: { $list }.
pieces = Pieces: { $list }.
highlighted-hexes = Highlighted: { $list }.
island = island: { $side }
turned = turned
original = our own layout
own = your own layout
highlighted = highlighted
tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
marked = line { $line }, marked by { $colour }
counted = { $count } × { $piece }
piece = { $colour } { $shape }
top-left = top left
top-right = top right
bottom-left = bottom left
bottom-right = bottom right
impossible = This table is impossible:
faulty = impossible (see { $numbers })
more = { $count ->
        [one] And { $count } more problem, marked on the board.
       *[other] And { $count } more problems, marked on the board.
    }
round = Round { $round }
last-round = last round
over = The game is over
turn = Turn
awaited = Must act
played = Played card
cards = Kingdom Builder cards
tasks = Tasks
gold = { $count } gold
built = { $count } on the board
supply = { $count } in the supply
numbers = number tiles: { $ones } × 1, { $fives } × 5
temple = { $count } on temple tiles
fresh = new
used = used

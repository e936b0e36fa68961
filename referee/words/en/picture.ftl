### Texts inside pictures.

title = Kingdom Builder board
sections = Sections: { $list }.
pieces = Pieces: { $list }.
highlighted-hexes = Highlighted: { $list }.
island = island: { $side }
turned = turned
original = original layout
own = own layout
highlighted = highlighted
tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
marked = line { $line }, marked by { $colour }
piece = { $colour } { $shape }
top-left = top left
top-right = top right
bottom-left = bottom left
bottom-right = bottom right

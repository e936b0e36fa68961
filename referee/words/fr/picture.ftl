### Textes des images.

title = Plateau de Kingdom Builder
sections = Quadrants : { $list }.
pieces = Pions : { $list }.
highlighted-hexes = En évidence : { $list }.
island = île : { $side }
turned = tourné
original = dessin original
own = dessin personnel
highlighted = en évidence
tiles = { $count ->
        [one] { $count } plaquette
       *[other] { $count } plaquettes
    }
marked = ligne { $line }, marquée par { $colour }
piece = { $shape } ({ $colour })
top-left = en haut à gauche
top-right = en haut à droite
bottom-left = en bas à gauche
bottom-right = en bas à droite

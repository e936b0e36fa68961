### Ces textes apparaissent dans les images. D’autres phrases utilisent aussi les noms des quarts.

title = Plateau de Kingdom Builder
sections = Quadrants : { $list }.
pieces = Cités et figurines : { $list }.
highlighted-hexes = En évidence : { $list }.
island = île : { $side }
turned = tourné
original = notre propre dessin
own = votre propre dessin
highlighted = en évidence
tiles = { $count ->
        [one] { $count } plaquette
       *[other] { $count } plaquettes
    }
marked = ligne { $line }, marquée par { $colour }
counted = { $count } × { $piece }
piece = { $shape } du joueur { $colour }
top-left = en haut à gauche
top-right = en haut à droite
bottom-left = en bas à gauche
bottom-right = en bas à droite
impossible = Cette table est impossible :
faulty = impossible (voir { $numbers })
more = { $count ->
        [one] Et { $count } autre problème, marqué sur le plateau.
       *[other] Et { $count } autres problèmes, marqués sur le plateau.
    }
round = Manche { $round }
last-round = dernière manche
over = La partie est terminée
turn = Au tour de
awaited = Doit agir
played = Carte jouée
cards = Cartes Kingdom Builder
tasks = Missions
gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
built = { $count } sur le plateau
supply = { $count } en réserve
numbers = jetons numérotés : { $ones } × 1, { $fives } × 5
temple = { $count } sur des plaquettes « temple »
fresh = nouvelle
used = utilisée

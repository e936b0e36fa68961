### Ce que dit un relevé des quadrants qu’il voit, et ce qu’il suppose.

known = { $section ->
        [own] votre propre quadrant
       *[other] { $section }
    }
    .turned = (tourné)
    .hexes = sauf sur { $hexes }
unknown = Ce quadrant n’est pas connu. { $section ->
        [own] Le plus proche est votre propre quadrant.
       *[other] Le plus proche est { $section }.
    }
unreadable = Cases visibles : seulement { $count } sur { $most }.
players-seen = Vous n’avez pas nommé les joueurs ; ce sont donc les couleurs vues sur le plateau.
no-gold = Une carte rapporte de l’or pendant la partie, mais vous n’avez pas donné l’or de tous les joueurs. L’or manquant compte pour 0.
landmarks-left-out = Les capitoles ou les grottes ne vont pas avec ces quadrants ; ils n’ont donc pas été pris en compte.
doubts = { $count ->
        [one] { $count } case douteuse
       *[other] { $count } cases douteuses
    }

### Ces textes disent ce qu’un relevé a trouvé sur les quadrants, et ce qu’il suppose.

known = { $section ->
        [own] votre propre quadrant
       *[other] { $section }
    }
    .turned = (tourné)
    .hexes = sauf sur { $hexes }
unknown = L’arbitre ne connaît pas ce quadrant. { $section ->
        [own] Le plus proche est votre propre quadrant.
       *[other] Le plus proche est { $section }.
    }
unreadable = On ne voit que { $count } des { $most } cases.
players-seen = Vous n’avez pas nommé les joueurs ; ce sont donc les couleurs vues sur le plateau.
no-gold = Une carte rapporte des pièces d’or pendant la partie, mais vous n’avez pas dit combien chaque joueur en a gagné. Celles qui manquent comptent pour 0.
landmarks-left-out = Les capitoles ou les grottes ne vont pas avec ces quadrants ; l’arbitre les a donc laissés de côté.
doubts = { $count ->
        [one] { $count } case douteuse
       *[other] { $count } cases douteuses
    }

### Comment l’or d’une carte, d’une mission ou d’une partie du plateau a été compté.

fishermen = { $count ->
        [one] { $count } pion à côté de l’eau
       *[other] { $count } pions à côté de l’eau
    }
miners = { $count ->
        [one] { $count } pion à côté d’une montagne
       *[other] { $count } pions à côté d’une montagne
    }
workers = { $count ->
        [one] { $count } pion à côté d’une case spéciale
       *[other] { $count } pions à côté d’une case spéciale
    }
merchants = { $count ->
        [one] { $count } case spéciale reliée
       *[other] { $count } cases spéciales reliées
    }
discoverers = { $count ->
        [one] { $count } ligne horizontale
       *[other] { $count } lignes horizontales
    }
knights = { $count ->
        [one] { $count } pion sur une ligne horizontale
       *[other] { $count } pions sur une ligne horizontale
    }
hermits = { $count ->
        [one] { $count } région de colonisation
       *[other] { $count } régions de colonisation
    }
citizens = { $count ->
        [one] { $count } pion dans la plus grande région de colonisation
       *[other] { $count } pions dans la plus grande région de colonisation
    }
farmers = { $count ->
        [one] { $count } pion dans le quadrant où il y en a le moins
       *[other] { $count } pions dans le quadrant où il y en a le moins
    }
lords = le plus de pions dans { $firsts } des 4 quadrants, deuxième nombre dans { $seconds }
families = payé pendant la partie
shepherds = payé pendant la partie
ambassadors = payé pendant la partie
geologists = { $count ->
        [one] { $count } montagne reliée
       *[other] { $count } montagnes reliées
    }
messengers = { $count ->
        [one] un chemin de { $count } case
       *[other] un chemin de { $count } cases
    }
noblewomen = { $count ->
        [one] le plus de pions autour de { $count } case spéciale
       *[other] le plus de pions autour de { $count } cases spéciales
    }
vassals = { $count ->
        [one] { $count } pion à côté d’un autre quadrant
       *[other] { $count } pions à côté d’un autre quadrant
    }
captains = { $count ->
        [one] { $count } pion à côté d’au moins trois des siens
       *[other] { $count } pions à côté d’au moins trois des leurs
    }
scouts = { $count ->
        [one] { $count } pion à côté du terrain retiré
       *[other] { $count } pions à côté du terrain retiré
    }
homesteaders = { $count ->
        [one] { $count } pion dans le quadrant où il y en a le plus
       *[other] { $count } pions dans le quadrant où il y en a le plus
    }
rangers = { $count ->
        [one] { $count } ligne avec exactement un pion
       *[other] { $count } lignes avec exactement un pion
    }
chainers = { $count ->
        [one] { $count } pion à côté d’exactement deux des siens
       *[other] { $count } pions à côté d’exactement deux des leurs
    }
travellers = { $count ->
        [one] { $count } pion au bord du plateau
       *[other] { $count } pions au bord du plateau
    }
mayors = { $count ->
        [one] { $count } ligne marquée
       *[other] { $count } lignes marquées
    }
rovers = payé pendant la partie
palaces = { $count ->
        [one] le plus de pions autour de { $count } palais
       *[other] le plus de pions autour de { $count } palais
    }
capitols = { $count ->
        [one] { $count } pion à deux cases au plus d’un capitole
       *[other] { $count } pions à deux cases au plus d’un capitole
    }
castles = { $count ->
        [one] { $count } château atteint
       *[other] { $count } châteaux atteints
    }
gold = gagné pendant la partie
task = { $fulfilled ->
        [fulfilled] accomplie
       *[other] non accomplie
    }

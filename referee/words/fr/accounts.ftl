### Comment l’or d’une carte, d’une mission ou d’une partie du plateau a été compté.

fishermen = { $count ->
        [one] { $count } cité à côté de l’eau
       *[other] { $count } cités à côté de l’eau
    }
miners = { $count ->
        [one] { $count } cité à côté d’une montagne
       *[other] { $count } cités à côté d’une montagne
    }
workers = { $count ->
        [one] { $count } cité à côté d’une case spéciale
       *[other] { $count } cités à côté d’une case spéciale
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
        [one] { $count } cité sur une ligne horizontale
       *[other] { $count } cités sur une ligne horizontale
    }
hermits = { $count ->
        [one] { $count } région de colonisation
       *[other] { $count } régions de colonisation
    }
citizens = { $count ->
        [one] { $count } cité dans la plus grande région de colonisation
       *[other] { $count } cités dans la plus grande région de colonisation
    }
farmers = { $count ->
        [one] { $count } cité dans le quadrant où il y en a le moins
       *[other] { $count } cités dans le quadrant où il y en a le moins
    }
lords = le plus de cités dans { $firsts } des 4 quadrants, deuxième place dans { $seconds }
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
        [one] le plus de cités autour de { $count } case spéciale
       *[other] le plus de cités autour de { $count } cases spéciales
    }
vassals = { $count ->
        [one] { $count } cité à côté d’un autre quadrant
       *[other] { $count } cités à côté d’un autre quadrant
    }
captains = { $count ->
        [one] { $count } cité à côté d’au moins trois autres du même joueur
       *[other] { $count } cités à côté d’au moins trois autres du même joueur
    }
scouts = { $count ->
        [one] { $count } cité à côté du terrain retiré
       *[other] { $count } cités à côté du terrain retiré
    }
homesteaders = { $count ->
        [one] { $count } cité dans le quadrant où il y en a le plus
       *[other] { $count } cités dans le quadrant où il y en a le plus
    }
rangers = { $count ->
        [one] { $count } ligne avec exactement une cité
       *[other] { $count } lignes avec exactement une cité
    }
chainers = { $count ->
        [one] { $count } cité à côté d’exactement deux autres du même joueur
       *[other] { $count } cités à côté d’exactement deux autres du même joueur
    }
travellers = { $count ->
        [one] { $count } cité au bord du plateau
       *[other] { $count } cités au bord du plateau
    }
mayors = { $count ->
        [one] { $count } ligne marquée
       *[other] { $count } lignes marquées
    }
rovers = payé pendant la partie
palaces = { $count ->
        [one] le plus de cités autour de { $count } palais
       *[other] le plus de cités autour de { $count } palais
    }
capitols = { $count ->
        [one] { $count } cité à deux cases au plus d’un capitole
       *[other] { $count } cités à deux cases au plus d’un capitole
    }
castles = { $count ->
        [one] { $count } château atteint
       *[other] { $count } châteaux atteints
    }
gold = gagnées pendant la partie
task = { $fulfilled ->
        [fulfilled] accomplie
       *[other] non accomplie
    }

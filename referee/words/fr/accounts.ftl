### Ces textes expliquent comment l’or d’une carte, d’une mission ou d’une partie du plateau a été compté.

fishermen = { $count ->
        [0] aucune cité à côté de l’eau
        [one] { $count } cité à côté de l’eau
       *[other] { $count } cités à côté de l’eau
    }
miners = { $count ->
        [0] aucune cité à côté d’une montagne
        [one] { $count } cité à côté d’une montagne
       *[other] { $count } cités à côté d’une montagne
    }
workers = { $count ->
        [0] aucune cité à côté d’une case spéciale
        [one] { $count } cité à côté d’une case spéciale
       *[other] { $count } cités à côté d’une case spéciale
    }
merchants = { $count ->
        [0] aucune case spéciale reliée
        [one] { $count } case spéciale reliée
       *[other] { $count } cases spéciales reliées
    }
discoverers = { $count ->
        [0] aucune ligne horizontale
        [one] { $count } ligne horizontale
       *[other] { $count } lignes horizontales
    }
knights = { $count ->
        [0] aucune cité sur une ligne horizontale
        [one] { $count } cité sur une ligne horizontale
       *[other] { $count } cités sur une ligne horizontale
    }
hermits = { $count ->
        [0] aucune région de colonisation
        [one] { $count } région de colonisation
       *[other] { $count } régions de colonisation
    }
citizens = { $count ->
        [0] aucune cité dans la plus grande région de colonisation
        [one] { $count } cité dans la plus grande région de colonisation
       *[other] { $count } cités dans la plus grande région de colonisation
    }
farmers = { $count ->
        [0] aucune cité dans le quadrant où il y en a le moins
        [one] { $count } cité dans le quadrant où il y en a le moins
       *[other] { $count } cités dans le quadrant où il y en a le moins
    }
lords = { $firsts ->
        [0] la première place dans aucun quadrant
       *[other] la première place dans { $firsts } des 4 quadrants
    }, { $seconds ->
        [0] la deuxième dans aucun
       *[other] la deuxième dans { $seconds }
    }
families = rapporte de l’or pendant la partie, rien à la fin
shepherds = rapporte de l’or pendant la partie, rien à la fin
ambassadors = rapporte de l’or pendant la partie, rien à la fin
geologists = { $count ->
        [0] aucune montagne reliée
        [one] { $count } montagne reliée
       *[other] { $count } montagnes reliées
    }
messengers = { $count ->
        [0] aucun chemin
        [one] un chemin de { $count } case
       *[other] un chemin de { $count } cases
    }
noblewomen = { $count ->
        [0] pas de majorité autour d’une case spéciale
        [one] le plus de cités autour d’une case spéciale
       *[other] le plus de cités autour de { $count } cases spéciales
    }
vassals = { $count ->
        [0] aucune cité à côté d’un autre quadrant
        [one] { $count } cité à côté d’un autre quadrant
       *[other] { $count } cités à côté d’un autre quadrant
    }
captains = { $count ->
        [0] aucune cité à côté d’au moins trois autres du même joueur
        [one] { $count } cité à côté d’au moins trois autres du même joueur
       *[other] { $count } cités à côté d’au moins trois autres du même joueur
    }
scouts = { $count ->
        [0] aucune cité à côté du terrain dont les cartes sont hors du jeu
        [one] { $count } cité à côté du terrain dont les cartes sont hors du jeu
       *[other] { $count } cités à côté du terrain dont les cartes sont hors du jeu
    }
homesteaders = { $count ->
        [0] aucune cité dans le quadrant où il y en a le plus
        [one] { $count } cité dans le quadrant où il y en a le plus
       *[other] { $count } cités dans le quadrant où il y en a le plus
    }
rangers = { $count ->
        [0] aucune ligne avec exactement une cité
        [one] { $count } ligne avec exactement une cité
       *[other] { $count } lignes avec exactement une cité
    }
chainers = { $count ->
        [0] aucune cité à côté d’exactement deux autres du même joueur
        [one] { $count } cité à côté d’exactement deux autres du même joueur
       *[other] { $count } cités à côté d’exactement deux autres du même joueur
    }
travellers = { $count ->
        [0] aucune cité au bord du plateau
        [one] { $count } cité au bord du plateau
       *[other] { $count } cités au bord du plateau
    }
mayors = { $count ->
        [0] aucune ligne marquée
        [one] { $count } ligne marquée
       *[other] { $count } lignes marquées
    }
rovers = rapporte de l’or pendant la partie, rien à la fin
palaces = { $count ->
        [0] pas de majorité autour d’un palais
        [one] le plus de cités autour d’un palais
       *[other] le plus de cités autour de { $count } palais
    }
capitols = { $count ->
        [0] aucune cité à deux cases au plus d’un capitole
        [one] { $count } cité à deux cases au plus d’un capitole
       *[other] { $count } cités à deux cases au plus d’un capitole
    }
castles = { $count ->
        [0] aucun château atteint
        [one] { $count } château atteint
       *[other] { $count } châteaux atteints
    }
gold = gagné pendant la partie
task = { $fulfilled ->
        [fulfilled] mission accomplie
       *[other] mission non accomplie
    }

### Ces modèles forment des énumérations.

and = { $first } et { $last }
or = { $first } ou { $last }
more-and = { $first } et { $count ->
        [one] { $count } autre case
       *[other] { $count } autres cases
    }
more-or = { $first } ou { $count ->
        [one] une autre case
       *[other] l’une des { $count } autres cases possibles
    }
island-hex = la case { $at } de l’île
island-group = les cases { $list } de l’île
island-hexes = { $list } ({ $by ->
        [both] toutes les deux sur l’île
       *[all] toutes sur l’île
    })
no-choice = Aucune case ne convient pour l’instant.
no-choice-from = Depuis { $origin }, aucune case ne convient pour l’instant.

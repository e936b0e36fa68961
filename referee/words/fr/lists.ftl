### Comment les choses s’énumèrent.

and = { $first } et { $last }
or = { $first } ou { $last }
more-and = { $first } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
more-or = { $first } ou { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
marked = { $list } ; l’image les montre
no-choice = Aucune case ne convient pour l’instant.

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

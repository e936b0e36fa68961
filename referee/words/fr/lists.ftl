### Comment les choses s’énumèrent.

and = { $first } et { $last }
or = { $first } ou { $last }
more = { $first } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

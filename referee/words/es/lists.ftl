### Cómo se enumeran las cosas. $sound es la primera letra de lo último.

and = { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
or = { $sound ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }
more-and = { $first } y { $count } más
more-or = { $first } o { $count } más
marked = { $list }; la imagen las marca
no-choice = Ahora ninguna casilla sirve.

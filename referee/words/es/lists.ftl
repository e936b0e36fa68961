### Estos patrones forman enumeraciones. $sound es la primera letra de lo último.

and = { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
or = { $sound ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }
more-and = { $first } y { $count ->
        [one] { $count } casilla más
       *[other] { $count } casillas más
    }
more-or = { $first } u { $count ->
        [one] otra casilla
       *[other] otras { $count } casillas
    }
island-hex = la casilla { $at } de la isla
island-group = las casillas { $list } de la isla
island-hexes = { $list } ({ $by ->
        [both] ambas en la isla
       *[all] todas en la isla
    })
no-choice = Ahora ninguna casilla sirve.
no-choice-from = Desde { $origin } ahora no sirve ninguna casilla.

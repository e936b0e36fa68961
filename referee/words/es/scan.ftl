### Lo que dice un escaneo de los cuadrantes que ve, y lo que supone.

known = { $section ->
        [own] tu propio cuadrante
       *[other] { $section }
    }
    .turned = (girado)
    .hexes = salvo en { $hexes }
unknown = Este cuadrante no se conoce. { $section ->
        [own] El más parecido es tu propio cuadrante.
       *[other] El más parecido es { $section }.
    }
unreadable = Casillas visibles: solo { $count } de { $most }.
players-seen = No has nombrado a los jugadores, así que son los colores que se ven en el tablero.
no-gold = Una carta da oro durante la partida, pero no has dado el oro de todos los jugadores. El que falta cuenta como 0.
landmarks-left-out = Los capitolios o las cuevas no encajan en estos cuadrantes, así que no se han tenido en cuenta.
doubts = { $count ->
        [one] { $count } casilla dudosa
       *[other] { $count } casillas dudosas
    }

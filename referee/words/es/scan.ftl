### Estos textos dicen lo que un escaneo ha averiguado sobre los cuadrantes, y lo que supone.

known = { $section ->
        [own] tu propio cuadrante
       *[other] { $section }
    }
    .turned = (girado)
    .hexes = salvo en { $hexes }
unknown = El árbitro no conoce este cuadrante. { $section ->
        [own] El más parecido es tu propio cuadrante.
       *[other] El más parecido es { $section }.
    }
unreadable = Solo se ven { $count } de las { $most } casillas.
players-seen = No has nombrado a los jugadores, así que son los colores que se ven en el tablero.
no-gold = Una carta da pepitas de oro durante la partida, pero no has dicho cuántas ha ganado cada jugador. Las que faltan cuentan como 0.
landmarks-left-out = Los capitolios o las cuevas no encajan en estos cuadrantes, así que el árbitro los ha dejado fuera.
doubts = { $count ->
        [one] { $count } casilla dudosa
       *[other] { $count } casillas dudosas
    }

### Estos textos aparecen en las imágenes. Otras frases también usan los nombres de los cuartos.

title = Tablero de Kingdom Builder
sections = Cuadrantes: { $list }.
pieces = Piezas: { $list }.
highlighted-hexes = Resaltadas: { $list }.
island = isla: { $side }
turned = girado
original = diseño nuestro
own = diseño tuyo
highlighted = resaltada
tiles = { $count ->
        [one] { $count } plaquita
       *[other] { $count } plaquitas
    }
marked = línea { $line }, marcada por { $colour }
counted = { $count } × { $piece }
piece = { $shape } del jugador { $colour }
top-left = arriba a la izquierda
top-right = arriba a la derecha
bottom-left = abajo a la izquierda
bottom-right = abajo a la derecha
impossible = Esta mesa es imposible:
faulty = imposible (véase { $numbers })
more = { $count ->
        [one] Y { $count } problema más, marcado en el tablero.
       *[other] Y { $count } problemas más, marcados en el tablero.
    }
round = Ronda { $round }
last-round = última ronda
over = La partida ha terminado
turn = Turno
awaited = Debe actuar
played = Carta jugada
cards = Cartas de Kingdom Builder
tasks = Tareas
gold = { $count ->
        [one] { $count } pepita de oro
       *[other] { $count } pepitas de oro
    }
built = { $count } en el tablero
supply = { $count } en la reserva
numbers = fichas numeradas: { $ones } × 1, { $fives } × 5
temple = { $count } en plaquitas de templo
fresh = nueva
used = usada

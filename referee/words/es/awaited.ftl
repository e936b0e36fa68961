### These messages say what the game is waiting for. Each kind of frame has one message, except that `drawing` has one for
### each purpose of the card.

turning = ronda { $round }, juega el jugador { $player }, { $by ->
        [choice] dos cartas de terreno para elegir
        [hidden] todavía no se conoce la carta de terreno
        [none] sin carta de terreno en este turno
        [useless] carta jugada: { $card }, pero ya no queda ninguna casilla para ella; para construir hay que robar otra
        [same] carta jugada: { $card }; debe construir { $due } en pantano o { $terrain }
        [either] carta jugada: { $card }; debe construir { $swamp } en pantano o { $due } en { $terrain }
        [terrain] carta jugada: { $card } como { $terrain }, { $due ->
            [0] acción obligatoria terminada
            [one] falta por construir { $due } asentamiento
           *[other] faltan por construir { $due } asentamientos
        }
       *[card] carta jugada: { $card }, { $due ->
            [0] acción obligatoria terminada
            [one] falta por construir { $due } asentamiento
           *[other] faltan por construir { $due } asentamientos
        }
    }
using = ronda { $round }, el jugador { $player } usa { $tile }, { $left ->
        [one] { $left } paso más como máximo
       *[other] { $left } pasos más como máximo
    }
    .via = (se repite con { $via })
    .card = (carta robada: { $card })
reacting = ronda { $round }, el jugador { $taker } ha cogido la última plaquita de { $at }; el jugador { $player } puede construir con la canoa o dejarlo pasar
harvesting = después de la ronda { $round }, silos del jugador { $player }: { $silos ->
        [one] le queda { $silos }
       *[other] le quedan { $silos }
    }; { $by ->
        [build] { $left ->
            [one] como máximo { $left } asentamiento más por construir
           *[other] hasta { $left } asentamientos más por construir
        }
        [move] { $left ->
            [one] como máximo { $left } movimiento más
           *[other] hasta { $left } movimientos más
        }
        [only-moves] con este, hasta { $left } movimientos, porque no quedan asentamientos en la reserva
       *[any] con este, { $builds ->
            [one] { $builds } construcción
           *[other] hasta { $builds } construcciones
        } o hasta { $left } movimientos
    }
drawing-hand = ronda { $round }, el jugador { $player } roba { $by ->
        [last] una carta al final de su turno
        [second] una segunda carta para su próximo turno
       *[first] una carta para su próximo turno
    }; di cuál, o que queda boca abajo
drawing-redraw = ronda { $round }, el jugador { $player } roba una carta en lugar de una inútil; di cuál
drawing-tile = ronda { $round }, el jugador { $player } roba una carta con { $tile }; di cuál
drawing-discard = ronda { $round }, el jugador { $player } descarta la carta que no ha elegido; di cuál

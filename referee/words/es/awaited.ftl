### What the table waits for: one message for each kind of frame, for each purpose of a drawn card.

turning = ronda { $round }, juega { $player }, { $by ->
        [choice] hay que elegir una de las dos cartas
        [hidden] no se conoce la carta
        [terrain] carta jugada: { $card } como { $terrain }
       *[card] carta jugada: { $card }
    }, { $due ->
        [one] falta por construir { $due } asentamiento
       *[other] faltan por construir { $due } asentamientos
    }
    .owed = y { $owed } de los templos
using = ronda { $round }, { $player } usa { $tile }, { $left ->
        [one] { $left } paso más como máximo
       *[other] { $left } pasos más como máximo
    }
    .via = (se repite con { $via })
    .card = (carta robada: { $card })
reacting = ronda { $round }, { $taker } ha cogido la última plaquita de { $at }; { $player } puede construir con la canoa o dejarlo pasar
harvesting = después de la ronda { $round }, { $player } usa silos: { $silos ->
        [one] queda { $silos } silo
       *[other] quedan { $silos } silos
    }, { $left ->
        [one] { $left } paso más
       *[other] { $left } pasos más
    } ({ $by ->
        [build] construir
        [move] mover
       *[any] construir o mover
    })
drawing-hand = ronda { $round }, { $player } roba una carta para su próximo turno; di cuál
drawing-redraw = ronda { $round }, { $player } roba una carta en lugar de una inútil; di cuál
drawing-tile = ronda { $round }, { $player } roba una carta con una plaquita; di cuál
drawing-discard = ronda { $round }, { $player } descarta la carta que no ha elegido; di cuál

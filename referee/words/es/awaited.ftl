### What the table waits for: one message for each kind of frame, for each purpose of a drawn card.

turning = ronda { $round }, juega { $player }, { $by ->
        [choice] hay que elegir una de dos cartas (`play`)
        [hidden] no se conoce la carta (`play`)
        [terrain] carta jugada: { $card } como { $terrain }
       *[card] carta jugada: { $card }
    }, { $due ->
        [one] falta construir { $due } asentamiento
       *[other] faltan por construir { $due } asentamientos
    }
    .owed = y { $owed } de templos
using = ronda { $round }, { $player } usa { $tile }, { $left ->
        [one] { $left } paso más como máximo
       *[other] { $left } pasos más como máximo
    }
    .via = (se repite con { $via })
    .card = (carta robada: { $card })
reacting = ronda { $round }, { $taker } cogió la última plaquita de { $at }; { $player } puede responder (`build`) o no (`finish`)
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
drawing-hand = ronda { $round }, { $player } roba una carta para su mano; di cuál (`reveal`)
drawing-redraw = ronda { $round }, { $player } roba una carta en lugar de una inútil; di cuál (`reveal`)
drawing-tile = ronda { $round }, { $player } roba una carta con una plaquita; di cuál (`reveal`)
drawing-discard = ronda { $round }, { $player } descarta la carta no elegida; di cuál (`reveal`)

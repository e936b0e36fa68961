### Estas frases dicen lo que puede hacer un jugador o la mesa; el programa añade el punto final.

build = Construye en { $at }
    .means = con tu carta de terreno
    .tile = con { $tile }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
    .waiver = y usa { $waiver } para que { $at } no tenga que ser colindante
place = { $tile_word ->
        [barracks] Coloca un guerrero en { $at } con { $tile }
        [city-hall] Coloca tu ciudad en { $at } y en las seis casillas de alrededor con { $tile }
        [lighthouse] Coloca tu barco en { $at } con { $tile }
        [quarry] Coloca un muro de piedra en { $at } con { $tile }
        [scout-cabin] Coloca un explorador en { $at } con { $tile }
        [wagon] Coloca tu carreta en { $at } con { $tile }
       *[other] Coloca una pieza en { $at } con { $tile }
    }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
    .waiver = y usa { $waiver } para que { $at } no tenga que ser colindante
move = { $tile_word ->
        [barracks] Mueve tu guerrero de { $from } a { $to } con { $tile }
        [lighthouse] Mueve tu barco de { $from } a { $to } con { $tile }
        [scout-cabin] Mueve tu explorador de { $from } a { $to } con { $tile }
        [wagon] Mueve tu carreta de { $from } a { $to } con { $tile }
       *[other] Mueve tu asentamiento de { $from } a { $to } con { $tile }
    }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
remove = { $by ->
        [opponent] Retira de { $at } { $piece_the } del jugador { $owner } con { $tile }
       *[other] { $tile_word ->
            [barracks] Recupera tu guerrero de { $at } con { $tile }
            [lighthouse] Recupera tu barco de { $at } con { $tile }
            [temple] Retira tu asentamiento de { $at } con { $tile }
            [wagon] Recupera tu carreta de { $at } con { $tile }
           *[other] Retira la pieza de { $at } con { $tile }
        }
    }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
draw = Roba una carta de terreno con { $tile }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
take = { $tile_word ->
        [number-five] Cambia cinco fichas n.º 1 por una n.º 5
       *[other] Coge una ficha numerada con { $tile }
    }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
spend = { $ones ->
        [0] { $fives ->
            [one] Devuelve una ficha n.º 5 con { $tile }
           *[other] Devuelve { $fives } fichas n.º 5 con { $tile }
        }
        [one] { $fives ->
            [0] Devuelve una ficha n.º 1 con { $tile }
            [one] Devuelve una ficha n.º 1 y una n.º 5 con { $tile }
           *[other] Devuelve una ficha n.º 1 y { $fives } n.º 5 con { $tile }
        }
       *[other] { $fives ->
            [0] Devuelve { $ones } fichas n.º 1 con { $tile }
            [one] Devuelve { $ones } fichas n.º 1 y una n.º 5 con { $tile }
           *[other] Devuelve { $ones } fichas n.º 1 y { $fives } n.º 5 con { $tile }
        }
    }
    .via = (repetida con { $via })
    .without = , pero sin { $without }
finish = { $by ->
        [decline] Déjalo pasar
        [skip] No uses este silo
       *[other] Para aquí
    }
redraw = Roba otra carta
    .card = en lugar de tu carta de { $card }, para la que ya no queda ninguna casilla libre
end-turn = Termina tu turno
play = { $by ->
        [hand] Juega tu carta de { $card }
       *[other] Di qué carta de terreno juegas, por ejemplo { $card }
    }
reveal = Di qué carta es, por ejemplo { $card }
shuffle = { $by ->
        [one-card] Forma el nuevo mazo con la única carta de los descartes
       *[other] Baraja los descartes y di en qué orden pasan a ser el mazo
    }

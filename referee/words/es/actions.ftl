### Lo que puede hacer un jugador o la mesa; después va un punto.

build = Construye en { $at }
    .means = con tu carta de terreno
    .tile = con { $tile }
    .via = (repetida con { $via })
    .without = pero sin { $without }
    .waiver = y usa { $waiver } para que { $at } no tenga que ser colindante
place = { $tile_word ->
        [barracks] Coloca un guerrero en { $at } con { $tile }
        [city-hall] Coloca tu ciudad alrededor de { $at } con { $tile }
        [lighthouse] Coloca tu barco en { $at } con { $tile }
        [quarry] Coloca un muro de piedra en { $at } con { $tile }
        [scout-cabin] Coloca un explorador en { $at } con { $tile }
        [wagon] Coloca tu carreta en { $at } con { $tile }
       *[other] Coloca una pieza en { $at } con { $tile }
    }
    .via = (repetida con { $via })
    .without = pero sin { $without }
    .waiver = y usa { $waiver } para que { $at } no tenga que ser colindante
move = { $tile_word ->
        [barracks] Mueve tu guerrero de { $from } a { $to } con { $tile }
        [lighthouse] Mueve tu barco de { $from } a { $to } con { $tile }
        [scout-cabin] Mueve tu explorador de { $from } a { $to } con { $tile }
        [wagon] Mueve tu carreta de { $from } a { $to } con { $tile }
       *[other] Mueve tu asentamiento de { $from } a { $to } con { $tile }
    }
    .via = (repetida con { $via })
    .without = pero sin { $without }
remove = { $tile_word ->
        [barracks] Recupera tu guerrero de { $at } con { $tile }
        [lighthouse] Recupera tu barco de { $at } con { $tile }
        [sword] Retira la pieza del otro jugador de { $at } con { $tile }
        [temple] Retira tu asentamiento de { $at } con { $tile }
        [wagon] Recupera tu carreta de { $at } con { $tile }
       *[other] Retira la pieza de { $at } con { $tile }
    }
    .via = (repetida con { $via })
    .without = pero sin { $without }
draw = Roba una carta de terreno con { $tile }
    .via = (repetida con { $via })
    .without = pero sin { $without }
take = Coge una ficha numerada con { $tile }
    .via = (repetida con { $via })
    .without = pero sin { $without }
spend = Devuelve fichas numeradas ({ $ones } × 1, { $fives } × 5) con { $tile }
    .via = (repetida con { $via })
    .without = pero sin { $without }
finish = Para aquí
redraw = Roba otra carta en lugar de la inútil
end-turn = Termina tu turno
play = Juega tu carta de terreno y di cuál es, por ejemplo { $card }
reveal = Di qué carta se ha robado, por ejemplo { $card }
shuffle = Baraja los descartes y di en qué orden pasan a ser el mazo

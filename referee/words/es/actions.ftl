### Lo que puede hacer un jugador o la mesa; después va un punto.

build = Construye en { $at }
    .means = con tu carta de terreno
    .tile = con { $tile }
    .waiver = y usa { $waiver }, así { $at } no tiene que ser colindante
    .via = por medio de { $via }
    .without = pero sin { $without }
place = { $tile_word ->
        [quarry] Coloca un muro de piedra en { $at } con { $tile }
        [barracks] Coloca un guerrero en { $at } con { $tile }
        [wagon] Coloca tu carreta en { $at } con { $tile }
        [lighthouse] Coloca tu barco en { $at } con { $tile }
        [city-hall] Coloca tu ciudad alrededor de { $at } con { $tile }
        [scout-cabin] Coloca un explorador en { $at } con { $tile }
       *[other] Coloca una pieza en { $at } con { $tile }
    }
    .waiver = y usa { $waiver }, así { $at } no tiene que ser colindante
    .via = por medio de { $via }
    .without = pero sin { $without }
move = Mueve la pieza de { $from } a { $to } con { $tile }
    .via = por medio de { $via }
    .without = pero sin { $without }
remove = Retira la pieza de { $at } con { $tile }
    .via = por medio de { $via }
    .without = pero sin { $without }
draw = Roba una carta de terreno con { $tile }
    .via = por medio de { $via }
    .without = pero sin { $without }
take = Coge una ficha numerada con { $tile }
    .via = por medio de { $via }
    .without = pero sin { $without }
spend = Devuelve fichas numeradas ({ $ones } × 1, { $fives } × 5) con { $tile }
    .via = por medio de { $via }
    .without = pero sin { $without }
finish = Para aquí (`finish`)
redraw = Roba otra carta en lugar de la inútil (`redraw`)
end-turn = Termina tu turno (`end-turn`)
play = Juega tu carta: { $card }
reveal = Di qué carta se roba: { $card }
shuffle = Baraja el montón de descartes y di en qué orden pasa a ser el mazo (`shuffle`)

### Lo que puede hacer un jugador o la mesa; después va un punto.

build = Construye en { $at }
    .tile = con { $tile }
    .waiver = y usa { $waiver }, así { $at } no tiene que ser colindante
    .via = por medio de { $via }
place = Coloca una pieza en { $at } con { $tile }
    .waiver = y usa { $waiver }, así { $at } no tiene que ser colindante
    .via = por medio de { $via }
move = Mueve la pieza de { $from } a { $to } con { $tile }
    .via = por medio de { $via }
remove = Retira la pieza de { $at } con { $tile }
    .via = por medio de { $via }
draw = Roba una carta de terreno con { $tile }
    .via = por medio de { $via }
take = Coge una ficha numerada con { $tile }
    .via = por medio de { $via }
spend = Devuelve fichas numeradas ({ $ones } × 1, { $fives } × 5) con { $tile }
    .via = por medio de { $via }
finish = Para aquí (`finish`)
redraw = Roba otra carta en lugar de la inútil (`redraw`)
end-turn = Termina tu turno (`end-turn`)
play = Juega tu carta: { $card }
reveal = Di qué carta se roba: { $card }
shuffle = Baraja el montón de descartes y di en qué orden pasa a ser el mazo (`shuffle`)

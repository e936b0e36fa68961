### Lo que ha pasado, una línea por suceso.

card-played = { $player } juega { $card_phrase }
built = { $player } construye en { $at }
    .tile = con { $tile }
placed = { $player } coloca { $figure_a } en { $at }
wall-built = { $player } construye un muro de piedra en { $at }
removed = { $whose ->
        [own] { $player } retira su { $piece } de { $at } con { $tile }
       *[other] { $player } retira de { $at } { $piece_a } del jugador { $owner } con { $tile }
    }
moved = { $player } mueve una pieza de { $from } a { $to } con { $tile }
tile-taken = { $player } coge { $tile } de { $from }
tile-lost = { $player } pierde { $tile } de { $from }
tile-spent = { $player } devuelve { $tile }, que sale de la partida
bonus-taken = { $player } coge { $tile }
bonus-lost = { $player } pierde { $tile }
bonus-used = { $player } puede construir ahí gracias a { $tile }
number-taken = { $player } coge una ficha n.º { $number }
numbers-returned = { $player } devuelve fichas numeradas: { $ones } × 1, { $fives } × 5
line-marked = { $player } marca la línea { $line }
scouts-left = los exploradores del jugador { $player } dejan el tablero
harvest-began = { $player } puede usar { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    }
waiver-used = { $player } usa { $tile }, así que { $at } no tiene que ser colindante
gold-gained = { $gold ->
        [one] { $player } gana { $gold } pepita de oro ({ $source })
       *[other] { $player } gana { $gold } pepitas de oro ({ $source })
    }
card-discarded = { $player } descarta { $card_phrase }
card-removed = { $player } no puede usar { $card_phrase }, que sale de la partida
card-drawn = { $player } roba { $card_phrase }
shuffled = { $cards ->
        [one] { $cards } carta de los descartes pasa a ser el mazo
       *[other] { $cards } cartas de los descartes pasan a ser el mazo
    }
mandatory-action-ended = no queda ninguna casilla para el jugador { $player }, así que la acción obligatoria termina
end-triggered = { $player } desencadena el final: esta es la última ronda
turn-ended = { $player } termina su turno
turn-began = ronda { $round }: { $player } empieza su turno
game-ended = la partida termina después de la ronda { $round }

### Estas líneas dicen lo que ha pasado; hay un mensaje para cada tipo de suceso.

card-played = el jugador { $player } juega { $card_phrase }
built = el jugador { $player } construye en { $at }
    .tile = con { $tile }
placed = el jugador { $player } coloca { $figure_a } en { $at }
wall-built = el jugador { $player } construye un muro de piedra en { $at }
removed = { $whose ->
        [own] el jugador { $player } retira su { $piece } de { $at } con { $tile }
       *[other] el jugador { $player } retira de { $at } { $piece_a } del jugador { $owner } con { $tile }
    }
moved = { $tile_word ->
        [barracks] el jugador { $player } mueve un guerrero de { $from } a { $to } con { $tile }
        [lighthouse] el jugador { $player } mueve su barco de { $from } a { $to } con { $tile }
        [scout-cabin] el jugador { $player } mueve un explorador de { $from } a { $to } con { $tile }
        [wagon] el jugador { $player } mueve su carreta de { $from } a { $to } con { $tile }
       *[other] el jugador { $player } mueve un asentamiento de { $from } a { $to } con { $tile }
    }
tile-taken = el jugador { $player } coge { $tile } de { $from }
tile-lost = el jugador { $player } pierde { $tile } de { $from }
tile-spent = el jugador { $player } devuelve { $tile }, que sale de la partida
bonus-taken = el jugador { $player } coge { $tile }
bonus-lost = el jugador { $player } pierde { $tile }
bonus-used = el jugador { $player } usa { $tile }
number-taken = el jugador { $player } coge una ficha n.º { $number }
numbers-returned = { $ones ->
        [0] { $fives ->
            [one] el jugador { $player } devuelve una ficha n.º 5
           *[other] el jugador { $player } devuelve { $fives } fichas n.º 5
        }
        [one] { $fives ->
            [0] el jugador { $player } devuelve una ficha n.º 1
            [one] el jugador { $player } devuelve una ficha n.º 1 y una n.º 5
           *[other] el jugador { $player } devuelve una ficha n.º 1 y { $fives } n.º 5
        }
       *[other] { $fives ->
            [0] el jugador { $player } devuelve { $ones } fichas n.º 1
            [one] el jugador { $player } devuelve { $ones } fichas n.º 1 y una n.º 5
           *[other] el jugador { $player } devuelve { $ones } fichas n.º 1 y { $fives } n.º 5
        }
    }
line-marked = el jugador { $player } marca la línea { $line }
scouts-left = los exploradores del jugador { $player } dejan el tablero
harvest-began = el jugador { $player } puede usar { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    }
waiver-used = el jugador { $player } usa { $tile }, así que { $at } no tiene que ser colindante
gold-gained = { $gold ->
        [one] el jugador { $player } gana { $gold } pepita de oro ({ $source })
       *[other] el jugador { $player } gana { $gold } pepitas de oro ({ $source })
    }
card-discarded = el jugador { $player } descarta { $card_phrase }
card-removed = el jugador { $player } no puede usar { $card_phrase }, que sale de la partida
card-drawn = el jugador { $player } roba { $card_phrase }
shuffled = { $cards ->
        [one] { $cards } carta de los descartes pasa a ser el mazo
       *[other] { $cards } cartas de los descartes pasan a ser el mazo
    }
mandatory-action-ended = no queda ninguna casilla para el jugador { $player }, así que la acción obligatoria termina
end-triggered = el jugador { $player } desencadena el final: esta es la última ronda
turn-ended = el jugador { $player } termina su turno
turn-began = ronda { $round }: el jugador { $player } empieza su turno
game-ended = la partida termina después de la ronda { $round }

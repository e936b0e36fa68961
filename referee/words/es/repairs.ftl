### Estas frases dicen qué hay que cambiar para que una mesa imposible sea posible.

turn-section = Gira 180 grados el cuadrante de { $quarter }.
swap-sections = Intercambia los cuadrantes de { $quarter } y de { $second }.
printed-section = Usa el cuadrante «{ $section }» de { $quarter } tal como está impreso: el tuyo difiere en { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }.
other-section = Pon { $quarter } el cuadrante «{ $section }».
leave-out-landmarks = Usa solo cuadrantes, capitolios y cuevas que puedan estar juntos: cambia los demás o quítalos.
other-player = Nombra a un jugador que participe, por ejemplo { $colour }.
swap-colours = Intercambia las piezas del jugador { $colour } y del jugador { $other }.
move-piece = Mueve { $piece_the } del jugador { $colour } de { $from } a { $to }.
remove-piece = Quita de { $at } { $piece_the } del jugador { $colour }.
return-piece = Devuelve a su reserva { $piece_the } del jugador { $colour } que está en { $at }.
remove-wall = Quita el muro de piedra de { $at }.
supply = Deja { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en la reserva del jugador { $colour }.
round = Corrige la ronda: es la { $round }.
ending = { $ending ->
        [yes] Anota que esta es la última ronda: el final de la partida se ha desencadenado.
       *[no] Anota que esta no es la última ronda: el final de la partida no se ha desencadenado.
    }
tiles-left = Deja { $count ->
        [one] { $count } plaquita
       *[other] { $count } plaquitas
    } en { $at }.
not-a-location = No dejes plaquitas en { $at }: no es una casilla de lugar.
nomad-tile-gone = Quita la plaquita de nómadas de { $at }.
add-tile = Dale al jugador { $colour } { $tile } de { $at } ({ $status }).
note-tile = Anota que el jugador { $colour } cogió { $tile } de { $at }.
remove-tile = Quítale al jugador { $colour } { $tile } de { $at }.
forget-tile = Quítale al jugador { $colour } la plaquita de { $at }: nunca cogió una allí.
other-tile = Cambia la plaquita que el jugador { $colour } cogió de { $at } por { $tile } ({ $status }).
bonus-tiles = Dale al jugador { $colour } las plaquitas de acción adicional que corresponden a sus plaquitas de lugar, y ninguna más.
remove-nomad-tile = Quítale al jugador { $colour } { $tile }.
nomad-tile-round = Anota que el jugador { $colour } cogió { $tile } en la ronda { $round }.

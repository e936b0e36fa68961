### Qué hay que cambiar para que una mesa imposible sea posible.

turn-section = Gira 180 grados el cuadrante de { $quarter }.
swap-sections = Intercambia los cuadrantes de { $quarter } y de { $second }.
printed-section = Usa el cuadrante «{ $section }» tal como está impreso ({ $quarter }): el tuyo difiere en { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }.
other-section = Pon el cuadrante «{ $section }» ({ $quarter }).
leave-out-landmarks = Usa solo cuadrantes, capitolios y cuevas que puedan estar juntos: cambia los demás o quítalos.
other-player = Nombra a un jugador que participe, por ejemplo { $colour }.
swap-colours = Intercambia las piezas del jugador { $colour } y del jugador { $other }.
move-piece = Mueve una pieza del jugador { $colour } ({ $piece }) de { $from } a { $to }.
remove-piece = Quita de { $at } la pieza del jugador { $colour } ({ $piece }).
return-piece = Quita de { $at } la pieza del jugador { $colour } ({ $piece }) y devuélvela a su reserva.
remove-wall = Quita el muro de piedra de { $at }.
supply = Pon la reserva del jugador { $colour } en { $count }.
round = Pon la ronda en { $round }.
ending = { $ending ->
        [yes] Pon `ending` en true: el final ya se ha desencadenado.
       *[no] Pon `ending` en false: el final no se ha desencadenado.
    }
tiles-left = Deja { $count ->
        [one] { $count } plaquita
       *[other] { $count } plaquitas
    } en { $at } (`location_tiles`).
not-a-location = Quita { $at } de `location_tiles`.
nomad-tile-gone = Quita la plaquita de nómadas de { $at }.
add-tile = Dale al jugador { $colour } { $tile } de { $at } ({ $status }).
note-tile = Añade { $at } al `taken_from` del jugador { $colour }, que cogió allí { $tile }.
remove-tile = Quítale al jugador { $colour } { $tile } de { $at }.
forget-tile = Quítale al jugador { $colour } la plaquita de { $at }: nunca cogió una allí.
other-tile = Cambia la plaquita que el jugador { $colour } cogió de { $at } por { $tile } ({ $status }).
bonus-tiles = Dale al jugador { $colour } las plaquitas de acción adicional que corresponden a sus plaquitas de lugar, y ninguna más.
remove-nomad-tile = Quítale al jugador { $colour } { $tile }.
nomad-tile-round = Anota que el jugador { $colour } cogió { $tile } en la ronda { $round }.

### Qué supone el árbitro sobre una mesa, y por qué.

cards = No se indicaron cartas de Kingdom Builder, así que en su lugar figuran { $cards }. No cambian lo que puedes hacer, solo la puntuación.
tasks = No se indicaron tareas, así que en su lugar { $count ->
        [one] figura { $tasks }
       *[other] figuran { $tasks }
    }. Las tareas no cambian lo que puedes hacer, solo la puntuación.
removed-terrain = Una carta en juego retira las cartas de un terreno, y nadie dijo cuál. El árbitro supone que es { $terrain }.
swamp-cards = El tablero no tiene pantano y no se ha visto ninguna carta de pantano, así que esas cartas no están en el mazo.
turn-card = No se indicó la carta de terreno del jugador { $colour }, así que sigue boca abajo.
turn-begins = No se ha indicado nada sobre este turno, así que se supone que el jugador { $colour } acaba de empezarlo: todavía no ha construido ni usado nada.
turn-terrain = La carta { $card } muestra dos terrenos, y todavía no se ha elegido ninguno de los dos.
start-player = El jugador { $colour } empezó la partida: es lo que mejor encaja con el número de asentamientos.
round = Es la ronda { $round }: es lo que mejor encaja con el número de asentamientos.
ending = A todos los jugadores les quedan asentamientos en la reserva, así que el final de la partida no se ha desencadenado.
piles = El orden del mazo es desconocido. Cualquier carta de terreno que no se indicó puede estar en él.
location-tiles =
    { $count ->
        [0] No quedan plaquitas
        [one] Queda { $count } plaquita
       *[other] Quedan { $count } plaquitas
    } en { $at } ({ $tile_name }). El número se ha deducido de las piezas que hay ahora al lado; puede que también haya cogido una algún jugador que ya no esté allí.
takers =
    { $by ->
        [near] ¿Quién cogió las plaquitas de { $at } ({ $tile_name })? Al lado hay piezas de estos colores, así que fueron ellos: { $colours }.
       *[gone] ¿Quién cogió las plaquitas de { $at } ({ $tile_name })? Alguien que después se fue y perdió la suya. El árbitro supone estos colores: { $colours }.
    } Otros jugadores pueden haber cogido una y haberse ido.
tiles-held = El jugador { $colour } conserva una plaquita de cada lugar junto a sus piezas ({ $tiles }). Quien dejó un lugar y volvió ha perdido su plaquita.
tile-status =
    { $by ->
        [used] El jugador { $colour } ya ha usado en este turno { $tile } de { $at }: los exploradores que trae están en el tablero.
        [fresh] El jugador { $colour } cogió en este turno { $tile } de { $at }: al lado solo hay piezas construidas en este turno.
       *[ready] El jugador { $colour } puede usar { $tile } de { $at }: nadie dijo que la haya cogido o usado en este turno.
    }
nomad-space = Nadie dijo qué plaquita de nómadas hay en { $at }. El árbitro supone que es { $tile }.
nomad-tiles = El jugador { $colour } no tiene plaquitas de nómadas: nadie mencionó ninguna, y las anteriores ya han salido de la partida.
hand = El jugador { $colour } tiene { $count ->
        [one] { $count } carta de terreno
       *[other] { $count } cartas de terreno
    } boca abajo.
temple = Ningún asentamiento del jugador { $colour } está sobre una plaquita de templo: nadie mencionó ninguno.
numbers = El jugador { $colour } tiene { $count ->
        [one] { $count } ficha de valor 1, que recibió
       *[other] { $count } fichas de valor 1, que recibió
    } con la catedral: nadie mencionó otras.
gold = El jugador { $colour } no ha ganado oro durante la partida: nadie mencionó ninguno, pero algo en esta mesa paga antes del final.

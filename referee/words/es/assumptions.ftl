### Estas frases dicen qué supone el árbitro sobre una mesa, y por qué.

cards = No has nombrado las cartas de Kingdom Builder, así que en su lugar se usan { $cards }. De ellas depende la puntuación, y algunas cartas cambian también lo que puedes hacer.
tasks =
    { $count ->
        [one] No has nombrado la tarea, así que en su lugar se usa { $tasks }.
       *[other] No has nombrado las tareas, así que en su lugar se usan { $tasks }.
    } Las tareas solo cambian la puntuación, no lo que puedes hacer.
removed-terrain = Una carta en juego retira las cartas de un terreno, y no has dicho cuál. El árbitro supone que es { $terrain }.
swamp-cards = El tablero no tiene pantano y no has nombrado ninguna carta de pantano, así que esas cartas no están en el mazo.
turn-card = No has nombrado la carta de terreno del jugador { $colour }, así que sigue boca abajo.
turn-begins = No has dicho nada sobre este turno, así que acaba de empezar: el jugador { $colour } todavía no ha construido ni usado nada.
turn-terrain = La carta de { $card } muestra dos terrenos, y la primera construcción todavía no ha decidido cuál vale.
start-player = El jugador { $colour } empezó la partida: es lo que mejor encaja con el número de asentamientos.
round = Es la ronda { $round }: es lo que mejor encaja con el número de asentamientos.
ending = A todos los jugadores les quedan asentamientos en la reserva, así que el final de la partida no se ha desencadenado.
piles = No se conoce el orden del mazo. Puede contener cualquier carta de terreno que no hayas nombrado.
location-tiles =
    { $count ->
        [0] No quedan plaquitas
        [one] Queda { $count } plaquita
       *[other] Quedan { $count } plaquitas
    } en { $at } ({ $tile_name }), a juzgar por las piezas que hay al lado. Puede que también haya cogido una algún jugador que ya se ha ido.
takers =
    { $by ->
        [near] Las plaquitas de { $at } ({ $tile_name }) se las llevaron { $colours }, que tienen piezas al lado.
       *[gone] Las plaquitas de { $at } ({ $tile_name }) se las llevaron { $colours }, que después se fueron y las perdieron.
    } Puede que otros jugadores también cogieran una y se fueran.
tiles-held = El jugador { $colour } conserva una plaquita de cada lugar que está junto a sus piezas ({ $tiles }). Si se fue de un lugar y volvió, ha perdido su plaquita.
tile-status =
    { $by ->
        [used] El jugador { $colour } ya ha usado en este turno { $tile } de { $at }: hay exploradores en el tablero.
        [fresh] El jugador { $colour } ha cogido en este turno { $tile } de { $at }: al lado solo hay piezas construidas en este turno.
       *[ready] El jugador { $colour } puede usar { $tile } de { $at }: no has dicho que la haya cogido o usado en este turno.
    }
nomad-space = No has dicho qué plaquita de nómadas hay en { $at }. El árbitro supone que es { $tile }.
nomad-tiles = El jugador { $colour } no tiene plaquitas de nómadas: no has nombrado ninguna, y las que cogió antes ya han salido de la partida.
hand = El jugador { $colour } tiene { $count ->
        [one] { $count } carta de terreno
       *[other] { $count } cartas de terreno
    } boca abajo.
temple = El jugador { $colour } no tiene asentamientos en plaquitas de templo: no has nombrado ninguno.
numbers = El jugador { $colour } tiene { $count ->
        [one] { $count } ficha n.º 1, que recibió
       *[other] { $count } fichas n.º 1, que recibió
    } con la catedral: no has nombrado otras.
gold = El jugador { $colour } todavía no ha ganado pepitas de oro: no has nombrado ninguna. En esta partida se pueden ganar antes del final.

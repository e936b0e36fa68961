### Qué hay que tener en cuenta al leer una puntuación.

running = { $count ->
        [one] Queda { $count } asentamiento
       *[other] Quedan { $count } asentamientos
    } en la reserva y ningún jugador se ha quedado sin ellos, así que esta es una puntuación provisional. Si la partida ha terminado, envía `"final": true`.
taken-as-final = Al jugador { $colour } no le quedan asentamientos, así que se puntúa como final de la partida. Si la última ronda no ha acabado, envía `"final": false`.
supply-left = Se puntúa como final porque así lo indicaste, pero ningún jugador se ha quedado sin asentamientos: { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    } en la reserva.
gold-not-given = La carta «{ $card }» paga durante la partida, y no se indicó oro. Añade el `gold` de cada jugador.
treasure-not-given = Conseguir { $tile } paga durante la partida, y no se indicó oro. Si un jugador la consiguió, añádelo a su `gold`.
marks-not-given = La carta «{ $card }» paga por las líneas marcadas, y no se indicó ninguna marca. Añade las `marks` de cada jugador.
silos-to-come = Los silos se usan después del último turno y todavía pueden cambiar esta puntuación, que cuenta las piezas tal como están.

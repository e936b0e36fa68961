### Estas frases dicen qué hay que tener en cuenta al leer una puntuación.

running = { $count ->
        [one] Queda { $count } asentamiento
       *[other] Quedan { $count } asentamientos
    } en la reserva y ningún jugador se ha quedado sin ellos, así que esta puntuación es provisional. Si la partida ha terminado, dilo.
taken-as-final = Al jugador { $colour } no le quedan asentamientos, así que se puntúa como al final de la partida. Si todavía estáis jugando la última ronda, dilo.
supply-left = Se puntúa como al final porque así lo has dicho, pero ningún jugador se ha quedado sin asentamientos: { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    } en la reserva.
gold-not-given = La carta «{ $card }» da pepitas de oro durante la partida, y no has nombrado ninguna. Di cuántas ha ganado cada jugador hasta ahora.
treasure-not-given = Quien coge { $tile } gana pepitas de oro en el acto, y no has nombrado ninguna. Si un jugador la ha cogido, di cuántas ha ganado hasta ahora.
marks-not-given = La carta «{ $card }» paga por las líneas marcadas, y no has nombrado ninguna. Di qué líneas ha marcado cada jugador.
silos-to-come = Los silos se usan después del último turno y todavía pueden cambiar esta puntuación. Por ahora, las piezas cuentan tal como están.

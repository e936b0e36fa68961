### Estas frases dicen por qué una posición o un estado es imposible, y qué hay que corregir.

player-count =
    { $count ->
        [one] Hay { $count } jugador
       *[other] Hay { $count } jugadores
    }, pero en una partida juegan de dos a cinco.
same-colour = Hay dos jugadores de color { $colour }. Cada jugador debe tener un color distinto.
card-count =
    { $count ->
        [0] No se indica ninguna carta de Kingdom Builder
        [one] Hay { $count } carta de Kingdom Builder
       *[other] Hay { $count } cartas de Kingdom Builder
    }, pero una partida tiene tres.
same-card = La carta «{ $card }» aparece dos veces. Las tres cartas deben ser distintas.
unknown-card = No existe ninguna carta de Kingdom Builder llamada «{ $card }». El catálogo las contiene todas.
task-count =
    { $count ->
        [one] Hay { $count } carta de tarea
       *[other] Hay { $count } cartas de tarea
    }, pero este tablero necesita { $due }: una por cada cuadrante de Crossroads.
same-task = La tarea «{ $task }» aparece dos veces. Las tareas deben ser distintas.
unknown-task = No existe ninguna tarea llamada «{ $task }». El catálogo las contiene todas.
unknown-nomad-tile = No existe ninguna plaquita de nómadas llamada «{ $tile_name }». El catálogo las contiene todas.
removed-terrain =
    { $wanted ->
        [one] Una carta en juego retira un terreno, así que hay que decir cuál de los cinco terrenos básicos es.
        [all] Las cartas de { $found } salieron de la partida, así que las { $count } deben estar entre las retiradas.
       *[none] El terreno retirado es { $found }, pero ninguna carta en juego retira un terreno.
    }
unknown-location = { $at } figura como el lugar «{ $tile_name }», que no existe. El catálogo los contiene todos.
two-pieces =
    { $colour ->
        [stone] Un muro de piedra comparte casilla con una pieza: { $hexes }.
       *[other] Una pieza del jugador { $colour } comparte casilla con otra: { $hexes }.
    } En una casilla cabe una sola pieza o un solo muro.
off-the-board = { $at } no está en este tablero. Si la isla está en juego, añádela al tablero.
on-special-hex = { $at } es una casilla de { $found }, y ahí no puede haber nunca una pieza. Comprueba la casilla de esta pieza.
out-of-reach =
    { $by ->
        [player] Ninguna plaquita que este jugador haya tenido lleva una pieza a una casilla de { $found }: { $hexes }.
        [piece] Ninguna plaquita de este tablero puede colocar una pieza así en ningún sitio: { $hexes }.
       *[board] Nada en este tablero lleva una pieza así a una casilla de { $found }: { $hexes }.
    } Comprueba la pieza y el terreno.
too-many-settlements = El jugador { $colour } tiene { $count } asentamientos en el tablero, pero cada color solo tiene 40.
too-many-figures = El jugador { $colour } tiene demasiadas piezas de un mismo tipo en el tablero ({ $figure }). Cada color tiene solo { $most }.
over-the-edge = Una ciudad cubre una casilla y las seis colindantes, pero parte de esta queda fuera del tablero. Comprueba su casilla central.
too-many-walls = Hay { $count } muros de piedra en el tablero, pero la caja solo tiene { $most }.
impossible-mark = El jugador { $colour } no puede haber marcado la línea { $line }. Los alcaldes deben estar en juego, y una línea se marca una sola vez.
scouts-out-of-turn = Los exploradores solo están en el tablero durante el turno de su jugador. Retíralos.
temple-never-taken = El jugador { $colour } tiene { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en plaquitas de templo, pero nunca cogió ninguna. Quita los asentamientos o añade la plaquita a las que cogió.
too-many-numbers = Los jugadores tienen fichas numeradas { $ones } × 1 y { $fives } × 5, pero la caja solo tiene 8 × 1 y 2 × 5.
bonus-mismatch = Un jugador tiene una plaquita de acción adicional solo mientras tiene dos plaquitas de lugar de su tipo. El jugador { $colour } debería tener { $due ->
        [none] ninguna
       *[other] estas: { $due }
    }.
supply-mismatch = El jugador { $colour } tiene { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en juego y { $supply } en la reserva. En total deben ser 40.
too-few-builds = El jugador { $colour } tiene { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } después de { $turns ->
        [one] { $turns } turno terminado
       *[other] { $turns } turnos terminados
    }. Debería tener al menos { $least }: tres por cada turno terminado (dos en una partida con cartas de pantano), más los ya construidos en este turno.
tiles-elsewhere = Hay que indicar las plaquitas que quedan en todas las casillas de lugar del tablero, y en ninguna otra. Comprueba { $at }.
too-many-tiles = En { $at } había dos plaquitas al principio. Ahora { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    } y { $takers ->
        [one] { $takers } jugador ha cogido una
       *[other] { $takers } jugadores han cogido una
    }; en total deben ser dos.
tile-not-taken =
    { $by ->
        [nomad] En { $at } sigue habiendo una plaquita de nómadas, pero hay una pieza al lado, así que su jugador debe haberla cogido.
        [count] En { $at } quedan dos plaquitas, pero hay una pieza al lado, así que su jugador debe haber cogido una. Como mucho puede quedar una.
       *[player] El jugador { $colour } tiene una pieza junto a { $at }, donde quedan plaquitas, así que debe haber cogido una allí.
    }
tile-of-another-kind =
    { $by ->
        [taken] Un jugador cogió una plaquita de { $at }, pero { $at } no es una casilla de lugar ({ $found }).
       *[tile] El jugador { $colour } tiene { $tile } de { $at }, pero { $at } es de otro tipo: { $found }. Comprueba el tipo, la casilla y los cuadrantes.
    }
tile-never-taken = El jugador { $colour } tiene { $tile } de { $at }, pero nunca cogió una allí. Comprueba las plaquitas que cogió.
tile-twice = El jugador { $colour } tiene dos plaquitas de { $at }. Cada jugador coge solo una de cada casilla de lugar.
tile-without-piece = El jugador { $colour } tiene { $tile } de { $at }, pero ninguna pieza junto a { $at }. Debe haberla perdido.
tile-out-of-turn = La plaquita que el jugador { $colour } cogió de { $at } figura como «{ $status }». Fuera del turno de su dueño, una plaquita está siempre «disponible».
nomad-tiles-elsewhere = Hay que indicar las plaquitas de nómadas de todas las casillas de nómadas del tablero, y de ninguna otra. Comprueba { $at }.
too-many-nomad-tiles =
    { $tile_name ->
        [nomad] Hay { $count } plaquitas de nómadas en el tablero y en manos de los jugadores, pero este tablero solo tiene { $most } casillas de nómadas.
       *[other] Entre el tablero y los jugadores está { $count } veces { $tile }, pero solo puede estar { $most }.
    }
nomad-tile-not-kept = El jugador { $colour } tiene { $tile }, que sale de la partida en cuanto alguien la coge.
nomad-tile-out-of-time = El jugador { $colour } tiene { $tile }, que cogió en la ronda { $round }. Una plaquita de nómadas solo se puede usar en la ronda siguiente.
too-many-copies = Hay { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de { $card }, pero esta partida { $most ->
        [0] no tiene ninguna
       *[other] solo tiene { $most }
    }.
cards-missing =
    { $by ->
        [many] { $count ->
            [one] Sobra { $count } carta de terreno.
           *[other] Sobran { $count } cartas de terreno.
        }
       *[few] { $count ->
            [one] Falta { $count } carta de terreno.
           *[other] Faltan { $count } cartas de terreno.
        }
    } Cuenta las de las manos, las de los montones y las que han salido de la partida.
hand-size = El jugador { $colour } tiene { $count ->
        [one] { $count } carta de terreno
       *[other] { $count } cartas de terreno
    } en la mano, pero ahora { $most ->
        [0] no debería tener ninguna
       *[other] debería tener { $most } como máximo
    }. Una carta ya jugada no está en la mano.
end-not-triggered = El final de la partida se ha desencadenado, así que esta es la última ronda.
    .colour = Al jugador { $colour } no le quedan asentamientos en la reserva.
mandatory-action-not-ended = No queda casilla ni carta para la acción obligatoria, así que no queda nada por construir y esta es la última ronda.
impossible-frames = Esto no puede estar pasando en este orden. Un turno va antes de lo que un jugador usa o roba en él.
impossible-use = Ahora ningún jugador puede estar usando { $tile } con { $left ->
        [one] { $left } paso restante
       *[other] { $left } pasos restantes
    }.
impossible-answer = El jugador { $colour } no puede responder aquí. Necesita una canoa disponible, y otro jugador debe vaciar { $at }.
impossible-harvest = Ningún jugador puede estar usando ahora { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    } con { $left ->
        [one] { $left } paso restante
       *[other] { $left } pasos restantes
    }.
impossible-turn = Este turno no cuadra: { $built ->
        [one] { $built } asentamiento construido
       *[other] { $built } asentamientos construidos
    } y { $due } por construir. En la acción obligatoria se juega la carta y se construyen tres asentamientos (dos si es en pantano), más los que añaden los templos.

impossible-board = Con estos cuadrantes, capitolios, cuevas e isla no se puede formar un tablero. El texto dice por qué.
unknown-player = Se nombra a un jugador que no participa en la partida.
unreadable-line = La línea que representa un estado o una posición no se puede leer. El texto nombra el campo.
impossible-highlight = Las casillas, la plaquita o la carta que hay que resaltar no están en esta mesa.
final-mismatch =
    { $by ->
        [over] `final` es false, pero este estado es el final de su partida, así que la puntuación es definitiva. Omite `final`.
       *[running] `final` es `true`, pero la partida de este estado no ha terminado. Omite `final`, o juégala antes hasta el final.
    }
bad-signature = La petición exige un estado firmado, pero este no está firmado o alguien lo ha cambiado. El texto dice cuál de las dos cosas.
wrong-owner = Una pieza del escaneo no tiene color, o un muro de piedra lo tiene. Da a cada pieza, salvo los muros, el color de su jugador.
told-twice = El escaneo nombra el tablero y además algo que forma parte de un tablero. Quita uno de los dos.
too-few-sections = De los cuadrantes nombrados, como mucho tres pueden estar en la mesa escaneada, pero un tablero tiene cuatro. Nombra más expansiones o cuadrantes.
too-many-weights = Una casilla tiene más números que tipos hay. Da un número para cada tipo, en su orden.

### Estos textos explican cómo se ha contado el oro de una carta, de una tarea o de una parte del tablero.

fishermen = { $count ->
        [0] ninguna pieza junto al agua
        [one] { $count } pieza junto al agua
       *[other] { $count } piezas junto al agua
    }
miners = { $count ->
        [0] ninguna pieza junto a una montaña
        [one] { $count } pieza junto a una montaña
       *[other] { $count } piezas junto a una montaña
    }
workers = { $count ->
        [0] ninguna pieza junto a una casilla especial
        [one] { $count } pieza junto a una casilla especial
       *[other] { $count } piezas junto a una casilla especial
    }
merchants = { $count ->
        [0] ninguna casilla especial conectada
        [one] { $count } casilla especial conectada
       *[other] { $count } casillas especiales conectadas
    }
discoverers = { $count ->
        [0] ninguna línea horizontal
        [one] { $count } línea horizontal
       *[other] { $count } líneas horizontales
    }
knights = { $count ->
        [0] ninguna pieza en una línea horizontal
        [one] { $count } pieza en una línea horizontal
       *[other] { $count } piezas en una línea horizontal
    }
hermits = { $count ->
        [0] ninguna zona de asentamiento
        [one] { $count } zona de asentamiento
       *[other] { $count } zonas de asentamiento
    }
citizens = { $count ->
        [0] ninguna pieza en la mayor zona de asentamiento
        [one] { $count } pieza en la mayor zona de asentamiento
       *[other] { $count } piezas en la mayor zona de asentamiento
    }
farmers = { $count ->
        [0] ninguna pieza en el cuadrante donde hay menos
        [one] { $count } pieza en el cuadrante donde hay menos
       *[other] { $count } piezas en el cuadrante donde hay menos
    }
lords = { $firsts ->
        [0] primer puesto en ningún cuadrante
       *[other] primer puesto en { $firsts } de 4 cuadrantes
    }, { $seconds ->
        [0] segundo en ninguno
       *[other] segundo en { $seconds }
    }
families = se paga durante la partida, no al final
shepherds = se paga durante la partida, no al final
ambassadors = se paga durante la partida, no al final
geologists = { $count ->
        [0] ninguna montaña conectada
        [one] { $count } montaña conectada
       *[other] { $count } montañas conectadas
    }
messengers = { $count ->
        [0] ningún camino
        [one] un camino de { $count } casilla
       *[other] un camino de { $count } casillas
    }
noblewomen = { $count ->
        [0] ningún primer puesto alrededor de casillas especiales
        [one] primer puesto alrededor de una casilla especial
       *[other] primer puesto alrededor de { $count } casillas especiales
    }
vassals = { $count ->
        [0] ninguna pieza junto a otro cuadrante
        [one] { $count } pieza junto a otro cuadrante
       *[other] { $count } piezas junto a otro cuadrante
    }
captains = { $count ->
        [0] ninguna pieza junto a tres o más del mismo jugador
        [one] { $count } pieza junto a tres o más del mismo jugador
       *[other] { $count } piezas junto a tres o más del mismo jugador
    }
scouts = { $count ->
        [0] ninguna pieza junto al terreno cuyas cartas no están en la partida
        [one] { $count } pieza junto al terreno cuyas cartas no están en la partida
       *[other] { $count } piezas junto al terreno cuyas cartas no están en la partida
    }
homesteaders = { $count ->
        [0] ninguna pieza en el cuadrante donde hay más
        [one] { $count } pieza en el cuadrante donde hay más
       *[other] { $count } piezas en el cuadrante donde hay más
    }
rangers = { $count ->
        [0] ninguna línea con exactamente una pieza
        [one] { $count } línea con exactamente una pieza
       *[other] { $count } líneas con exactamente una pieza
    }
chainers = { $count ->
        [0] ninguna pieza junto a exactamente dos del mismo jugador
        [one] { $count } pieza junto a exactamente dos del mismo jugador
       *[other] { $count } piezas junto a exactamente dos del mismo jugador
    }
travellers = { $count ->
        [0] ninguna pieza en el borde del tablero
        [one] { $count } pieza en el borde del tablero
       *[other] { $count } piezas en el borde del tablero
    }
mayors = { $count ->
        [0] ninguna línea marcada
        [one] { $count } línea marcada
       *[other] { $count } líneas marcadas
    }
rovers = se paga durante la partida, no al final
palaces = { $count ->
        [0] ningún primer puesto alrededor de palacios
        [one] primer puesto alrededor de un palacio
       *[other] primer puesto alrededor de { $count } palacios
    }
capitols = { $count ->
        [0] ninguna pieza a dos casillas o menos de un capitolio
        [one] { $count } pieza a dos casillas o menos de un capitolio
       *[other] { $count } piezas a dos casillas o menos de un capitolio
    }
castles = { $count ->
        [0] ningún castillo alcanzado
        [one] { $count } castillo alcanzado
       *[other] { $count } castillos alcanzados
    }
gold = ganado durante la partida
task = { $fulfilled ->
        [fulfilled] tarea cumplida
       *[other] tarea no cumplida
    }

### Cómo se ha contado el oro de una carta, de una tarea o de una parte del tablero.

fishermen = { $count ->
        [one] { $count } pieza junto al agua
       *[other] { $count } piezas junto al agua
    }
miners = { $count ->
        [one] { $count } pieza junto a una montaña
       *[other] { $count } piezas junto a una montaña
    }
workers = { $count ->
        [one] { $count } pieza junto a una casilla especial
       *[other] { $count } piezas junto a una casilla especial
    }
merchants = { $count ->
        [one] { $count } casilla especial conectada
       *[other] { $count } casillas especiales conectadas
    }
discoverers = { $count ->
        [one] { $count } línea horizontal
       *[other] { $count } líneas horizontales
    }
knights = { $count ->
        [one] { $count } pieza en una línea horizontal
       *[other] { $count } piezas en una línea horizontal
    }
hermits = { $count ->
        [one] { $count } zona de asentamiento
       *[other] { $count } zonas de asentamiento
    }
citizens = { $count ->
        [one] { $count } pieza en la mayor zona de asentamiento
       *[other] { $count } piezas en la mayor zona de asentamiento
    }
farmers = { $count ->
        [one] { $count } pieza en el cuadrante donde hay menos
       *[other] { $count } piezas en el cuadrante donde hay menos
    }
lords = más piezas que nadie en { $firsts } de 4 cuadrantes, segundo puesto en { $seconds }
families = se paga durante la partida
shepherds = se paga durante la partida
ambassadors = se paga durante la partida
geologists = { $count ->
        [one] { $count } montaña conectada
       *[other] { $count } montañas conectadas
    }
messengers = { $count ->
        [one] un camino de { $count } casilla
       *[other] un camino de { $count } casillas
    }
noblewomen = { $count ->
        [one] más piezas que nadie alrededor de { $count } casilla especial
       *[other] más piezas que nadie alrededor de { $count } casillas especiales
    }
vassals = { $count ->
        [one] { $count } pieza junto a otro cuadrante
       *[other] { $count } piezas junto a otro cuadrante
    }
captains = { $count ->
        [one] { $count } pieza junto a tres o más del mismo jugador
       *[other] { $count } piezas junto a tres o más del mismo jugador
    }
scouts = { $count ->
        [one] { $count } pieza junto al terreno retirado
       *[other] { $count } piezas junto al terreno retirado
    }
homesteaders = { $count ->
        [one] { $count } pieza en el cuadrante donde hay más
       *[other] { $count } piezas en el cuadrante donde hay más
    }
rangers = { $count ->
        [one] { $count } línea con exactamente una pieza
       *[other] { $count } líneas con exactamente una pieza
    }
chainers = { $count ->
        [one] { $count } pieza junto a exactamente dos del mismo jugador
       *[other] { $count } piezas junto a exactamente dos del mismo jugador
    }
travellers = { $count ->
        [one] { $count } pieza en el borde del tablero
       *[other] { $count } piezas en el borde del tablero
    }
mayors = { $count ->
        [one] { $count } línea marcada
       *[other] { $count } líneas marcadas
    }
rovers = se paga durante la partida
palaces = { $count ->
        [one] más piezas que nadie alrededor de { $count } palacio
       *[other] más piezas que nadie alrededor de { $count } palacios
    }
capitols = { $count ->
        [one] { $count } pieza a dos casillas o menos de un capitolio
       *[other] { $count } piezas a dos casillas o menos de un capitolio
    }
castles = { $count ->
        [one] { $count } castillo alcanzado
       *[other] { $count } castillos alcanzados
    }
gold = ganadas durante la partida
task = { $fulfilled ->
        [fulfilled] cumplida
       *[other] no cumplida
    }

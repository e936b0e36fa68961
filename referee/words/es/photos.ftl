### Estos textos dan consejos para una fotografía mejor, dicen por qué se rechaza un archivo o aparecen en lo que
### imprime `referee scan`.

no-board = No se ve ningún tablero. Fotografía el tablero entero desde arriba, con un palmo de mesa alrededor, o toca el centro de sus cuatro casillas de las esquinas.
unknown-sections = Al menos un cuadrante no encaja con ninguno de los que conoce el árbitro. Si es tuyo, descríbelo.
cut-off = { $count ->
        [one] { $from } queda fuera de la foto: aléjate hasta ver el tablero entero.
       *[other] La foto corta { $count } casillas entre { $from } y { $to }: aléjate hasta ver el tablero entero.
    }
glare = { $count ->
        [one] Una lámpara o una ventana se refleja en { $from }: haz otra foto desde un lado.
       *[other] Una lámpara o una ventana se refleja entre { $from } y { $to }: haz otra foto desde un lado.
    }
shadow = { $count ->
        [one] { $from } está demasiado oscura para leerla: enciende una luz.
       *[other] Entre { $from } y { $to } está demasiado oscuro para leer nada: enciende una luz.
    }
come-closer = Las casillas solo miden { $pixels } píxeles de ancho: acércate o envía la foto a tamaño completo.
tilt = Miras el tablero con { $degrees } grados de inclinación y las piezas tapan lo que hay detrás: pon la cámara encima del tablero.
blur = La foto está borrosa: mantén la cámara quieta y toca el tablero para enfocar.
dark = La foto está muy oscura: enciende una luz.
found = { $verdict ->
        [known] { $sections }
        [unknown] hay un cuadrante desconocido ({ $sections })
       *[unreadable] no se ve ningún tablero
    }
pieces-found = piezas: { $pieces }; { $doubts ->
        [one] { $doubts } casilla dudosa
       *[other] { $doubts } casillas dudosas
    }
nothing-found = ninguna
look-at = mira { $at }: { $reading } ({ $percent } %)
look-at-gold = mira { $at }: { $reading } ({ $percent } %); pepitas de oro en juego: { $gold }
no-score = sin puntuación: { $text }
nothing = nada
wall = muro
gold-exact = { $colour }: { $value } pepitas de oro; probabilidad de ganar: { $percent } %
gold-range = { $colour }: { $value } pepitas de oro (entre { $low } y { $high }); probabilidad de ganar: { $percent } %
advice = consejo: { $text }
file = archivo
verdict = veredicto
sections = cuadrantes
pieces = piezas
doubts = dudas
gold = pepitas de oro
known = conocido
unknown = desconocido
unreadable = ilegible
impossible = imposible
refused = rechazado
no-colour = La imagen no tiene colores, así que no se distinguen ni los paisajes ni las piezas. Envíala en color y sin filtros.
unusual-colours = Los paisajes tienen colores poco habituales, así que los dueños de las piezas pueden estar equivocados. Si un filtro cambió la imagen, envía la original.
mirrored = La imagen está reflejada como en un espejo. Desactiva ese efecto en la cámara o envía la original.
single-section = La imagen muestra un solo cuadrante. Fotografía los cuatro juntos para leer una mesa.
tap-section = El árbitro no reconoce el cuadrante o no ve dónde están sus casillas. Toca el centro de las cuatro casillas de las esquinas del cuadrante; entonces el árbitro puede agrupar las casillas que se parecen.
no-section = ningún cuadrante impreso encaja
section-groups = ningún cuadrante impreso encaja. Las casillas de cada grupo se parecen; ponles nombre con --name GRUPO=TERRENO, y a una casilla distinta con --name CASILLA=TERRENO
group-guess = { $group } (¿{ $terrain }? { $percent } %)
truth-sections = cuadrantes correctos
truth-wrong = erróneos y no rechazados
truth-precision = precisión
truth-recall = exhaustividad
truth-exact = mesa exacta
truth-share = { $hits } de { $tries } = { $share } % ({ $low }-{ $high } %)

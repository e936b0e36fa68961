### Textos de las imágenes.

title = Tablero de Kingdom Builder
sections = Cuadrantes: { $list }.
pieces = Piezas: { $list }.
highlighted-hexes = Resaltadas: { $list }.
island = isla: { $side }
turned = girado
original = diseño original
own = diseño propio
highlighted = resaltada
tiles = { $count ->
        [one] { $count } plaquita
       *[other] { $count } plaquitas
    }
marked = línea { $line }, marcada por { $colour }
piece = { $shape } ({ $colour })
top-left = arriba a la izquierda
top-right = arriba a la derecha
bottom-left = abajo a la izquierda
bottom-right = abajo a la derecha

### Estas frases dicen qué falla en una petición, un archivo o una opción, y cómo se corrige. El lugar se imprime delante de
### la frase.
### Las palabras entre acentos graves y los nombres como { $found } son de la interfaz: no se traducen.

## Estas palabras nombran los tipos de valores JSON.

json-null = null
json-flag = true o false
json-number = un número
json-whole-number = un número entero
json-fraction = un número con decimales
json-string = una cadena de texto
json-list = una lista
json-object = un objeto
json-locations = un objeto con el lugar de cada casilla de lugar
json-location-tiles = un objeto con el número de plaquitas que quedan en cada casilla de lugar
json-nomad-tiles = un objeto con la plaquita de cada casilla de nómadas

## Estos fallos pueden darse en cualquier documento.

no-json = No hay nada que leer. Envía un documento JSON.
not-json = Esto no es JSON válido: hay un error en la línea { $line }, columna { $column }.
not-utf-8 = Esto no es texto: el byte { $byte } no es UTF-8 válido.
nested-too-deep = El JSON tiene demasiados niveles anidados. Puede tener { $most } como máximo.
key-twice = La clave «{ $key }» aparece dos veces en el mismo objeto. Quita una de las dos.
missing = Falta «{ $key }», que es obligatorio.
missing-tag = Falta «{ $key }», que es obligatorio. Usa { $known }.
null-value = Esto no puede ser null. Da un valor o quita la clave.
not-an-object = El cuerpo debe ser un objeto JSON.
one-table = Envía o bien `position` o bien `state`.
wrong-kind = Aquí debe ir { $wanted }, no { $kind }.
out-of-range = El valor debe estar entre { $least } y { $most }, pero es { $found }.
few-items = Esta lista tiene { $count ->
        [one] { $count } elemento
       *[other] { $count } elementos
    }, pero necesita al menos { $least }.
many-items = Esta lista tiene { $count ->
        [one] { $count } elemento
       *[other] { $count } elementos
    }, pero puede tener { $most } como máximo.
twice = «{ $found }» aparece dos veces. Quita una de las dos.
unknown-hex = No hay ninguna casilla llamada «{ $found }». Las casillas van de a1 a t20, y de i:a1 a i:j5 en la isla.
    .near = ¿Querías decir «{ $near }»?
no-such-hex = { $at } no está en este tablero. Si la isla está en juego, añádela al tablero.
unknown-name = { $what ->
        [key] Aquí no hay ninguna clave llamada «{ $found }».
        [field] Aquí no hay ningún campo llamado «{ $found }».
        [section] No hay ningún cuadrante llamado «{ $found }».
        [island-side] La isla no tiene ninguna cara llamada «{ $found }».
        [card] No hay ninguna carta de Kingdom Builder llamada «{ $found }».
        [task] No hay ninguna tarea llamada «{ $found }».
        [tile] No hay ninguna plaquita llamada «{ $found }».
        [nomad-tile] No hay ninguna plaquita de nómadas llamada «{ $found }».
        [bonus-tile] No hay ninguna plaquita de acción adicional llamada «{ $found }».
        [location] No hay ningún lugar llamado «{ $found }».
        [common-action] «{ $found }» no es una acción que tengan todos los jugadores.
        [line] No hay ninguna línea horizontal llamada «{ $found }».
        [ruleset] No hay ningún reglamento ni opción que se llame «{ $found }».
        [expansion] No hay ninguna expansión llamada «{ $found }».
        [ground] No hay ningún tipo de suelo llamado «{ $found }».
        [source] En esta mesa no da oro nada que se llame «{ $found }».
        [part] No hay ninguna parte llamada «{ $found }».
        [parameter] Aquí no hay ningún parámetro llamado «{ $found }».
        [colour] No hay ningún color llamado «{ $found }».
        [shape] No hay ninguna pieza llamada «{ $found }».
        [command] No hay ninguna orden llamada «{ $found }».
        [subject] No hay ningún tema llamado «{ $found }» en el catálogo.
       *[word] Aquí no se puede usar «{ $found }».
    }
    .near = ¿Querías decir «{ $near }»?
    .known = Valores posibles: { $known }.

## Estos fallos afectan a los tableros.

section-count = Hay { $count ->
        [one] { $count } cuadrante
       *[other] { $count } cuadrantes
    }, pero un tablero tiene cuatro.
section-twice = { $section ->
        [own] El mismo cuadrante ya está { $quarter }.
       *[other] El cuadrante `{ $section }` ya está { $quarter }.
    } Los cuatro cuadrantes deben ser distintos.
row-count = Hay { $count ->
        [one] { $count } fila
       *[other] { $count } filas
    }, pero debe haber { $due }.
row-length = La fila { $row } tiene { $count ->
        [one] { $count } letra
       *[other] { $count } letras
    }, pero debe tener { $due }.
row-too-long = La fila { $row } tiene { $count } letras, pero puede tener { $most } como máximo.
unknown-letter = «{ $found }», en la fila { $row }, columna { $column }, no representa ninguna casilla. Las letras son { $letters }.
location-without-kind = { $at } es una casilla de lugar (letra L), pero la descripción no dice qué lugar es.
not-a-location = { $at } no es una casilla de lugar (letra L) de este cuadrante, así que ahí no puede estar «{ $location }».
section-hex = Un cuadrante no tiene ninguna casilla llamada «{ $found }». Sus casillas van de a1 a j10.
capitol-place = En { $at } ({ $ground }) no puede haber un capitolio. Un capitolio debe estar en un castillo, en un cuadrante que tenga dos castillos.
cave-place = En { $at } ({ $ground }) no puede haber una cueva. Una cueva debe estar en una montaña de un cuadrante.
cave-too-near = La cueva de { $at } está demasiado cerca de { $hexes }. Una cueva debe estar al menos a tres casillas de todo lugar, castillo y casilla de nómadas.
two-in-a-section = { $what ->
        [capitol] El cuadrante de { $quarter } tiene capitolios en { $hexes }, pero un cuadrante solo puede tener uno.
       *[cave] El cuadrante de { $quarter } tiene cuevas en { $hexes }, pero un cuadrante solo puede tener una.
    }
board-location = { $at } figura como el lugar «{ $location }», que no existe. El catálogo los contiene todos.
content-id = Un identificador de contenido tiene 32 cifras hexadecimales. `POST /v1/boards` responde con uno.
unknown-board = Aquí no se conoce ningún tablero con el identificador { $id }. Envía el tablero completo, o envíalo antes a `/v1/boards`.
only-a-service-knows = Los identificadores de contenido solo los conoce un servicio en marcha. Escribe el tablero completo, con sus cuadrantes.

## Estos fallos afectan al comienzo de una partida.

player-count = Hay { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }, pero en una partida juegan de dos a cinco.
same-colour = Dos jugadores tienen el mismo color. Da a cada jugador un color distinto.
not-playing = { $player } no juega en esta partida.
    .players = Juegan { $players }.
board-not-chosen = Elige cuatro cuadrantes, o da un `seed` que los elija.
few-sections = Estas expansiones tienen menos de cuatro cuadrantes. Elige tú los cuadrantes o nombra más expansiones.
only-with-a-seed = Nombra la expansión «{ $expansion }» solo si un `seed` elige el tablero. Un tablero que das tú ya dice lo que tiene.
tasks-not-chosen = Este tablero necesita { $due ->
        [one] { $due } tarea
       *[other] { $due } tareas
    }. Valores posibles: { $known }. También puedes indicar un `seed` para que se elija al azar.
task-count = Hay { $count ->
        [one] { $count } tarea
       *[other] { $count } tareas
    }, pero este tablero necesita { $due }, sin repetir ninguna.
many-nomad-spaces = El tablero tiene { $count } casillas de nómadas, pero solo hay { $most } plaquitas de nómadas.
nomad-tiles-not-chosen = Di qué plaquita de nómadas hay en { $hexes }, o da un `seed` que elija.
nomad-spaces = { $count ->
        [0] Este tablero no tiene casillas de nómadas. Quita las plaquitas de nómadas.
       *[other] Indica todas las casillas de nómadas de este tablero y ninguna otra: { $hexes }.
    }
nomad-copies = Hay { $count } copias de { $tile }, pero la caja solo tiene { $most }.
cards-not-chosen = Elige tres cartas de Kingdom Builder, o indica un `seed` para que se elijan al azar.
few-cards = Estas expansiones tienen menos de tres cartas de Kingdom Builder. Elige tú las cartas o nombra más expansiones.
three-cards = Una partida tiene tres cartas de Kingdom Builder distintas.
removed-terrain-not-chosen = Una carta en juego retira un terreno. Elige { $known }, o da un `seed` que elija.
no-terrain-removed = Ninguna carta en juego retira un terreno. Quita este dato.
base-terrain = Solo se puede retirar uno de los cinco terrenos básicos, no { $found }. Elige { $known }.
hand-count = Hay { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para { $players } jugadores. Da una carta por jugador.
card-copies = Hay { $count ->
        [one] { $count } carta { $card }
       *[other] { $count } cartas { $card }
    }, pero esta partida { $most ->
        [0] no tiene ninguna
       *[other] solo tiene { $most }
    }.
deck-without-hands = Si das el mazo, da también las cartas que tienen los jugadores en la mano (`hands`).
deck-size = El mazo tiene { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, pero después de repartir quedan { $due }.

## Estos fallos afectan a las líneas de notación.

line-field = Campo { $field }: { $why }
not-a-field = «{ $found }» no es un campo. Un campo tiene la forma `key=value`.
not-a-number = «{ $found }» no es un número entero de nueve cifras como máximo.
yes-or-no = «{ $found }» debe ser `yes` o `no`.
not-a-pair = «{ $found }» debe ser dos palabras unidas por dos puntos.
not-a-nomad-space = «{ $found }» no es una casilla de nómadas. Escribe `hex:tile`, o `hex:-` si está vacía.
not-a-count = «{ $found }» no es un número de plaquitas. Escribe `hex:number`.
not-a-frame = «{ $found }» no dice a qué espera la partida. Escribe { $forms }.
card-letter = «{ $found }» no es una carta de terreno. Escribe una letra, o `-` si no hay ninguna.
line-tile = «{ $found }» no es una plaquita. Escribe `kind@hex`, con `+` detrás si es nueva y `*` si está usada.
line-nomad-tile = «{ $found }» no es una plaquita de nómadas. Escribe `kind@round`, con `*` detrás si está usada.
line-numbers = «{ $found }» no dice cuántas fichas numeradas hay. Escribe `ones,fives`.

## Estos fallos afectan a las imágenes y los escaneos.

highlight-needs-state = Una posición no tiene acciones legales que resaltar. Envía un estado.
tile-count = En { $at } no puede haber { $count } plaquitas.
tiles-off-special = En { $at } ({ $ground }) no puede haber plaquitas. Solo las hay en casillas especiales.
scan-row = «{ $found }» no es una fila. Una fila es una lista de { $most } celdas, o { $most } de las letras { $signs }.
many-weights = Esta casilla tiene { $count ->
        [one] { $count } número
       *[other] { $count } números
    }, pero en `kinds` solo hay { $most }. Da un número por cada tipo, en el mismo orden.
owned-wall = Un muro de piedra no es de nadie. Quita su color.
no-owner = Di de qué jugador es esta pieza ({ $figure }).
beside-a-board = Quita `{ $key }`. El `board` ya dice lo que hay en la mesa.
few-candidates = Un tablero tiene cuatro cuadrantes distintos, pero de los que has nombrado como mucho tres pueden estar en esta mesa. Nombra más expansiones o cuadrantes.

## Estos fallos afectan a las peticiones y los ajustes.

unknown-include = Aquí no se puede incluir «{ $found }». Valores posibles: { $known }.
no-state-key = Este servicio no firma estados, así que no puede exigir una firma. Omite `signed`, o configura REFEREE_STATE_KEY en el servicio.
no-signature = Este estado no lleva firma, pero la petición exige una. Envía un estado de una partida que empezó con /v1/starts en este servicio, tal como lo recibiste.
wrong-signature = Esta firma no corresponde a este estado. Alguien ha cambiado el estado, o se firmó con otra clave o para otras reglas. Envíalo tal como lo devolvió el árbitro.
never-signed = El árbitro nunca ha firmado esto, porque no es posible. Envía un estado tal como lo devolvió el árbitro.
unsigned-document = Solo se firman los estados. Envía un `state` devuelto por el árbitro, u omite `signed`.
title-too-long = Este título tiene { $count } caracteres, pero un título puede tener { $most } como máximo.
one-table-or-board = Envía exactamente uno de estos: `position`, `state` o `board`.
panel-of-board = Un tablero sin jugadores no tiene nada que mostrar en el panel. Envía una posición o un estado.
highlight-needs-players = En un tablero sin jugadores nada puntúa. Envía una posición o un estado.
highlight-line = Esto no dice qué hay que marcar. Escribe casillas (e9,e10), legal-actions, legal-actions:farm o score:knights:blue.
parameter-twice = Has enviado este parámetro dos veces. Envíalo una sola vez.
language-tag = Una etiqueta de idioma tiene { $most } caracteres como máximo, por ejemplo es o fr-CA.
setting = Este ajuste no se puede usar: { $why }
setting-number = Debe ser un número entero, por ejemplo { $example }, no «{ $found }».
setting-secret = Este secreto tiene { $count } bytes. Usa al menos { $least } bytes aleatorios.
setting-origin = «{ $found }» no es un origen. Escríbelos completos, por ejemplo https://game.example o http://localhost:3000, o un único * para permitir cualquier página.

## Estos fallos afectan a la línea de órdenes.

unreadable = El archivo no se puede leer: { $why }.
directory = Es un directorio. Nombra sus archivos, por ejemplo { $example }.
empty-file = El archivo está vacío. Debe contener un documento JSON o una línea de notación.
cannot-be-written = El archivo no se puede escribir: { $why }.
not-an-action = «{ $found }» no es una acción. Escribe { $forms }; o escribe JSON.
hex-first = «{ $found }» no es una casilla. Primero va la casilla: { $meant }
tile-first = «{ $found }» no es una plaquita. Primero va la plaquita: { $meant }
hex-with-tile = «{ $found }» no nombra una casilla y una plaquita. Escribe, por ejemplo, e3=sword.
card-and-colour = «{ $found }» no nombra un color. Escribe, por ejemplo, fishermen:blue.
colour-and-hexes = «{ $found }» no nombra un color. Escribe, por ejemplo, blue:a1,b2.
file-ending = «{ $file }» debe terminar en { $known }. La terminación dice qué se escribe.
panel-needs-table = Un tablero sin jugadores no tiene nada que mostrar en el panel. Indica un archivo con --table.
no-sections = Nombra cuatro cuadrantes, o un archivo con --table.
highlight-needs-table = Las acciones legales y las puntuaciones solo se pueden resaltar con --table.
table-and-board = La mesa ya tiene su tablero. Quita los cuadrantes, --island, --capitol, --cave y --settlements.
one-highlight = Usa solo una de estas opciones: --highlight, --highlight-tile y --highlight-score.
bind-address = «{ $found }» no es una dirección. Escribe HOST:PORT, por ejemplo 127.0.0.1:8000 o [::1]:8000.
port-taken = Otro programa ya escucha en { $address }. Prueba otro puerto, por ejemplo --bind { $other } (con make: REFEREE_BIND={ $other } make run), o el puerto 0 para usar uno libre cualquiera.
cannot-listen = El árbitro no puede escuchar en { $address }: { $why }.
settings-file = Este archivo no se puede usar: { $why }
own-failure = Ha fallado el propio árbitro; no es culpa tuya. Por favor, comunica este error: { $why }
unknown-option = No hay ninguna opción llamada { $option }.
    .near = ¿Querías decir { $near }?
option-value = Revisa { $option }: un interruptor no lleva valor, y cualquier otra opción necesita uno.
missing-parameter = Falta { $parameter }.
number-range = Debe ser un número entero entre { $least } y { $most }.
usage = { $text }

## Estos fallos afectan a las fotografías.

not-a-picture = Esto no es un archivo JPEG, PNG ni WebP.
picture-small = La imagen tiene { $size } píxeles, pero cada lado necesita al menos { $least }.
picture-animated = La imagen está animada. Envía una imagen fija.
picture-for-print = La imagen guarda cuatro tintas (CMYK) en lugar de rojo, verde y azul. Guárdala como archivo RGB.
picture-cut-off = El archivo está cortado. Envíalo entero.
picture-damaged = El archivo está dañado y no se puede descodificar. Guarda la imagen de nuevo y envía la copia.
picture-costly = Leer esta imagen necesita demasiado tiempo o demasiada memoria. Envía una copia más pequeña.
picture-bytes = La imagen es demasiado grande. Puede ocupar { $most } MB como máximo.
picture-pixels = La imagen tiene { $size } píxeles. Puede tener como máximo { $most } megapíxeles, y { $longest } píxeles por lado.
pictures = Hay { $count ->
        [one] { $count } imagen
       *[other] { $count } imágenes
    }. Envía de una a { $most }, cada una como parte `picture`.
part-twice = Has enviado esta parte dos veces. Envíala una sola vez.
part-long = Esta parte es demasiado larga. Puede ocupar { $most } KB como máximo.
crossed-corners = Estas esquinas no rodean un tablero. Toca el centro de las cuatro casillas de las esquinas una tras otra, dando la vuelta al tablero.
island-example = { $at } está en la isla. Elige una casilla del tablero principal.
table-pictures = --together necesita dos imágenes de una misma mesa, sin --truth.
one-section = { $option } lee una sola imagen, sin --together, --overlay ni --truth.
namings-without-section = --name necesita { $option }.
section-naming = --name { $found } no indica un grupo o una casilla del cuadrante con un tipo de suelo. Escribe un grupo (de a a { $last }) o una casilla (de a1 a j10), `=` y uno de estos: { $words }.
no-photo-extra = Para leer fotografías hace falta el extra `{ $extra }`: pip install "kingdom-referee[{ $extra }]".

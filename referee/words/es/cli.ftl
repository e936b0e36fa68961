### La línea de órdenes imprime estos textos.

ruling = { $action }: { $verdict }
legal = legal
illegal = ilegal
impossible = imposible
undetermined = indeterminado
possible = posible
bad = erróneo
failed = fallido
unknown-card = Depende de una carta de terreno que nadie ha mostrado. Di qué carta es (`play`) y pregunta otra vez.
instead = Lo que puedes hacer en su lugar:
repairs = Uno de estos cambios hace posible la mesa:
options = Con otras reglas opcionales la respuesta cambiaría: { $options }
now = ahora: { $phase }
assumed = El árbitro supone:
legal-actions = { $phase }; { $count ->
        [one] { $count } acción legal
       *[other] { $count } acciones legales
    }
wins = { $count ->
        [one] gana { $winners } con { $gold } pepitas de oro
       *[other] ganan { $winners } con { $gold } pepitas de oro
    }
leads = { $count ->
        [one] la partida no ha terminado; va en cabeza { $winners } con { $gold } pepitas de oro
       *[other] la partida no ha terminado; van en cabeza { $winners } con { $gold } pepitas de oro
    }
total = total
rank = puesto
nothing-yet = { $player }: nada todavía
replay-legal = { $count ->
        [one] legal, { $count } acción
       *[other] legal, las { $count } acciones
    }
replay-refused = { $action }: { $verdict }, después de { $count ->
        [one] { $count } acción legal
       *[other] { $count } acciones legales
    }
hexes = casillas: { $hexes }
counted-hexes = { $text }: { $hexes }
with-tile = { $type } con { $tiles }
    .via = mediante { $via }
move-targets = { $from } a { $to }
up-to = hasta { $count } × { $number }
board = tablero
capitols = capitolios
caves = cuevas
island = isla
cards = cartas
tasks = tareas
nomads = nómadas
terrain = terreno
players = jugadores
now-label = ahora
seed = semilla
tile-at = { $tile } en { $at }
begins = { $players }; empieza { $first }
swamp-cards = con las cartas de pantano
without = sin { $terrain }
over = la partida terminó después de la ronda { $round }
files = { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }: { $verdicts }
error = Error: { $text }
usage = Uso: { $usage }
try-help = Prueba «{ $command } --help» para ver la ayuda.
aborted = Cancelado.
standard-input = entrada estándar
terminal = Leyendo del terminal: { $wants } Ctrl-D termina la entrada.
reads = { $command } lee { $wants }
wants-rule = { $body }; con --action, también un estado, solo o como línea de notación, o una mesa (`position`, `turn`, `card`).
wants-legal = { $body }, o un estado, solo o como línea de notación, o una mesa (`position`, `turn`, `card`).
wants-score = { $body }, lo mismo con una posición, o un estado o una posición, solos o como línea de notación.
wants-audit = { $body }, lo mismo con una posición, o un estado o una posición, solos o como línea de notación.
wants-replay = { $body }, donde el comienzo es un estado.
serving = El árbitro responde en { $address } ({ $count ->
        [one] { $count } proceso
       *[other] { $count } procesos
    }; Ctrl-C lo detiene).
serving-docs = Documentación: { $address }/docs
try = Prueba:
phones = En un teléfono de la misma red, abre { $address } o escanea esto:
catalogue = El catálogo contiene estos temas (referee catalogue TEMA):
catalogue-sections = cuadrantes del tablero y caras de la isla
catalogue-terrains = tipos de suelo, con sus letras
catalogue-tiles = plaquitas y qué permiten hacer
catalogue-cards = cartas de Kingdom Builder y qué puntúan
catalogue-tasks = tareas de Crossroads
catalogue-colours = colores de los jugadores
catalogue-figures = piezas de un jugador
catalogue-options = opciones del reglamento
catalogue-violations = por qué una acción es ilegal
catalogue-inconsistencies = por qué una mesa es imposible
catalogue-assumptions = lo que el árbitro supone sobre una mesa
catalogue-remarks = observaciones sobre las puntuaciones
catalogue-rules = reglas explicadas con sencillez
column-name = nombre
column-title = título
column-expansion = expansión
column-letter = letra
column-text = texto
column-rule = regla
column-gold = pepitas de oro
column-per-player = por jugador
column-default = por defecto
column-values = valores
column-code = código
column-number = regla

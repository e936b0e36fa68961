### Estos textos dicen cómo decide este árbitro donde los reglamentos callan, difieren o dejan elegir, y por qué.

g9-five-players = Pueden jugar cinco personas con cualquier tablero.
    .why = La caja tiene cinco colores.

p5-terrain-before-hands = El terreno se retira antes de repartir las manos.
    .why = Si no, un jugador podría tener una carta que no se puede jugar.

t3-useless-card = Una carta sin casilla edificable sale de la partida.
    .why = Los reglamentos inglés y francés la retiran; el español la descarta.

t3-when-to-redraw = Si tu carta es inútil antes de la acción obligatoria, puedes usar acciones especiales antes de cambiarla. Durante la acción obligatoria solo es legal cambiar la carta. Después también puedes cambiarla, aunque ninguna plaquita la use.
    .why = Los reglamentos hablan de una carta que resulta inútil en cualquier momento del turno.

t3-no-card-helps = Cuando no queda casilla para las construcciones pendientes y ninguna carta de los montones ayuda, la acción obligatoria termina en el acto y se desencadena el final. También antes de la primera construcción, y aunque un movimiento pudiera liberar una casilla.
    .why = Una sola regla vale para todos los momentos, sin preguntar qué podría hacer aún un jugador.

t3-hidden-hands = Una carta que puede estar en una mano oculta cuenta como parte del mazo. Si se conocen las cartas de un montón, solo cuentan esas.
    .why = En la mesa simplemente se robaría para verlo.

t3-turn-without-card = Si empiezas un turno sin carta porque no quedaban cartas, no tienes acción obligatoria y desencadenas el final.
    .why = La partida tiene que terminar.

t4-last-round-draws = Se roba una carta al final de cada turno, también en la última ronda.
    .why = Así lo dice la regla, y robar no revela qué turno es el último.

t4-empty-draw-pile = Cuando hay que robar de un mazo vacío, los descartes pasan a ser el mazo. Quien lleva un mazo ordenado da el nuevo orden. O muestra solo la carta; desde entonces el orden es desconocido.
    .why = El árbitro no decide nada al azar, así que la mesa dice qué se robó.

b5-vacated-hex = Cuando se comprueba si es posible mover junto a tus otras piezas, la casilla que deja la pieza cuenta como vacía, salvo que haya un guerrero al lado. Pero la pieza no puede terminar allí su movimiento.
    .why = Está vacía, pero un movimiento debe cambiar de casilla; un guerrero la bloquea como a cualquier otra.

l1-several-locations = Varios lugares a la vez dan una plaquita cada uno. Una plaquita perdida no se vuelve a coger de la misma casilla.
    .why = Cada casilla de lugar es un lugar aparte.

l3-lost-twin = Si tienes dos plaquitas iguales, has usado una y pierdes la otra sin usar, la que conservas cuenta como no usada. Si la que pierdes es de este turno, la que conservas sigue usada. Vale para todas las formas de perder una pieza, también un explorador movido por un bazar.
    .why = Las plaquitas son iguales; al jugador le quedaba un uso, o ninguno.

l3-figure-taken-back = Una figura que recuperas deja el tablero como una retirada, así que puedes perder plaquitas.
    .why = Una plaquita se conserva por las piezas junto a su lugar.

l5-empty-supply = Con la reserva vacía no puedes usar una plaquita que construye. Sí una que mueve.
    .why = No hay nada con que construir.

e1-supply-runs-out = El final se desencadena en cuanto un jugador agota su reserva al construir, aunque le queden asentamientos en un templo. Las figuras no importan, y un asentamiento que vuelve después no lo anula.
    .why = El reglamento habla solo de la reserva. Una recopilación de respuestas de la comunidad lo interpreta de otro modo.

s3-workers-special = Todas las casillas especiales cuentan para los obreros: lugares, castillos, nómadas, palacios y silos.
    .why = Las expansiones posteriores añaden casillas especiales y no quitan ninguna.

s4-merchants-special = Todas las casillas especiales cuentan para los comerciantes: lugares, castillos, nómadas, palacios y silos.
    .why = Las expansiones posteriores añaden casillas especiales y no quitan ninguna.

s10-lords-zero = Los jugadores sin piezas en un cuadrante pueden tener el siguiente número y compartir el segundo puesto. Un cuadrante sin ninguna pieza no paga a nadie.
    .why = El reglamento ordena los números de piezas, y el cero es un número.

s11-families-once = Solo cuentan las tres primeras construcciones de la acción obligatoria, una vez. Con menos de tres no se puntúa.
    .why = La carta habla de los tres asentamientos de la acción obligatoria.

s12-figures-are-builds = Colocar un guerrero, una carreta, un barco o una ciudad es construir, también para los embajadores. Una ciudad se juzga casilla por casilla cuando está puesta. Mover una figura no es construir. Colocar un muro o un explorador no es construir, pero su casilla queda ocupada.
    .why = Las figuras llegan de una reserva al tablero, como los asentamientos.

s13-ambassadors-scouts = Construir junto al explorador de otro jugador no da nada con los embajadores.
    .why = Un explorador no da nada a nadie.

n2-donation-all-three = Un regalo construye los tres asentamientos si se puede. Las construcciones que no son posibles se pierden; los asentamientos se quedan en la reserva.
    .why = La plaquita dice tres, no hasta tres.

n4-sword-chooses = Quien usa el mandoble elige un asentamiento, guerrero, carreta o barco de cada otro jugador, por orden de turno, pero nunca una ciudad. Se salta a quien no tenga otra cosa.
    .why = Una ciudad se queda toda la partida.

n5-outpost-with-build = La avanzadilla se indica con la construcción a la que sirve, y solo donde la casilla no es colindante y por eso está prohibida. No vale para movimientos, ni para una ciudad, ni en el turno de otro jugador, ni mientras la acción adicional del templo pueda hacer lo mismo.
    .why = Así nunca se desperdicia.

n6-resettlement = Das hasta cuatro pasos en total, con cualquier asentamiento y en cualquier orden. Con la otra opción, ningún asentamiento puede acabar junto a más de una pieza tuya, y no puedes dar un paso tras el cual eso ya no se pueda cumplir.
    .why = El reglamento inglés no pone esa condición; el español sí.

n6-movement-counts-at-end = Un movimiento de varios pasos cuenta donde termina. Las plaquitas se cogen y se pierden, las canoas responden y las líneas se marcan cuando mueves otra pieza o termina la acción, nunca en las casillas de paso. Hasta entonces la pieza cuenta donde empezó. Con la otra opción, cada casilla en la que entra la pieza tiene esas consecuencias al momento, y la pieza cuenta donde está.
    .why = En la figura del reglamento un asentamiento se mueve tres casillas y después coge la plaquita junto a su nuevo sitio. Una recopilación de respuestas de la comunidad cuenta cada paso.

x3-two-cards = Con una o varias plaquitas de cruce tienes dos cartas. Eliges una aunque sean iguales. La otra se muestra al descartarla.
    .why = La plaquita dice una carta más, y los descartes están boca arriba. Nadie más debe saber si tus cartas son iguales. Una recopilación de respuestas de la comunidad lo interpreta de otro modo.

x6-wagon-counts-at-end = El movimiento de la carreta cuenta donde termina, salvo que cuente cada paso, como en N6.
    .why = Es un movimiento de varios pasos.

x7-ship-counts-at-end = El movimiento del barco cuenta donde termina, salvo que cuente cada paso, como en N6.
    .why = Es un movimiento de varios pasos.

x8-figures-and-tiles = Las plaquitas que mueven asentamientos no mueven figuras. Las figuras cogen y conservan plaquitas como los asentamientos. Si pierdes una plaquita, sus figuras se quedan en el tablero.
    .why = Una figura se mueve con su propia plaquita. Una recopilación de respuestas de la comunidad lo interpreta de otro modo.

x12-any-special-hex = Cualquier casilla especial vale para esta tarea, también los palacios y silos de expansiones posteriores.
    .why = La carta nombra las casillas especiales que existían cuando se imprimió.

s24-mayors-marks = Las cuatro piezas no tienen que ser colindantes. Las figuras cuentan, los exploradores no. Sin asentamientos en la reserva no hay marca; se intenta otra vez en la siguiente construcción o movimiento del jugador. Una marca con el último asentamiento desencadena el final.
    .why = La carta pide una línea, no una cadena, y la marca sale de la reserva.

s25-rovers-timing = Los trotamundos se pagan al final del turno. Responder con una canoa cuenta si es el turno de quien responde. Los silos no cuentan.
    .why = El reglamento inglés paga al final del turno, el español en cada construcción.

m1-swamp-card-choice = La primera casilla que usas decide qué terreno representa una carta de pantano. La carta de un puesto de avanzada es otra elección.
    .why = La casilla lo muestra, así que nadie tiene que anunciarlo.

m2-bonus-tile = Una plaquita de acción adicional se usa desde tu próximo turno, una vez por turno, mientras tengas las dos plaquitas de lugar. La de la fuente, en cambio, modifica cada uso de una fuente.
    .why = Funciona como las plaquitas de las que procede.

m3-two-canoes = Quien tiene dos canoas puede usar las dos en un mismo suceso. Una canoa responde desde el principio del próximo turno de su dueño, y de nuevo desde el principio de cada turno. El jugador en turno puede responder a quien respondió.
    .why = Cada canoa es una respuesta entre dos turnos de su dueño, y una plaquita se usa desde el próximo turno. Una recopilación de respuestas de la comunidad lo interpreta de otro modo.

m4-fountain-bonus = Con la acción adicional, toda construcción de una fuente puede ir a una montaña, también la que repite un bazar.
    .why = El reglamento dice que mejora la acción; no es una acción aparte.

m6-temple-debt = Los asentamientos de los templos se construyen después de los de la reserva, aunque se pierda la plaquita. Los que no se pueden construir quedan pendientes.
    .why = La deuda es del jugador, no de la plaquita.

h3-what-is-repeated = Debes tener la plaquita repetida desde antes de este turno, usada o no. Un guerrero o un explorador colocado se levanta y se pone en otro sitio, lo que es un movimiento. La carreta y el barco se pueden mover o recuperar. Al repetir la catedral puedes devolver fichas numeradas y construir, pero no coger una. No se repiten el concejo, el cruce, la canoa ni otro bazar.
    .why = El reglamento permite recolocar piezas, y no da nuevas ni más fichas.

h3-crossroads = El bazar no da otra carta de terreno a quien tiene un cruce.
    .why = El cruce actúa al final de cada turno; no es una acción que se pueda repetir. Una recopilación de respuestas de la comunidad lo interpreta de otro modo.

h8-changing-numbers = Puedes cambiar cinco fichas n.º 1 por una ficha n.º 5 en cualquier momento de tu turno, salvo durante la acción obligatoria.
    .why = Las fichas numeradas son como dinero en la mano, y se conservan al perder la catedral.

h10-silo-part = Los silos se cuentan cuando empieza la parte de un jugador. Construir y mover hace coger y perder plaquitas, y otros pueden responder. El mismo asentamiento puede moverse más de una vez.
    .why = Son construcciones y movimientos como los demás.

q1-castle-under-capitol = El castillo bajo un capitolio sigue siendo un castillo. Dos capitolios al alcance pagan los dos.
    .why = Nada dice que deje de serlo.

q2-cave-distance = Una cueva guarda distancia de las casillas de lugar, castillo y nómadas. Los palacios y silos no importan.
    .why = La regla nombra estas tres.

q2-fewer-caves = Un cuadrante puede no tener cueva, pero nunca dos.
    .why = En la mesa puede haber menos cuevas, y a veces no queda sitio.

q3-island-rim = Solo las casillas de agua cuentan como agua, así que la orilla de la isla no está junto al agua. Con la otra opción, una casilla de la isla con menos de seis casillas colindantes en la isla está junto al agua para los pescadores y el molino. Las filas de la isla valen para exploradores (Harvest) y alcaldes. Las líneas terminan en sus huecos.
    .why = Los pescadores y el molino necesitan una casilla de agua, y las filas de la isla son líneas horizontales. Una recopilación de respuestas de la comunidad cuenta la orilla.

### Por qué una acción no es legal. Las claves no se traducen.

game-over = La partida terminó después de la ronda { $round }. Ya no puedes hacer nada más.
not-your-turn =
    { $by ->
        [table] El jugador { $awaited } todavía no puede seguir. Primero hay que robar una carta o barajar los descartes.
       *[player] No es tu turno. Espera a que actúe el jugador { $awaited }.
    }
card-awaited = El jugador { $player } está robando una carta. Di primero qué carta es.
no-card-awaited = Ahora nadie está robando una carta, así que no hay ninguna que mostrar.
card-not-played = La carta de terreno de este turno sigue boca abajo. Di primero qué carta es.
card-not-chosen = Tienes dos cartas de terreno. Elige primero la que juegas en este turno.
no-card = No quedaban cartas cuando tenías que robar, así que en este turno no tienes carta de terreno.
card-already-played = La carta de terreno de este turno ya está en la mesa: { $card }.
card-elsewhere = La carta no puede ser de { $card }: todas las cartas de ese tipo están en otro sitio. Comprueba la carta.
card-face-down = Esta carta se roba boca arriba, así que di qué carta es.
draw-pile-left = Los descartes solo se barajan cuando tienes que robar y el mazo está vacío.
wrong-shuffle =
    { $cards ->
        [one] Esta carta no es la de los descartes
       *[other] Estas { $cards } cartas no son las de los descartes
    }, donde hay { $discarded ->
        [one] { $discarded } carta
       *[other] { $discarded } cartas
    }. Nombra exactamente las cartas de los descartes, en su nuevo orden.
no-card-to-draw = El mazo y los descartes están vacíos, así que no puedes robar ninguna carta.
card-useful = Todavía puedes construir con tu carta de { $card }. Solo puedes cambiar una carta cuando ya no te deja ninguna casilla donde construir.
    .choices = Puedes construir en { $choices }.
card-useless = Ya no queda ninguna casilla para tu carta de { $card }. Roba primero otra carta.
no-better-card = No puedes cambiar tu carta de { $card }: ninguna carta del mazo ni de los descartes tiene una casilla donde construir.
mandatory-action-due =
    { $due ->
        [one] Todavía tienes que construir { $due } asentamiento de tu acción obligatoria.
       *[other] Todavía tienes que construir { $due } asentamientos de tu acción obligatoria.
    }
    .choices = Puedes construir en { $choices }.
mandatory-action-done = Ya has terminado tu acción obligatoria. Usa una plaquita o termina tu turno.
    .hexes = Has construido en { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Termina primero tu acción obligatoria: te queda { $due } asentamiento por construir.
       *[other] Termina primero tu acción obligatoria: te quedan { $due } asentamientos por construir.
    } Las acciones especiales van antes o después, no en medio.
no-settlement-left = No te quedan asentamientos en la reserva, así que no puedes construir.
action-under-way = No has terminado de usar { $tile }: todavía puedes dar { $left ->
        [one] { $left } paso
       *[other] hasta { $left } pasos
    }. Sigue, o para aquí si puedes.
    .choices = Puedes seguir en { $choices }.
nothing-under-way = No has empezado ninguna acción de varios pasos, así que no hay nada que terminar.
must-go-on = Tienes que seguir usando { $tile } mientras puedas.
    .choices = Puedes seguir en { $choices }.
unknown-tile = No existe ninguna plaquita llamada «{ $tile_word }».
    .meant = ¿Querías decir «{ $meant }»?
not-in-play = En esta partida no puedes usar { $tile }: el tablero no tiene ninguna casilla para ella.
tile-not-held = No tienes { $tile }.
    .choices = La consigues al construir junto a { $choices }.
tile-fresh = Has cogido { $tile } en este turno. Podrás usarla a partir de tu próximo turno.
    .hexes = Viene de { $hexes }.
tile-used = Ya has usado { $tile } en este turno. Podrás volver a usarla en tu próximo turno.
    .hexes = La has usado en { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] No se usa { $tile } en una acción: actúa por sí sola. Elige otra plaquita.
        [waiver] No puedes usar { $tile } sola. Úsala al construir: así la casilla no tiene que ser colindante.
        [via] No puedes usar { $tile } sola. Úsala con otra plaquita de lugar para repetir su acción.
       *[action] No puedes hacer esto con { $tile }. Solo sirve para { $takes }.
    }
off-the-board = { $at } no está en este tablero. Elige una casilla del tablero.
special-hex = En { $at } nunca puedes construir, porque es una casilla de { $found }. Elige otra casilla.
occupied =
    { $by ->
        [own] Ya tienes una pieza en { $at }.
       *[other] El jugador { $owner } ya tiene una pieza en { $at }.
    } Elige una casilla vacía.
stone-wall = En { $at } hay un muro de piedra, y los muros se quedan hasta el final. Elige una casilla vacía.
warrior-near = { $at } está junto a un guerrero, y ahí no se puede poner nada. Elige otra casilla.
    .hexes = El guerrero está en { $hexes }.
unsuitable = { $at } es una casilla de { $found }, y con esta acción no puedes construir ahí. Elige otro terreno.
wrong-terrain =
    { $by ->
        [card] { $at } es una casilla de { $found }, pero la carta jugada es de { $wanted }.
       *[tile] { $at } es una casilla de { $found }, pero esta acción exige una casilla de { $wanted }.
    }
not-adjacent = { $at } no está junto a ninguna de tus piezas, y debes construir junto a ellas si puedes.
    .choices = Puedes elegir { $choices }.
not-beside-own = { $at } no está junto a ninguna de tus piezas. Con esta acción siempre tienes que construir junto a una.
    .choices = Puedes elegir { $choices }.
waiver-needless = Puedes usar { $at } sin la ayuda de una plaquita. Guárdala para más tarde.
waiver-wasted = Usa mejor { $instead }. Así guardas { $tile } para cuando te haga falta.
no-figure-left = No te queda { $figure_gender ->
        [feminine] ninguna { $figure } en la reserva. Todas las tuyas
       *[masculine] ningún { $figure } en la reserva. Todos los tuyos
    } están en el tablero.
no-such-figure = En { $at } no tienes { $figure_gender ->
        [feminine] ninguna
       *[masculine] ningún
    } { $figure } que puedas mover o recuperar.
    .choices = Puedes elegir { $choices }.
move-begun = Ya has empezado a mover esta figura. Sigue moviéndola o para aquí.
    .hexes = Está en { $hexes }.
not-one-step = { $at } no está junto a { $origin }, y esta pieza se mueve casilla a casilla.
    .choices = Desde ahí puedes pasar a { $choices }.
no-own-settlement = En { $at } no tienes ningún asentamiento que puedas mover o retirar.
    .choices = Puedes elegir { $choices }.
same-hex = La pieza ya está en { $at }. Elige otra casilla para ella.

not-on-the-edge = { $at } no está en el borde del tablero, y con esta plaquita solo puedes construir ahí.
    .choices = Puedes construir en { $choices }.
not-in-line = { $at } no prolonga una línea recta de tres o más piezas tuyas.
    .choices = Puedes construir en { $choices }.
not-beside-three = { $at } no está junto a tres o más piezas tuyas.
    .choices = Puedes construir en { $choices }.
not-where-it-stops = Un asentamiento que se desliza desde { $origin } no se detiene en { $at }. Se desliza hasta que algo lo bloquea.
    .choices = Puede detenerse en { $choices }.
no-wall-left = Los { $walls } muros de piedra ya están en el tablero, así que no puedes construir otro.
over-the-edge = Una ciudad con el centro en { $at } no cabe en el tablero. Elige una casilla con seis casillas colindantes.
fort-without-card = Roba primero una carta de terreno con el puesto de avanzada y después construye.
fort-has-card = Ya has robado una carta con el puesto de avanzada: { $card }. Construye en ese terreno.
not-to-be-removed = En { $at } no hay ninguna pieza que puedas retirar ahora.
    .choices = Puedes retirar una pieza de { $choices }.
ends-crowded = Después de este paso, un asentamiento acabaría junto a más de una pieza tuya.
    .choices = Desde { $origin } puedes pasar a { $choices }.
nothing-to-answer = Solo puedes usar una canoa justo después de que otro jugador coja la última plaquita de una casilla de lugar o de nómadas.
not-beside-one = { $at } no está junto a exactamente una pieza tuya, o está junto a una pieza de otro jugador.
    .choices = Puedes construir en { $choices }.
not-beside-it = { $at } no está junto a { $origin }, y con esta plaquita solo mueves un asentamiento una casilla.
    .choices = Puedes mover el asentamiento a { $choices }.
not-first-in-line = { $at } no es la primera casilla edificable en línea recta desde { $origin }.
    .choices = Puedes mover el asentamiento a { $choices }.
not-beside-water = { $at } no está junto al agua, y con esta plaquita solo puedes construir ahí.
    .choices = Puedes construir en { $choices }.
not-beside-mountain = { $at } no está junto a ninguna montaña, y con esta plaquita solo puedes construir junto a una.
    .choices = Puedes construir en { $choices }.
not-beside-others = { $at } no está junto a ninguna pieza de otro jugador, y con esta plaquita solo puedes construir junto a una.
    .choices = Puedes construir en { $choices }.
not-beside-special = { $at } no está junto a una casilla especial, y con esta plaquita solo puedes construir ahí.
    .choices = Puedes construir en { $choices }.
not-beside-its-area = { $at } no está junto al resto de la zona de asentamiento de { $origin }.
    .choices = Puedes mover el asentamiento a { $choices }.
numbers-first = Devuelve primero fichas numeradas. Después podrás construir con la catedral.
numbers-spent = Ya has devuelto fichas numeradas. A cambio todavía puedes construir { $left ->
        [one] { $left } asentamiento
       *[other] hasta { $left } asentamientos
    }.
no-number-left = No queda ninguna ficha n.º 1 que puedas coger.
number-not-repeated = Con el bazar no puedes coger otra ficha numerada. Solo puedes devolver fichas numeradas y construir.
numbers-not-held =
    { $by ->
        [none] No tienes fichas numeradas que devolver.
       *[some] Devuelve al menos una ficha numerada, y no más de las que tienes. Tienes { $ones ->
            [0] cero fichas n.º 1
            [one] una ficha n.º 1
           *[other] { $ones } fichas n.º 1
        } y { $fives ->
            [0] cero fichas n.º 5
            [one] una ficha n.º 5
           *[other] { $fives } fichas n.º 5
        }.
    }
nothing-to-build-on = Ya no queda ninguna casilla para tu carta, así que ahora no puedes usar fichas numeradas.
no-five-to-change = Necesitas cinco fichas n.º 1 para cambiarlas por una ficha n.º 5, y tiene que quedar alguna. Tienes { $ones ->
        [0] cero fichas n.º 1
        [one] una ficha n.º 1
       *[other] { $ones } fichas n.º 1
    }.
not-to-be-repeated =
    { $by ->
        [late] Con el bazar solo puedes repetir una plaquita de lugar que ya tuvieras antes de este turno. Entonces no tenías { $tile }.
       *[never] Con el bazar nunca puedes repetir { $tile }. Solo repite una plaquita de lugar que ya tuvieras antes de este turno.
    }
not-from-cave-to-cave = El asentamiento debe salir de una casilla junto a una cueva y terminar en otra junto a una cueva.
    .choices = Desde { $origin } puedes mover a { $choices }.
not-beside-the-others = { $at } no está junto a ninguna de tus otras piezas.
    .choices = Desde { $origin } puedes mover a { $choices }.
no-harvest-yet = Los silos se usan solo después del último turno. Entonces cada jugador usa los suyos, por orden de turno.
build-or-move = Con un silo construyes o mueves, y ya has empezado con lo otro. Sigue con eso o para aquí.
not-two-hexes-away = { $at } no está exactamente a dos casillas de { $origin } en línea recta.
    .choices = Puedes mover el asentamiento a { $choices }.

## Más de ellas.

redraw-needless = En este turno ya no tienes que construir con la carta de { $card }, así que no puedes cambiarla.
reaction-awaited = El jugador { $taker } ha tomado la última plaquita de { $at }, así que ahora puedes usar { $tile }. Úsala o renuncia a ello; después sigue el turno.
    .choices = Puedes construir en { $choices }.
nomad-tile-fresh = Acabas de tomar { $tile }. Puedes usarla en tu próximo turno, y solo entonces.
tile-used-up = Ya has usado { $tile }, y solo se puede usar una vez.
    .hexes = La usaste en { $hexes }.
terrain-chosen = { $at } es una casilla de { $found }, pero ya has usado tu carta de pantano como { $wanted }, y así se queda durante todo el turno.
terrain-of-no-card = { $at } es una casilla de { $found }, y tu carta de terreno no puede ser de { $found }.
waiver-not-here =
    { $tile_word ->
        [outpost] Puedes usar { $tile } solo en tu propio turno.
        [temple-bonus] Puedes usar { $tile } solo para el primer asentamiento de tu acción obligatoria.
       *[other] No puedes usar { $tile } para esta construcción.
    }
not-your-piece = La pieza de { $at } es del jugador { $owner }. Solo puedes elegir tus propias piezas.
    .choices = Puedes elegir { $choices }.

### Por qué una acción no es legal. Las claves y las palabras entre comillas invertidas no se traducen.

game-over = La partida terminó después de la ronda { $round }. Ya no se puede hacer nada más.
not-your-turn =
    { $by ->
        [table] Antes de que el jugador { $awaited } pueda seguir, la mesa debe decir una carta (`reveal`) o barajar (`shuffle`). Ningún jugador puede hacerlo, así que omite `player`.
       *[player] Le toca actuar al jugador { $awaited }. El jugador { $player } tiene que esperar.
    }
card-awaited = El jugador { $player } está robando una carta. Di primero qué carta es (`reveal`).
no-card-awaited = Nadie está robando una carta ahora, así que no hay ninguna que mostrar.
card-not-played = Todavía no se sabe qué carta de terreno se juega en este turno. Di primero cuál es (`play`).
card-not-chosen = Tienes dos cartas de terreno. Elige primero la que juegas en este turno (`play`).
no-card = No quedaban cartas cuando tenías que robar, así que en este turno no tienes carta de terreno.
card-already-played = La carta de terreno de este turno ya está en la mesa: { $card }.
card-elsewhere = La carta no puede ser de { $card }: se sabe que todas las copias están en otro sitio. Comprueba la carta.
card-face-down = Esta carta se roba boca arriba. Di qué carta es.
draw-pile-left = El montón de descartes solo se baraja cuando hay que robar y el mazo está vacío.
wrong-shuffle =
    { $cards ->
        [one] Esta carta no es el montón de descartes
       *[other] Estas { $cards } cartas no son las del montón de descartes
    }, que tiene { $discarded ->
        [one] { $discarded } carta
       *[other] { $discarded } cartas
    }. Da las cartas del montón de descartes en cualquier orden.
no-card-to-draw = El mazo y el montón de descartes están vacíos, así que no hay carta que robar.
card-useful = Todavía puedes construir con la carta de { $card }. Una carta solo se cambia cuando no queda ninguna casilla donde construir con ella.
    .choices = Puedes elegir { $choices }.
card-useless = No queda ninguna casilla donde construir con la carta jugada ({ $card }). Roba primero otra carta (`redraw`).
no-better-card = Ninguna carta de los montones tiene una casilla donde construir, así que no puedes cambiar { $card }.
mandatory-action-due =
    { $due ->
        [one] Aún tienes que construir { $due } asentamiento de tu acción obligatoria.
       *[other] Aún tienes que construir { $due } asentamientos de tu acción obligatoria.
    }
    .choices = Puedes construir en { $choices }.
mandatory-action-done = Ya has terminado tu acción obligatoria. Usa una plaquita o termina tu turno (`end-turn`).
    .hexes = Has construido en { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Aún tienes que construir { $due } asentamiento de tu acción obligatoria.
       *[other] Aún tienes que construir { $due } asentamientos de tu acción obligatoria.
    } Las acciones especiales van antes o después, no en medio.
no-settlement-left = No te quedan asentamientos en la reserva, así que no puedes construir.
action-under-way = No has terminado de usar { $tile }; { $left ->
        [one] queda { $left } paso como máximo
       *[other] quedan { $left } pasos como máximo
    }. Sigue, o para si está permitido (`finish`).
    .choices = Puedes seguir en { $choices }.
nothing-under-way = No hay ninguna acción de varios pasos en curso, así que no hay nada que terminar.
must-go-on = Tienes que seguir usando { $tile } mientras puedas.
    .choices = Puedes seguir en { $choices }.
unknown-tile = No existe ninguna plaquita llamada «{ $tile_word }».
    .meant = ¿Querías decir «{ $meant }»?
not-in-play = Nadie puede usar { $tile } en este tablero, porque no tiene la casilla correspondiente.
tile-not-held = El jugador { $player } no tiene { $tile }.
    .choices = Se consigue construyendo junto a { $choices }.
tile-fresh = Has conseguido { $tile } en este turno. Puedes usarla a partir de tu próximo turno.
    .hexes = Procede de { $hexes }.
tile-used = Ya has usado { $tile } en este turno. Puedes volver a usarla en tu próximo turno.
    .hexes = La usaste en { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] En ninguna acción se indica { $tile }: surte efecto por sí sola. Omítela o indica otra plaquita.
        [waiver] No puedes hacer esto con { $tile }. Indícala como `waiver` en la construcción en la que la aprovechas.
        [via] No puedes hacer esto con { $tile }. Indícala como `via` en la acción que repite.
       *[action] No puedes hacer esto con { $tile }. Usa { $takes }.
    }
off-the-board = { $at } no está en este tablero. Elige una casilla del tablero.
special-hex = { $at } es una casilla de { $found }. Ahí no se puede construir nunca; elige otra casilla.
occupied = En { $at } ya hay una pieza del jugador { $owner }. Elige una casilla vacía.
stone-wall = En { $at } hay un muro de piedra, y los muros se quedan para siempre. Elige una casilla vacía.
warrior-near = { $at } está junto a un guerrero, y junto a un guerrero no se puede colocar nada. Elige otra casilla.
    .hexes = El guerrero está en { $hexes }.
unsuitable = { $at } es una casilla de { $found }, y con esta acción no se puede construir en ese terreno. Elige otro terreno.
wrong-terrain =
    { $by ->
        [card] { $at } es una casilla de { $found }, pero la carta jugada es de { $wanted }.
       *[tile] { $at } es una casilla de { $found }, pero esta acción exige { $wanted }.
    }
not-adjacent = { $at } no está junto a ninguna de tus piezas, y debes construir junto a ellas si puedes.
    .choices = Puedes elegir { $choices }.
not-beside-own = { $at } no está junto a ninguna de tus piezas, y esta acción siempre lo exige.
    .choices = Puedes elegir { $choices }.
waiver-needless = Para usar { $at } no te hace falta ninguna excepción. Quita la excepción (`waiver`) y conserva la plaquita.
waiver-wasted = Indica { $instead } como excepción (`waiver`). Así conservas { $tile } para cuando haga falta.
no-figure-left = No te queda ninguna figura de este tipo en la reserva ({ $figure }): todas están ya en el tablero.
no-such-figure = En { $at } no hay ninguna figura tuya de este tipo ({ $figure }) que puedas mover o devolver.
    .choices = Puedes elegir { $choices }.
move-begun = Ya has empezado a mover esta figura. Sigue moviéndola o para (`finish`).
    .hexes = Está en { $hexes }.
not-one-step = { $at } no está junto a { $origin }, y esta pieza se mueve paso a paso.
    .choices = Desde ahí puedes pasar a { $choices }.
no-own-settlement = En { $at } no hay ningún asentamiento del jugador { $owner } que puedas mover o retirar.
    .choices = Puedes elegir { $choices }.
same-hex = Un movimiento debe terminar en otra casilla; { $at } es donde empezó.

not-on-the-edge = { $at } no está en el borde del tablero, y esta plaquita solo construye allí.
    .choices = Puedes construir en { $choices }.
not-in-line = { $at } no prolonga una línea recta de tres o más piezas tuyas.
    .choices = Puedes construir en { $choices }.
not-beside-three = { $at } no está junto a tres piezas tuyas como mínimo.
    .choices = Puedes construir en { $choices }.
not-where-it-stops = Un asentamiento que se desliza desde { $origin } no se detiene en { $at }. Se desliza hasta que algo lo bloquea.
    .choices = Puede detenerse en { $choices }.
no-wall-left = Los { $walls } muros de piedra ya están en el tablero, así que no puedes construir otro.
over-the-edge = Una ciudad alrededor de { $at } no cabe en el tablero. Elige una casilla con seis casillas vecinas.
fort-without-card = El puesto de avanzada roba primero una carta de terreno. Róbala (`draw`) y después construye.
fort-has-card = El puesto de avanzada ya ha robado su carta: { $card }. Construye en ese terreno.
not-to-be-removed = En { $at } no hay ninguna pieza que puedas retirar ahora.
    .choices = Puedes retirar una pieza de { $choices }.
ends-crowded = Con este paso un asentamiento acabaría junto a más de una pieza tuya.
    .choices = Desde { $origin } puedes pasar a { $choices }.
nothing-to-answer = La canoa solo se usa cuando otro jugador coge la última plaquita de una casilla de lugar o de nómadas.
not-beside-one = { $at } no está junto a exactamente una pieza tuya, o está junto a una pieza de otro jugador.
    .choices = Puedes construir en { $choices }.
not-beside-it = { $at } no está junto a { $origin }, y esta plaquita mueve un asentamiento una sola casilla.
    .choices = Puedes mover el asentamiento a { $choices }.
not-first-in-line = { $at } no es la primera casilla edificable en línea recta desde { $origin }.
    .choices = Puedes mover el asentamiento a { $choices }.
not-beside-water = { $at } no está junto al agua, y esta plaquita solo construye allí.
    .choices = Puedes construir en { $choices }.
not-beside-mountain = { $at } no está junto a una montaña, y esta plaquita solo construye allí.
    .choices = Puedes construir en { $choices }.
not-beside-others = { $at } no está junto a una pieza de otro jugador, y esta plaquita solo construye allí.
    .choices = Puedes construir en { $choices }.
not-beside-special = { $at } no está junto a una casilla especial, y esta plaquita solo construye allí.
    .choices = Puedes construir en { $choices }.
not-beside-its-area = { $at } no está junto al resto de la zona de asentamiento de { $origin }.
    .choices = Puedes mover el asentamiento a { $choices }.
numbers-first = La catedral construye después de devolver fichas numeradas. Devuélvelas primero (`spend`).
numbers-spent = Ya has devuelto fichas numeradas. Todavía puedes construir por ellas { $left ->
        [one] { $left } asentamiento
       *[other] hasta { $left } asentamientos
    }.
no-number-left = No queda ninguna ficha número 1.
number-not-repeated = Con el bazar no se coge otra ficha numerada. Puedes devolver fichas y construir (`spend`).
numbers-not-held =
    { $by ->
        [none] No tienes fichas numeradas que devolver.
       *[some] Devuelve al menos una ficha numerada, y no más de las que tienes. Tienes { $ones ->
            [0] ninguna ficha de valor 1
            [one] una ficha de valor 1
           *[other] { $ones } fichas de valor 1
        } y { $fives ->
            [0] ninguna de valor 5
            [one] una de valor 5
           *[other] { $fives } de valor 5
        }.
    }
nothing-to-build-on = No queda ninguna casilla de la carta jugada donde construir, así que ahora no puedes usar fichas numeradas.
no-five-to-change = Necesitas cinco fichas de valor 1 para cambiarlas por una de valor 5, y tiene que quedar alguna. Tienes { $ones ->
        [0] ninguna ficha de valor 1
        [one] una ficha de valor 1
       *[other] { $ones } fichas de valor 1
    }.
not-to-be-repeated =
    { $by ->
        [late] Con el bazar solo puedes usar otra vez una plaquita de lugar que ya tuvieras antes de este turno, y entonces no tenías { $tile }.
       *[never] Con el bazar nunca puedes usar otra vez { $tile }. Solo puedes repetir la acción de una plaquita de lugar que ya tuvieras antes de este turno.
    }
not-from-cave-to-cave = Un asentamiento debe salir de junto a una cueva y llegar junto a una cueva.
    .choices = Desde { $origin } puedes mover a { $choices }.
not-beside-the-others = { $at } no está junto a ninguna otra pieza tuya.
    .choices = Desde { $origin } puedes mover a { $choices }.
no-harvest-yet = Los silos se usan después del último turno, cada jugador por orden de turno.
build-or-move = Un silo se usa para construir o para mover. Ya has empezado con lo otro.
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

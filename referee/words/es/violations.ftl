### Estos mensajes explican por qué una acción no es legal. Las claves no se traducen.

game-over = La partida terminó después de la ronda { $round }. Ya no puedes hacer nada más.
not-your-turn =
    { $by ->
        [table] El jugador { $awaited } todavía no puede seguir. Primero hay que robar una carta o barajar los descartes.
       *[player] No es tu turno. Espera a que actúe el jugador { $awaited }.
    }
card-awaited =
    { $by ->
        [hidden] El jugador { $player } está robando una carta. Di primero qué carta es, o que queda boca abajo.
       *[open] El jugador { $player } está robando una carta. Di primero qué carta es.
    }
no-card-awaited = Ahora nadie está robando una carta, así que no hay nada que mostrar ni que barajar.
card-not-played = Todavía no se conoce tu carta de terreno de este turno. Di primero qué carta es.
card-not-chosen = Tienes dos cartas de terreno. Elige primero la que juegas en este turno.
no-card = No quedaban cartas cuando tenías que robar, así que en este turno no tienes carta de terreno.
card-already-played = La carta de terreno de este turno ya está en la mesa: { $card }.
card-elsewhere =
    { $by ->
        [no-swamp-cards] En esta partida se juega sin cartas de pantano.
        [hidden] La carta no puede ser de { $card }: todas esas cartas están en otro sitio.
        [hand] No tienes ninguna carta de { $card }.
       *[drawn] La carta no puede ser de { $card }: no queda ninguna por robar.
    }
card-face-down = Esta carta se roba boca arriba, así que di qué carta es.
draw-pile-left = El mazo aún no está vacío. Los descartes solo se barajan cuando ya no queda ninguna carta por robar.
wrong-shuffle = { $discarded ->
        [one] En los descartes hay una sola carta. Nombra esa carta y ninguna más.
       *[other] Estas no son las cartas de los descartes. Nombra exactamente las { $discarded } cartas que hay en ellos, en su nuevo orden.
    }
no-card-to-draw = El mazo y los descartes están vacíos, así que no puedes robar ninguna carta.
card-useful = Todavía puedes construir con tu carta de { $card }. Solo puedes cambiar una carta cuando ya no te deja ninguna casilla donde construir.
    .choices = Puedes construir en { $choices }.
card-useless = Ya no queda ninguna casilla para tu carta de { $card }. Roba primero otra carta.
no-better-card = No puedes cambiar tu carta de { $card }: ninguna carta del mazo ni de los descartes tiene una casilla donde construir.
mandatory-action-due =
    { $by ->
        [either] En tu acción obligatoria todavía tienes que construir { $swamp } asentamientos en pantano o { $due } en { $terrain }.
       *[due] { $due ->
            [one] En tu acción obligatoria todavía tienes que construir { $due } asentamiento.
           *[other] En tu acción obligatoria todavía tienes que construir { $due } asentamientos.
        }
    }
    .choices = Puedes construir en { $choices }.
mandatory-action-done = Ya has terminado tu acción obligatoria.
    .hexes = Has construido en { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Termina primero tu acción obligatoria: te queda { $due } asentamiento por construir.
       *[other] Termina primero tu acción obligatoria: te quedan { $due } asentamientos por construir.
    } Las acciones especiales van antes o después, no en medio.
no-settlement-left = No te quedan asentamientos en la reserva, así que no puedes construir.
action-under-way =
    { $by ->
        [begin] Ahora solo puedes usar tus silos, para construir o mover asentamientos. Usa este silo o sáltatelo.
        [begin-moving] Ahora solo puedes usar tus silos. No te quedan asentamientos en la reserva, así que solo puedes mover los del tablero. Usa este silo o sáltatelo.
        [stop] Todavía estás usando { $tile }. Sigue con ella o para aquí.
       *[go-on] Todavía estás usando { $tile }. Acaba primero con eso.
    }
    .choices = { $step ->
        [build] Puedes construir en { $choices }.
        [move] Puedes mover a { $choices }.
        [place] Puedes elegir { $choices }.
       *[remove] Puedes retirar una pieza de { $choices }.
    }
nothing-under-way =
    { $by ->
        [due] Aún no puedes parar: { $due ->
            [one] te falta { $due } asentamiento de tu acción obligatoria.
           *[other] te faltan { $due } asentamientos de tu acción obligatoria.
        }
       *[nothing] No estás en medio de ninguna acción, así que no hay nada que parar.
    }
must-go-on = Aún no puedes parar: tienes que seguir usando { $tile } mientras puedas.
    .choices = { $step ->
        [build] Puedes construir en { $choices }.
        [move] Puedes mover a { $choices }.
        [place] Puedes elegir { $choices }.
       *[remove] Puedes retirar una pieza de { $choices }.
    }
unknown-tile = No existe ninguna plaquita llamada «{ $tile_word }».
    .meant = ¿Querías decir «{ $meant }»?
not-in-play =
    { $tile_word ->
        [farmland] En este tablero no hay tierra de granja, así que nadie puede usar la acción de tierra de granja.
        [cave] En este tablero no hay cuevas, así que nadie puede usar la acción de la cueva.
        [silo] En este tablero no hay silos, así que nadie puede usarlos.
       *[other] { $by ->
            [nomad] En esta partida no hay plaquita de { $tile_name }: el tablero no tiene casillas de nómadas.
            [bonus] En esta partida no hay plaquita de { $tile_name }: el lugar «{ $home }» no está en el tablero.
           *[location] En esta partida no hay plaquita de { $tile_name }: su lugar no está en el tablero.
        }
    }
tile-not-held =
    { $by ->
        [gone] No tienes { $tile }, y ya no queda ninguna para ti.
        [none] No tienes { $tile }, y no hay ninguna en el tablero.
        [bonus] No tienes { $tile }. La consigues junto con tu segunda plaquita de { $home }.
        [no-bonus] No tienes { $tile }: para eso hacen falta dos plaquitas de { $home }.
       *[left] No tienes { $tile }.
    }
    .choices = La consigues al construir junto a { $choices }.
tile-fresh = Acabas de coger { $tile }. Podrás usarla a partir de tu próximo turno.
tile-used = Ya has usado { $tile } en este turno, y solo se puede usar una vez por turno.
tile-used-otherwise =
    { $by ->
        [itself] Para { $tile } no hace falta ninguna acción: actúa por sí sola.
        [waiver] No puedes usar { $tile } sola. Úsala al construir: así la casilla no tiene que ser colindante.
        [via] No puedes usar { $tile } sola. Úsala con otra plaquita de lugar para repetir su acción.
        [no-waiver] Para construir lejos de tus piezas no te sirve { $tile }.
        [no-via] Con { $tile } no puedes repetir otra plaquita.
        [not-in-play] { $tile_word ->
           *[other] En esta partida no hay plaquita de { $tile_name }.
            [number-five] En esta partida no hay fichas numeradas: la catedral no está en el tablero.
        }
       *[action] { $tile_word ->
            [barracks] Con { $tile } solo puedes colocar un guerrero o recuperarlo.
            [cathedral] Con { $tile } solo puedes coger una ficha numerada, o devolver fichas numeradas y construir.
            [city-hall] Con { $tile } solo puedes colocar tu ciudad.
            [fort] Con { $tile } solo puedes robar una carta de terreno y construir en ese terreno.
            [lighthouse] Con { $tile } solo puedes colocar, mover o recuperar tu barco.
            [number-five] Las fichas numeradas solo se cambian de una manera: cinco n.º 1 por una n.º 5.
            [quarry] Con { $tile } solo puedes colocar muros de piedra.
            [silo] Los silos se usan solo después del último turno, para construir o mover asentamientos.
            [scout-cabin] Con { $tile } solo puedes colocar exploradores.
            [sword] Con { $tile } solo puedes retirar piezas de los demás jugadores.
            [wagon] Con { $tile } solo puedes colocar, mover o recuperar tu carreta.
           *[other] Con { $tile } solo puedes { $takes }.
        }
    }
off-the-board =
    { $by ->
        [no-island] En esta partida no hay isla, así que no existe { $at }. Elige una casilla del tablero.
       *[board] { $at } no está en este tablero. Elige una casilla del tablero.
    }
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
special-hex = En { $at } nunca se puede poner nada: es una casilla de { $found }.
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
occupied =
    { $by ->
        [own] Ya tienes una pieza en { $at }.
       *[other] El jugador { $owner } ya tiene una pieza en { $at }.
    } Elige una casilla vacía.
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
stone-wall = En { $at } hay un muro de piedra, y los muros se quedan hasta el final. Elige una casilla vacía.
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
warrior-near = { $at } está junto al guerrero de { $hexes }, y junto a un guerrero no se puede poner nada. Elige otra casilla.
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
unsuitable = { $at } es de { $found }, y esta acción no permite ese terreno.
    .hall = Una ciudad en { $hall } ocupa también las casillas de alrededor, entre ellas { $at }.
wrong-terrain =
    { $by ->
        [card] { $at } es de { $found }, pero la carta jugada es de { $wanted }.
        [either] { $at } es de { $found }, pero tu carta solo permite { $wanted }.
        [chosen] { $at } es de { $found }, pero en este turno tu carta vale como { $wanted }.
        [no-card] { $at } es de { $found }, y ese terreno no está en ninguna carta.
       *[tile] { $at } es de { $found }, pero esta acción exige una casilla de { $wanted }.
    }
not-adjacent =
    { $by ->
        [move] { $at } no está junto a ninguna de tus otras piezas, y debes acabar junto a una de ellas si puedes.
        [place] { $at } no está junto a ninguna de tus piezas, y debes colocar la figura junto a ellas si puedes.
       *[build] { $at } no está junto a ninguna de tus piezas, y debes construir junto a ellas si puedes.
    }
    .choices = Puedes elegir { $choices }.
not-beside-own =
    { $by ->
        [city-hall] Una ciudad en { $at } y en las seis casillas de alrededor no tocaría ninguna de tus piezas.
        [move] { $at } no está junto a ninguna de tus otras piezas, y esta acción solo vale junto a una.
       *[piece] { $at } no está junto a ninguna de tus piezas, y esta acción solo vale junto a una.
    }
    .choices = Puedes elegir { $choices }.
waiver-needless = Para { $at } no necesitas { $tile }: esa casilla ya está permitida.
waiver-wasted = Usa mejor { $instead }. Así guardas { $tile } para cuando te haga falta.
no-figure-left =
    { $by ->
        [repeated] Con el bazar no puedes poner una figura nueva en el tablero.
       *[supply] { $figure_word ->
            [warrior] Tus dos guerreros ya están en el tablero.
            [scout] Tus dos exploradores ya están en el tablero.
           *[other] Tu { $figure } ya está en el tablero.
        }
    }
no-such-figure = En { $at } no tienes { $figure_gender ->
        [feminine] ninguna
       *[masculine] ningún
    } { $figure }.
    .choices = Puedes elegir { $figure_gender ->
        [feminine] la
       *[masculine] el
    } de { $choices }.
move-begun = Ya has empezado a mover esta figura. Sigue moviéndola o para aquí.
    .hexes = Está en { $hexes }.
not-one-step = { $at } no está junto a { $origin }, y esta pieza se mueve casilla a casilla.
    .choices = Desde ahí puedes pasar a { $choices }.
no-own-settlement = No tienes ningún asentamiento en { $at }.
    .choices = Puedes elegir el de { $choices }.
same-hex = La pieza ya está en { $at }. Elige otra casilla para ella.

not-on-the-edge = { $at } no está en el borde del tablero, y con esta plaquita solo puedes construir en el borde.
    .choices = Puedes construir en { $choices }.
not-in-line = { $at } no prolonga una línea recta de tres o más piezas tuyas.
    .choices = Puedes construir en { $choices }.
not-beside-three = { $at } está junto a menos de tres piezas tuyas, y con esta plaquita hacen falta al menos tres.
    .choices = Puedes construir en { $choices }.
not-where-it-stops = Un asentamiento que se desliza desde { $origin } no se detiene en { $at }. Se desliza en línea recta hasta que algo lo bloquea.
    .choices = Puede detenerse en { $choices }.
no-wall-left = Los { $walls } muros de piedra ya están en el tablero, así que no puedes construir otro.
over-the-edge = Una ciudad ocupa una casilla y las seis de alrededor, y { $at } tiene menos de seis. Elige una casilla más adentro.
fort-without-card = Con el puesto de avanzada robas una carta de terreno antes de construir.
fort-has-card = Ya has robado una carta con el puesto de avanzada: { $card }. Construye en ese terreno.
not-to-be-removed = En { $at } no hay ninguna pieza que puedas retirar ahora.
    .choices = Puedes retirar una pieza de { $choices }.
ends-crowded = Después de este paso, un asentamiento acabaría junto a más de una pieza tuya.
    .choices = Desde { $origin } puedes pasar a { $choices }.
nothing-to-answer = Solo puedes usar una canoa justo después de que otro jugador coja la última plaquita de una casilla de lugar o de nómadas.
not-beside-one = { $at } no sirve: con esta plaquita construyes junto a exactamente una pieza tuya y junto a ninguna de otro jugador.
    .choices = Puedes construir en { $choices }.
not-beside-it = { $at } no está junto a { $origin }, y con esta plaquita solo mueves un asentamiento una casilla.
    .choices = Desde { $origin } puedes mover a { $choices }.
not-first-in-line = { $at } no es la primera casilla edificable en línea recta desde { $origin }.
    .choices = Desde { $origin } puedes mover a { $choices }.
not-beside-water = { $at } no está junto al agua, y con esta plaquita solo puedes construir junto al agua.
    .choices = Puedes construir en { $choices }.
not-beside-mountain = { $at } no está junto a ninguna montaña, y con esta plaquita solo puedes construir junto a una.
    .choices = Puedes construir en { $choices }.
not-beside-others = { $at } no está junto a ninguna pieza de otro jugador, y con esta plaquita solo puedes construir junto a una.
    .choices = Puedes construir en { $choices }.
not-beside-special = { $at } no está junto a ninguna casilla especial, y con esta plaquita solo puedes construir junto a una.
    .choices = Puedes construir en { $choices }.
not-beside-its-area = { $at } no está junto al resto de la zona de asentamiento de { $origin }.
    .choices = Desde { $origin } puedes mover a { $choices }.
numbers-first = Con la catedral solo se construye después de devolver fichas numeradas.
numbers-spent = Ya has devuelto fichas numeradas. A cambio todavía puedes construir { $left ->
        [one] { $left } asentamiento
       *[other] hasta { $left } asentamientos
    }.
no-number-left = No queda ninguna ficha n.º 1 que puedas coger.
number-not-repeated = Con el bazar no puedes coger otra ficha numerada. Solo puedes devolver fichas numeradas y construir.
numbers-not-held =
    { $by ->
        [none] No tienes fichas numeradas que devolver.
        [nothing] Con la catedral solo construyes si devuelves al menos una ficha numerada.
       *[some] No puedes devolver fichas numeradas que no tienes. Tienes { $ones ->
            [0] { $fives ->
                [one] una ficha n.º 5
               *[other] { $fives } fichas n.º 5
            }
            [one] una ficha n.º 1 { $fives ->
                [0] y ninguna n.º 5
                [one] y una n.º 5
               *[other] y { $fives } n.º 5
            }
           *[other] { $ones } fichas n.º 1 { $fives ->
                [0] y ninguna n.º 5
                [one] y una n.º 5
               *[other] y { $fives } n.º 5
            }
        }.
    }
nothing-to-build-on = Ya no queda ninguna casilla para tu carta, así que ahora no puedes usar fichas numeradas.
no-five-to-change =
    { $by ->
        [no-cathedral] En esta partida no hay fichas numeradas: la catedral no está en el tablero.
        [fives] No queda ninguna ficha n.º 5 que puedas coger.
       *[ones] Necesitas cinco fichas n.º 1 para cambiarlas por una n.º 5, pero { $ones ->
            [0] no tienes ninguna
            [one] solo tienes una
           *[other] solo tienes { $ones }
        }.
    }
not-to-be-repeated =
    { $by ->
        [late] Acabas de coger { $tile }, y el bazar solo repite plaquitas que ya tenías antes de este turno.
        [not-held] El bazar solo repite plaquitas de lugar tuyas, y no tienes { $tile }.
        [no-location] El bazar solo repite plaquitas de lugar, no { $tile }.
       *[never] Con el bazar nunca puedes repetir { $tile }.
    }
not-from-cave-to-cave =
    { $by ->
        [start] { $origin } no está junto a ninguna cueva. Solo un asentamiento que esté junto a una cueva puede usarla.
        [none] El asentamiento debe salir de una casilla junto a una cueva, y ninguno de los tuyos está junto a una.
       *[end] { $at } no está junto a ninguna cueva, y el asentamiento debe acabar junto a una.
    }
    .choices = Desde { $origin } puedes mover a { $choices }.
not-beside-the-others = { $at } no está junto a ninguna de tus otras piezas.
    .choices = Desde { $origin } puedes mover a { $choices }.
no-harvest-yet = Los silos se usan solo después del último turno. Entonces cada jugador usa los suyos, por orden de turno.
build-or-move =
    { $by ->
        [build] Ya has empezado a construir con este silo, así que no puedes mover asentamientos con él. Sigue construyendo o para aquí.
       *[move] Ya has empezado a mover asentamientos con este silo, así que no puedes construir con él. Sigue moviendo o para aquí.
    }
not-two-hexes-away = { $at } no está exactamente a dos casillas de { $origin } en línea recta.
    .choices = Desde { $origin } puedes mover a { $choices }.

## Estas infracciones no son propias de unas pocas plaquitas.

redraw-needless = Todavía queda alguna casilla libre para tu carta de { $card }. Solo robas otra carta cuando ya no queda ninguna casilla libre para la tuya.
reaction-awaited = El jugador { $taker } ha cogido la última plaquita de { $at }, así que ahora puedes usar { $tile }. Úsala o déjalo pasar. Después sigue el turno.
    .choices = Puedes construir en { $choices }.
nomad-tile-fresh = Acabas de coger { $tile }. Puedes usarla en tu próximo turno, y solo entonces.
tile-used-up = Ya has usado { $tile }, y solo se puede usar una vez.
terrain-chosen = { $at } es de { $found }, pero ya has usado tu carta de pantano como { $wanted }, y así se queda durante todo el turno.
terrain-of-no-card =
    { $by ->
        [no-card] { $at } es de { $found }, y ese terreno no está en ninguna carta.
       *[card] { $at } es de { $found }, y tu carta de terreno no puede mostrar ese terreno: todas las cartas que lo muestran están en otro sitio.
    }
waiver-not-here =
    { $tile_word ->
        [outpost] Puedes usar { $tile } solo en tu propio turno.
        [temple-bonus] Puedes usar { $tile } solo para el primer asentamiento de tu acción obligatoria.
       *[other] No puedes usar { $tile } para esta construcción.
    }
not-your-piece = En { $at } hay { $piece_a } del jugador { $owner }, y necesitas { $figure_word ->
        [warrior] un guerrero tuyo.
        [wagon] tu propia carreta.
        [ship] tu propio barco.
        [scout] un explorador tuyo.
       *[settlement] un asentamiento tuyo.
    }
    .choices = Puedes elegir { $choices }.

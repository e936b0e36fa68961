### Estas frases dicen lo que hace una plaquita cuando la frase de su regla habla de más cosas.

number-five = Fichas numeradas: cambia cinco fichas n.º 1 por una ficha n.º 5, tantas veces como quieras, mientras quede alguna.
foresters-lodge = Cabaña forestal: construye en bosque.
monastery = Monasterio: construye en barranco.
fort = Puesto de avanzada: roba una carta de terreno y construye en ese terreno si puedes.
canoe = Canoa: cuando otro jugador coge la última plaquita de una casilla de lugar, construye en el acto en pantano o agua.
canoe-bonus = Acción adicional de la canoa: construye en pantano o agua en tu propio turno.
fountain = Fuente: construye junto a exactamente una pieza tuya y ninguna ajena.
fountain-bonus = Acción adicional de la fuente: toda fuente puede construir también en montaña.
refuge = Refugio: mueve un asentamiento a una casilla colindante.
refuge-bonus = Acción adicional del refugio: mueve un asentamiento en línea recta, por encima de todo, a la primera casilla edificable.
temple = Templo: retira un asentamiento del tablero; lo construyes además en la acción obligatoria de tu próximo turno.
temple-bonus = Acción adicional del templo: el primer asentamiento de tu acción obligatoria no tiene que ser colindante.
watchtower = Atalaya: construye junto a una pieza de otro jugador.
university = Universidad: construye junto a una casilla especial.
cathedral = Catedral: coge una ficha n.º 1, o devuelve fichas numeradas y construye otros tantos asentamientos en el terreno de la carta jugada; con la catedral recibes la primera ficha n.º 1.
tree-house = Casa árbol: mueve un asentamiento a bosque.
rope-bridge = Puente colgante: mueve un asentamiento a barranco.
donation-grass = Regalo: construye tres asentamientos en hierba.
donation-canyon = Regalo: construye tres asentamientos en barranco.
donation-desert = Regalo: construye tres asentamientos en desierto.
donation-flower-field = Regalo: construye tres asentamientos en flores.
donation-forest = Regalo: construye tres asentamientos en bosque.
donation-water = Regalo: construye tres asentamientos en agua.
donation-mountain = Regalo: construye tres asentamientos en montaña.

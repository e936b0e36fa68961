### Estos son los nombres de las cosas. `.source = ours` señala un nombre que el reglamento español no trae.
card-phrase = la carta de { $name }
phrase = la plaquita de { $name }

## These are the names of the terrains and the special hexes.

grass = hierba
canyon = barranco
desert = desierto
flower-field = flores
forest = bosque
swamp = pantano
farmland = tierra de granja
    .source = ours
water = agua
mountain = montaña
location = lugar
castle = castillo
nomad-space = nómadas
palace = palacio
silo = silo
capitol = capitolio
cave = cueva
island = isla

## These are the names of the terrain cards.

swamp-grass = pantano/hierba
swamp-canyon = pantano/barranco
swamp-desert = pantano/desierto
swamp-flower-field = pantano/flores
swamp-forest = pantano/bosque

## These are the names of the locations.

barn = granero
barracks = barracón
bazaar = bazar
canoe = canoa
caravan = caravana
cathedral = catedral
city-hall = concejo
crossroads = cruce
farm = granja
foresters-lodge = cabaña forestal
fort = puesto de avanzada
fountain = fuente
garden = jardín
harbor = puerto
lighthouse = faro
monastery = monasterio
mountain-station = refugio de montaña
oasis = oasis
oracle = oráculo
paddock = cercado
palisade = empalizada
quarry = cantera
refuge = refugio
rope-bridge = puente colgante
scout-cabin = cabaña de explorador
tavern = taberna
temple = templo
tower = torre
tree-house = casa árbol
university = universidad
village = pueblo
wagon = carreta
watchtower = atalaya
water-mill = molino

## These are the names of the bonus tiles.

canoe-bonus = acción adicional de la canoa
fountain-bonus = acción adicional de la fuente
refuge-bonus = acción adicional del refugio
temple-bonus = acción adicional del templo

## These are the names of the nomad tiles.

donation-grass = regalo (hierba)
donation-canyon = regalo (barranco)
donation-desert = regalo (desierto)
donation-flower-field = regalo (flores)
donation-forest = regalo (bosque)
donation-water = regalo (agua)
donation-mountain = regalo (montaña)
outpost = avanzadilla
resettlement = traslado
sword = mandoble
treasure = tesoro

## These actions need no location, nomad or bonus tile.

tile-cave = acción de cueva
    .phrase = la acción de la cueva
    .source = ours
tile-farmland = acción de tierra de granja
    .phrase = la acción de tierra de granja
    .source = ours
tile-number-five = cambio de fichas numeradas
    .phrase = la opción de cambiar fichas numeradas
    .source = ours
tile-silo = silo
    .phrase = la acción del silo

## These are the names of the Kingdom Builder cards.

fishermen = pescadores
miners = mineros
workers = obreros
merchants = comerciantes
discoverers = descubridores
knights = caballeros
hermits = ermitaños
    .source = ours
citizens = ciudadanos
    .source = ours
farmers = campesinos
lords = señores
    .source = ours
families = familias
shepherds = pastores
ambassadors = embajadores
geologists = geólogos
messengers = mensajeros
noblewomen = nobles
vassals = vasallos
captains = capitanes
scouts = exploradores (Marshlands)
homesteaders = colonos
rangers = exploradores (Harvest)
chainers = taberneros
travellers = viajeros
mayors = alcaldes
rovers = trotamundos

## These are the names of the tasks.

home-country = patria
fortress = fortaleza
road = vía
place-of-refuge = refugio
advance = avance
compass-points = puntos cardinales

## These are the names of other sources of gold.

castles = castillos
palaces = palacios
capitols = capitolios
gold = oro

## These are the names of the colours.

blue = azul
orange = naranja
    .source = ours
black = negro
    .source = ours
white = blanco
    .source = ours
red = rojo
grey = gris
    .source = ours

## These are the names of the pieces.

settlement = asentamiento
    .gender = masculine
    .a = un asentamiento
    .the = el asentamiento
warrior = guerrero
    .gender = masculine
    .a = un guerrero
    .the = el guerrero
figure-wagon = carreta
    .gender = feminine
    .a = una carreta
    .the = la carreta
ship = barco
    .gender = masculine
    .a = un barco
    .the = el barco
figure-city-hall = ciudad
    .gender = feminine
    .a = una ciudad
    .the = la ciudad
scout = explorador
    .gender = masculine
    .a = un explorador
    .the = el explorador
wall = muro de piedra
    .gender = masculine
    .a = un muro de piedra
    .the = el muro de piedra
mark = marca
    .source = ours

## These are the states of a tile.

fresh = recién conseguida
    .source = ours
ready = disponible
    .source = ours
used = usada
    .source = ours

## This name stands for a card that was drawn face down.

face-down = una carta boca abajo
    .source = ours

## These words say what you can do with a tile. Each is an infinitive and follows «solo puedes».

action-build = construir
    .source = ours
action-place = colocar una figura
    .source = ours
action-move = mover un asentamiento
    .source = ours
action-remove = retirar un asentamiento
    .source = ours
action-draw = robar una carta de terreno
    .source = ours
action-take = coger una ficha numerada
    .source = ours
action-spend = devolver fichas numeradas y construir
    .source = ours

## This name stands for a custom section.

own-section = cuadrante propio
    .source = ours

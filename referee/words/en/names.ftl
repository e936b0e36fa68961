### These are the names of things. `.source = ours` marks a name that no English rulebook prints.
### The prefixes `tile-`, `figure-` and `action-` mark words that also have another meaning. `.phrase` is the name inside a
### sentence.
### The names of pieces have the forms that the sentences of a language need: `.a` is `a warrior` and becomes `$figure_a`
### or `$piece_a` there. Spanish has `.gender`, `.a` and `.the`; French has `.a`, `.the`, `.own` and `.of`.
card-phrase = the { $name } card
phrase = the { $name } tile

## These are the names of the terrains and the special hexes.

grass = grass
canyon = canyon
    .a = a canyon
desert = desert
flower-field = flower field
    .a = a flower field
forest = forest
swamp = swamp
farmland = farmland
water = water
mountain = mountain
    .a = a mountain
location = location
    .a = a location
castle = castle
    .a = a castle
nomad-space = nomad space
    .a = a nomad space
palace = palace
    .a = a palace
silo = silo
    .a = a silo
capitol = capitol
cave = cave
island = island

## These are the names of the terrain cards.

swamp-grass = swamp/grass
swamp-canyon = swamp/canyon
swamp-desert = swamp/desert
swamp-flower-field = swamp/flower field
swamp-forest = swamp/forest

## These are the names of the locations.

barn = barn
barracks = barracks
bazaar = bazaar
canoe = canoe
caravan = caravan
cathedral = cathedral
city-hall = city hall
crossroads = crossroads
farm = farm
foresters-lodge = forester’s lodge
fort = fort
fountain = fountain
garden = garden
harbor = harbor
lighthouse = lighthouse
monastery = monastery
mountain-station = mountain station
oasis = oasis
oracle = oracle
paddock = paddock
palisade = palisade
quarry = quarry
refuge = refuge
rope-bridge = rope bridge
scout-cabin = scout cabin
tavern = tavern
temple = temple
tower = tower
tree-house = tree house
university = university
village = village
wagon = wagon
watchtower = watchtower
water-mill = water mill

## These are the names of the bonus tiles.

canoe-bonus = canoe bonus
fountain-bonus = fountain bonus
refuge-bonus = refuge bonus
temple-bonus = temple bonus

## These are the names of the nomad tiles.

donation-grass = donation (grass)
donation-canyon = donation (canyon)
donation-desert = donation (desert)
donation-flower-field = donation (flower field)
donation-forest = donation (forest)
donation-water = donation (water)
donation-mountain = donation (mountain)
outpost = outpost
resettlement = resettlement
sword = sword
treasure = treasure

## These actions need no location, nomad or bonus tile.

tile-cave = cave action
    .phrase = the cave action
    .source = ours
tile-farmland = farmland action
    .phrase = the farmland action
    .source = ours
tile-number-five = exchange of number tiles
    .phrase = the exchange of number tiles
    .source = ours
tile-silo = silo
    .phrase = a silo

## These are the names of the Kingdom Builder cards.

fishermen = fishermen
miners = miners
workers = workers
merchants = merchants
discoverers = discoverers
knights = knights
hermits = hermits
    .source = ours
citizens = citizens
    .source = ours
farmers = farmers
lords = lords
families = families
shepherds = shepherds
ambassadors = ambassadors
geologists = geologists
messengers = messengers
noblewomen = noblewomen
vassals = vassals
captains = captains
scouts = scouts
homesteaders = homesteaders
rangers = rangers
chainers = chainers
travellers = travellers
mayors = mayors
rovers = rovers

## These are the names of the tasks.

home-country = home country
fortress = fortress
road = road
place-of-refuge = place of refuge
advance = advance
compass-points = compass points

## These are the names of other sources of gold.

castles = castles
palaces = palaces
capitols = capitols
gold = gold

## These are the names of the colours.

blue = blue
orange = orange
black = black
white = white
red = red
    .source = ours
grey = grey
    .source = ours

## These are the names of the pieces.

settlement = settlement
    .a = a settlement
warrior = warrior
    .a = a warrior
figure-wagon = wagon
    .a = a wagon
ship = ship
    .a = a ship
figure-city-hall = city hall
    .a = a city hall
scout = scout
    .a = a scout
wall = stone wall
    .a = a stone wall
mark = mark
    .source = ours

## These are the states of a tile.

fresh = just taken
    .source = ours
ready = ready
    .source = ours
used = used
    .source = ours

## This name stands for a card that was drawn face down.

face-down = a card face down
    .source = ours

## These words say what you can do with a tile. Each is an infinitive without “to” and follows “you can only”.

action-build = build
    .source = ours
action-place = place a figure
    .source = ours
action-move = move a settlement
    .source = ours
action-remove = take a settlement off the board
    .source = ours
action-draw = draw a terrain card
    .source = ours
action-take = take a number tile
    .source = ours
action-spend = return number tiles and build
    .source = ours

## This name stands for a custom section.

own-section = own section
    .source = ours

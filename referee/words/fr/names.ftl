### Ce fichier donne le nom des choses. `.source = ours` signale un nom que la règle française ne donne pas.
card-phrase = la carte de terrain « { $name } »
phrase = la plaquette « { $name } »
    .quoted = « { $name } »

## These are the names of the terrains and the special hexes.

grass = herbe
canyon = canyon
desert = désert
flower-field = fleurs
forest = forêt
swamp = marais
    .source = ours
farmland = terre agricole
    .source = ours
water = eau
mountain = montagne
location = lieu
castle = château
nomad-space = nomades
    .source = ours
palace = palais
    .source = ours
silo = silo
    .source = ours
capitol = capitole
    .source = ours
cave = grotte
    .source = ours
island = île
    .source = ours

## These are the names of the terrain cards.

swamp-grass = marais/herbe
    .source = ours
swamp-canyon = marais/canyon
    .source = ours
swamp-desert = marais/désert
    .source = ours
swamp-flower-field = marais/fleurs
    .source = ours
swamp-forest = marais/forêt
    .source = ours

## These are the names of the locations.

barn = grange
barracks = caserne
    .source = ours
bazaar = bazar
    .source = ours
canoe = canoë
    .source = ours
caravan = caravane
    .source = ours
cathedral = cathédrale
    .source = ours
city-hall = hôtel de ville
    .source = ours
crossroads = carrefour
    .source = ours
farm = ferme
foresters-lodge = maison forestière
    .source = ours
fort = fort
    .source = ours
fountain = fontaine
    .source = ours
garden = jardin
    .source = ours
harbor = port
lighthouse = phare
    .source = ours
monastery = monastère
    .source = ours
mountain-station = refuge de montagne
    .source = ours
oasis = oasis
oracle = oracle
paddock = enclos
palisade = palissade
    .source = ours
quarry = carrière
    .source = ours
refuge = refuge
    .source = ours
rope-bridge = pont de corde
    .source = ours
scout-cabin = cabane d’éclaireur
    .source = ours
tavern = taverne
temple = temple
    .source = ours
tower = tour
tree-house = cabane dans l’arbre
    .source = ours
university = université
    .source = ours
village = village
    .source = ours
wagon = chariot
    .source = ours
watchtower = tour de guet
    .source = ours
water-mill = moulin à eau
    .source = ours

## These are the names of the bonus tiles.

canoe-bonus = bonus canoë
    .source = ours
fountain-bonus = bonus fontaine
    .source = ours
refuge-bonus = bonus refuge
    .source = ours
temple-bonus = bonus temple
    .source = ours

## These are the names of the nomad tiles.

donation-grass = don (herbe)
    .source = ours
donation-canyon = don (canyon)
    .source = ours
donation-desert = don (désert)
    .source = ours
donation-flower-field = don (fleurs)
    .source = ours
donation-forest = don (forêt)
    .source = ours
donation-water = don (eau)
    .source = ours
donation-mountain = don (montagne)
    .source = ours
outpost = avant-poste
    .source = ours
resettlement = migration
    .source = ours
sword = épée
    .source = ours
treasure = trésor
    .source = ours

## These actions need no location, nomad or bonus tile.

tile-cave = action « grotte »
    .phrase = l’action « grotte »
    .source = ours
tile-farmland = action « terre agricole »
    .phrase = l’action « terre agricole »
    .source = ours
tile-number-five = échange de jetons numérotés
    .phrase = l’action « échange de jetons »
    .source = ours
tile-silo = silo
    .phrase = l’action « silo »
    .source = ours

## These are the names of the Kingdom Builder cards.

fishermen = pêcheurs
miners = mineurs
    .source = ours
workers = ouvriers
    .source = ours
merchants = commerçants
discoverers = découvreurs
    .source = ours
knights = chevaliers
hermits = ermites
    .source = ours
citizens = citoyens
    .source = ours
farmers = paysans
    .source = ours
lords = seigneurs
    .source = ours
families = familles
    .source = ours
shepherds = bergers
    .source = ours
ambassadors = ambassadeurs
    .source = ours
geologists = géologues
    .source = ours
messengers = messagers
    .source = ours
noblewomen = femmes nobles
    .source = ours
vassals = vassaux
    .source = ours
captains = capitaines
    .source = ours
scouts = éclaireurs
    .source = ours
homesteaders = colons
    .source = ours
rangers = gardes forestiers
    .source = ours
chainers = enchaîneurs
    .source = ours
travellers = voyageurs
    .source = ours
mayors = maires
    .source = ours
rovers = vagabonds
    .source = ours

## These are the names of the tasks.

home-country = patrie
    .source = ours
fortress = forteresse
    .source = ours
road = route
    .source = ours
place-of-refuge = lieu de refuge
    .source = ours
advance = avancée
    .source = ours
compass-points = points cardinaux
    .source = ours

## These are the names of other sources of gold.

castles = châteaux
palaces = palais
    .source = ours
capitols = capitoles
    .source = ours
gold = or

## These are the names of the colours.

blue = bleu
    .source = ours
orange = orange
black = noir
    .source = ours
white = blanc
    .source = ours
red = rouge
    .source = ours
grey = gris
    .source = ours

## These are the names of the pieces.

settlement = cité
    .a = une cité
    .the = la cité
    .own = sa cité
    .of = de cité
warrior = guerrier
    .a = un guerrier
    .the = le guerrier
    .own = son guerrier
    .of = de guerrier
    .source = ours
figure-wagon = chariot
    .a = un chariot
    .the = le chariot
    .own = son chariot
    .of = de chariot
    .source = ours
ship = bateau
    .a = un bateau
    .the = le bateau
    .own = son bateau
    .of = de bateau
    .source = ours
figure-city-hall = hôtel de ville
    .a = un hôtel de ville
    .the = l’hôtel de ville
    .own = son hôtel de ville
    .of = d’hôtel de ville
    .source = ours
scout = éclaireur
    .a = un éclaireur
    .the = l’éclaireur
    .own = son éclaireur
    .of = d’éclaireur
    .source = ours
wall = mur de pierre
    .a = un mur de pierre
    .the = le mur de pierre
    .own = son mur de pierre
    .of = de mur de pierre
    .source = ours
mark = marque
    .source = ours

## These are the states of a tile.

fresh = nouvelle
    .source = ours
ready = disponible
    .source = ours
used = utilisée
    .source = ours

## This name stands for a card that was drawn face down.

face-down = une carte face cachée
    .source = ours

## These words say what you can do with a tile. Each is an infinitive and follows « vous pouvez seulement ».

action-build = construire
    .source = ours
action-place = placer une figurine
    .source = ours
action-move = déplacer une cité
    .source = ours
action-remove = retirer une cité
    .source = ours
action-draw = piocher une carte de terrain
    .source = ours
action-take = prendre un jeton numéroté
    .source = ours
action-spend = rendre des jetons numérotés et construire
    .source = ours

## This name stands for a custom section.

own-section = quadrant personnel
    .source = ours

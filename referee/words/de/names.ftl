### Dies sind die Namen der Dinge. `.source = ours` markiert einen Namen, den kein Regelheft belegt, das uns vorliegt. Auf
### Deutsch gilt das für alle Namen.
### `.gender` ist das Geschlecht. `phrase` und seine Attribute sind der Name im Satz: $tile ist „die Farm“, $tile_dative „der Farm“.

card-phrase = eine { $name }
phrase = { $gender ->
        [masculine] der
        [neuter] das
        [feminine] die
       *[unknown] das Plättchen
    } { $name }
    .accusative = { $gender ->
        [masculine] den
        [neuter] das
        [feminine] die
       *[unknown] das Plättchen
    } { $name }
    .dative = { $gender ->
        [masculine] dem
        [neuter] dem
        [feminine] der
       *[unknown] dem Plättchen
    } { $name }
    .indefinite = { $gender ->
        [masculine] ein
        [neuter] ein
        [feminine] eine
       *[unknown] ein Plättchen
    } { $name }
    .one = { $gender ->
        [masculine] einen
        [neuter] ein
        [feminine] eine
       *[unknown] ein Plättchen
    } { $name }
    .none = { $gender ->
        [masculine] keinen
        [neuter] kein
        [feminine] keine
       *[unknown] kein Plättchen
    } { $name }

## These are the names of the terrains and the special hexes.

grass = Gras
    .gender = neuter
    .indefinite = ein Grasfeld
    .card = Graskarte
    .source = ours
canyon = Schlucht
    .gender = feminine
    .card = Schluchtkarte
    .source = ours
desert = Wüste
    .gender = feminine
    .indefinite = ein Wüstenfeld
    .card = Wüstenkarte
    .source = ours
flower-field = Blumenfeld
    .gender = neuter
    .card = Blumenfeldkarte
    .source = ours
forest = Wald
    .gender = masculine
    .indefinite = ein Waldfeld
    .card = Waldkarte
    .source = ours
swamp = Sumpf
    .gender = masculine
    .indefinite = ein Sumpffeld
    .source = ours
farmland = Ackerland
    .gender = neuter
    .indefinite = Ackerland
    .source = ours
water = Wasser
    .gender = neuter
    .indefinite = ein Wasserfeld
    .source = ours
mountain = Gebirge
    .gender = neuter
    .indefinite = ein Gebirgsfeld
    .source = ours
location = Ort
    .gender = masculine
    .indefinite = ein Ortsfeld
    .source = ours
castle = Burg
    .gender = feminine
    .source = ours
nomad-space = Nomaden
    .phrase = das Nomadenfeld
    .indefinite = ein Nomadenfeld
    .source = ours
palace = Palast
    .gender = masculine
    .source = ours
silo = Silo
    .gender = neuter
    .source = ours
capitol = Kapitol
    .gender = neuter
    .source = ours
cave = Höhle
    .gender = feminine
    .source = ours
island = Insel
    .gender = feminine
    .source = ours

## These are the names of the terrain cards.

swamp-grass = Sumpf/Gras
    .card = Sumpf/Gras-Karte
    .source = ours
swamp-canyon = Sumpf/Schlucht
    .card = Sumpf/Schlucht-Karte
    .source = ours
swamp-desert = Sumpf/Wüste
    .card = Sumpf/Wüste-Karte
    .source = ours
swamp-flower-field = Sumpf/Blumenfeld
    .card = Sumpf/Blumenfeld-Karte
    .source = ours
swamp-forest = Sumpf/Wald
    .card = Sumpf/Wald-Karte
    .source = ours

## These are the names of the locations.

barn = Scheune
    .gender = feminine
    .source = ours
barracks = Kaserne
    .gender = feminine
    .source = ours
bazaar = Basar
    .gender = masculine
    .source = ours
canoe = Kanu
    .gender = neuter
    .source = ours
caravan = Karawane
    .gender = feminine
    .source = ours
cathedral = Kathedrale
    .gender = feminine
    .source = ours
city-hall = Rathaus
    .gender = neuter
    .source = ours
crossroads = Kreuzung
    .gender = feminine
    .source = ours
farm = Farm
    .gender = feminine
    .source = ours
foresters-lodge = Forsthaus
    .gender = neuter
    .source = ours
fort = Fort
    .gender = neuter
    .source = ours
fountain = Brunnen
    .gender = masculine
    .source = ours
garden = Garten
    .gender = masculine
    .source = ours
harbor = Hafen
    .gender = masculine
    .source = ours
lighthouse = Leuchtturm
    .gender = masculine
    .source = ours
monastery = Kloster
    .gender = neuter
    .source = ours
mountain-station = Bergstation
    .gender = feminine
    .source = ours
oasis = Oase
    .gender = feminine
    .source = ours
oracle = Orakel
    .gender = neuter
    .source = ours
paddock = Koppel
    .gender = feminine
    .source = ours
palisade = Palisade
    .gender = feminine
    .source = ours
quarry = Steinbruch
    .gender = masculine
    .source = ours
refuge = Zuflucht
    .gender = feminine
    .source = ours
rope-bridge = Seilbrücke
    .gender = feminine
    .source = ours
scout-cabin = Späherhütte
    .gender = feminine
    .source = ours
tavern = Taverne
    .gender = feminine
    .source = ours
temple = Tempel
    .gender = masculine
    .source = ours
tower = Turm
    .gender = masculine
    .source = ours
tree-house = Baumhaus
    .gender = neuter
    .source = ours
university = Universität
    .gender = feminine
    .source = ours
village = Dorf
    .gender = neuter
    .source = ours
wagon = Planwagen
    .gender = masculine
    .source = ours
watchtower = Wachturm
    .gender = masculine
    .source = ours
water-mill = Mühle
    .gender = feminine
    .source = ours

## These are the names of the bonus tiles.

canoe-bonus = Kanu-Bonus
    .gender = masculine
    .source = ours
fountain-bonus = Brunnen-Bonus
    .gender = masculine
    .source = ours
refuge-bonus = Zuflucht-Bonus
    .gender = masculine
    .source = ours
temple-bonus = Tempel-Bonus
    .gender = masculine
    .source = ours

## These are the names of the nomad tiles.

donation-grass = Schenkung (Gras)
    .gender = feminine
    .source = ours
donation-canyon = Schenkung (Schlucht)
    .gender = feminine
    .source = ours
donation-desert = Schenkung (Wüste)
    .gender = feminine
    .source = ours
donation-flower-field = Schenkung (Blumenfeld)
    .gender = feminine
    .source = ours
donation-forest = Schenkung (Wald)
    .gender = feminine
    .source = ours
donation-water = Schenkung (Wasser)
    .gender = feminine
    .source = ours
donation-mountain = Schenkung (Gebirge)
    .gender = feminine
    .source = ours
outpost = Außenposten
    .gender = masculine
    .source = ours
resettlement = Umsiedlung
    .gender = feminine
    .source = ours
sword = Schwert
    .gender = neuter
    .source = ours
treasure = Schatz
    .gender = masculine
    .source = ours

## These actions need no location, nomad or bonus tile.

tile-cave = Höhlenaktion
    .gender = feminine
    .source = ours
tile-farmland = Ackerlandaktion
    .gender = feminine
    .source = ours
tile-number-five = Tausch von Zahlenplättchen
    .gender = masculine
    .source = ours
tile-silo = Silo
    .gender = neuter
    .source = ours

## These are the names of the Kingdom Builder cards.

fishermen = Fischer
    .source = ours
miners = Bergleute
    .source = ours
workers = Arbeiter
    .source = ours
merchants = Kaufleute
    .source = ours
discoverers = Entdecker
    .source = ours
knights = Ritter
    .source = ours
hermits = Einsiedler
    .source = ours
citizens = Bürger
    .source = ours
farmers = Bauern
    .source = ours
lords = Lords
    .source = ours
families = Familien
    .source = ours
shepherds = Hirten
    .source = ours
ambassadors = Botschafter
    .source = ours
geologists = Geologen
    .source = ours
messengers = Boten
    .source = ours
noblewomen = Edelfrauen
    .source = ours
vassals = Vasallen
    .source = ours
captains = Hauptleute
    .source = ours
scouts = Kundschafter
    .source = ours
homesteaders = Siedler
    .source = ours
rangers = Waldläufer
    .source = ours
chainers = Kettenbauer
    .source = ours
travellers = Reisende
    .source = ours
mayors = Bürgermeister
    .source = ours
rovers = Wanderer
    .source = ours

## These are the names of the tasks.

home-country = Heimatland
    .source = ours
fortress = Festung
    .source = ours
road = Straße
    .source = ours
place-of-refuge = Zufluchtsort
    .source = ours
advance = Vormarsch
    .source = ours
compass-points = Himmelsrichtungen
    .source = ours

## These are the names of other sources of gold.

castles = Burgen
    .source = ours
palaces = Paläste
    .source = ours
capitols = Kapitole
    .source = ours
gold = Gold
    .source = ours

## These are the names of the colours.

blue = Blau
    .source = ours
orange = Orange
    .source = ours
black = Schwarz
    .source = ours
white = Weiß
    .source = ours
red = Rot
    .source = ours
grey = Grau
    .source = ours

## These are the names of the pieces.

settlement = Siedlung
    .gender = feminine
    .source = ours
warrior = Krieger
    .gender = masculine
    .source = ours
figure-wagon = Planwagen
    .gender = masculine
    .source = ours
ship = Schiff
    .gender = neuter
    .source = ours
figure-city-hall = Rathaus
    .gender = neuter
    .source = ours
scout = Späher
    .gender = masculine
    .source = ours
wall = Steinmauer
    .gender = feminine
    .source = ours
mark = Markierung
    .gender = feminine
    .source = ours

## These are the states of a tile.

fresh = gerade genommen
    .source = ours
ready = bereit
    .source = ours
used = benutzt
    .source = ours

## This name stands for a card that was drawn face down.

face-down = eine verdeckte Karte
    .source = ours

## These words say what you can do with a tile. Each is an infinitive and follows „kannst du nur“.

action-build = bauen
    .source = ours
action-place = eine Sonderfigur aufstellen
    .source = ours
action-move = eine Siedlung versetzen
    .source = ours
action-remove = eine Siedlung vom Spielplan nehmen
    .source = ours
action-draw = eine Geländekarte ziehen
    .source = ours
action-take = ein Zahlenplättchen nehmen
    .source = ours
action-spend = Zahlenplättchen zurückgeben und bauen
    .source = ours

## This name stands for a custom section.

own-section = eigener Planteil
    .source = ours

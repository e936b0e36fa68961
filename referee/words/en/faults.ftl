### These sentences say what is wrong with a request, a file or an option, and how to correct it. The place of the fault
### is printed before the sentence.
### Words in backquotes, and names such as { $found }, are words of the interface. Do not translate them.

## These words name the kinds of JSON values.

json-null = null
json-flag = true or false
json-number = a number
json-whole-number = a whole number
json-fraction = a fraction
json-string = a string
json-list = a list
json-object = an object
json-locations = an object that gives the location on each location hex
json-location-tiles = an object that gives the number of tiles left on each location hex
json-nomad-tiles = an object that gives the tile on each nomad space

## These faults can occur in any document.

no-json = There is nothing to read. Send a JSON document.
not-json = This is not valid JSON: there is a mistake in line { $line }, column { $column }.
not-utf-8 = This is not text: byte { $byte } is not valid UTF-8.
nested-too-deep = The JSON is nested too deeply. It can have at most { $most } levels.
key-twice = The key “{ $key }” appears twice in the same object. Leave one of them out.
missing = “{ $key }” is required, but it is missing.
missing-tag = “{ $key }” is required, but it is missing. Use { $known }.
null-value = This cannot be null. Give a value, or leave the key out.
not-an-object = The body must be a JSON object.
one-table = Give either a `position` or a `state`.
wrong-kind = This must be { $wanted }, not { $kind }.
out-of-range = This must be between { $least } and { $most }, not { $found }.
few-items = There { $count ->
        [one] is { $count } item
       *[other] are { $count } items
    } in this list, but it needs at least { $least }.
many-items = There { $count ->
        [one] is { $count } item
       *[other] are { $count } items
    } in this list, but it can have at most { $most }.
twice = “{ $found }” is listed twice. Leave one of them out.
unknown-hex = There is no hex called “{ $found }”. Hexes are a1 to t20, and i:a1 to i:j5 on the island.
    .near = Did you mean “{ $near }”?
no-such-hex = { $at } is not on this board. If the island is in play, add it to the board.
unknown-name = { $what ->
        [key] There is no key called “{ $found }” here.
        [field] There is no field called “{ $found }” here.
        [section] There is no section called “{ $found }”.
        [island-side] There is no side of the island called “{ $found }”.
        [card] There is no Kingdom Builder card called “{ $found }”.
        [task] There is no task called “{ $found }”.
        [tile] There is no tile called “{ $found }”.
        [nomad-tile] There is no nomad tile called “{ $found }”.
        [bonus-tile] There is no bonus tile called “{ $found }”.
        [location] There is no location called “{ $found }”.
        [common-action] “{ $found }” is not an action that every player has.
        [line] There is no horizontal line called “{ $found }”.
        [ruleset] There is no ruleset or option called “{ $found }”.
        [expansion] There is no expansion called “{ $found }”.
        [ground] There is no kind of ground called “{ $found }”.
        [source] Nothing called “{ $found }” gives gold on this table.
        [part] There is no part called “{ $found }”.
        [parameter] There is no parameter called “{ $found }” here.
        [colour] There is no colour called “{ $found }”.
        [shape] There is no piece called “{ $found }”.
        [command] There is no command called “{ $found }”.
        [subject] There is no subject called “{ $found }” in the catalogue.
       *[word] “{ $found }” is not possible here.
    }
    .near = Did you mean “{ $near }”?
    .known = Choose { $known }.

## These faults concern boards.

section-count = There { $count ->
        [one] is { $count } section
       *[other] are { $count } sections
    }, but a board has four.
section-twice = { $section ->
        [own] The same section is already at the { $quarter }.
       *[other] The { $section } section is already at the { $quarter }.
    } All four sections must be different.
row-count = There { $count ->
        [one] is { $count } row
       *[other] are { $count } rows
    }, but there must be { $due }.
row-length = Row { $row } has { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }, but it must have { $due }.
row-too-long = Row { $row } has { $count } letters, but it can have at most { $most }.
unknown-letter = “{ $found }” in row { $row }, column { $column } does not stand for any hex. The letters are { $letters }.
location-without-kind = { $at } is a location hex (letter L), but the description does not say which location it is.
not-a-location = { $at } is not a location hex (letter L) of this section, so “{ $location }” cannot be there.
section-hex = A section has no hex called “{ $found }”. Its hexes are a1 to j10.
capitol-place = There cannot be a capitol on { $at } ({ $ground }). A capitol must be on a castle, in a section that has two castles.
cave-place = There cannot be a cave on { $at } ({ $ground }). A cave must be on a mountain of a section.
cave-too-near = The cave on { $at } is too close to { $hexes }. A cave must be at least three hexes away from every location, castle and nomad space.
two-in-a-section = { $what ->
        [capitol] The { $quarter } section has capitols on { $hexes }, but a section can have only one.
       *[cave] The { $quarter } section has caves on { $hexes }, but a section can have only one.
    }
board-location = { $at } is marked as the location “{ $location }”, which does not exist. The catalogue lists them all.
content-id = A content id has 32 hexadecimal digits. `POST /v1/boards` answers with one.
unknown-board = No board with the id { $id } is known here. Send the board in full, or send it to `/v1/boards` first.
only-a-service-knows = Only a running service knows content ids. Write the board in full, with its sections.

## These faults concern the start of a game.

player-count = There { $count ->
        [one] is { $count } player
       *[other] are { $count } players
    }, but a game has two to five.
same-colour = Two players have the same colour. Give every player a different one.
not-playing = { $player } is not a player in this game.
    .players = The players are { $players }.
board-not-chosen = Choose four sections, or give a `seed` that chooses them.
few-sections = These expansions have fewer than four sections. Choose the sections yourself, or name more expansions.
only-with-a-seed = Name the expansion “{ $expansion }” only if a `seed` chooses the board. A board that you give says itself what is on it.
tasks-not-chosen = This board needs { $due ->
        [one] { $due } task
       *[other] { $due } tasks
    }. Choose { $due ->
        [one] one
       *[other] { $due }
    } of these: { $known }. Or give a `seed` that chooses.
task-count = There { $count ->
        [one] is { $count } task
       *[other] are { $count } tasks
    }, but this board needs { $due } and no task twice.
many-nomad-spaces = The board has { $count } nomad spaces, but there are only { $most } nomad tiles.
nomad-tiles-not-chosen = Say which nomad tile is on { $hexes }, or give a `seed` that chooses.
nomad-spaces = { $count ->
        [0] This board has no nomad spaces. Leave the nomad tiles out.
       *[other] List every nomad space of this board and no other hex: { $hexes }.
    }
nomad-copies = There are { $count } copies of { $tile }, but the box has only { $most }.
cards-not-chosen = Choose three Kingdom Builder cards, or give a `seed` that chooses them.
few-cards = These expansions have fewer than three Kingdom Builder cards. Choose the cards yourself, or name more expansions.
three-cards = A game has three different Kingdom Builder cards.
removed-terrain-not-chosen = A card in play removes a terrain. Choose { $known }, or give a `seed` that chooses.
no-terrain-removed = No card in play removes a terrain. Leave this out.
base-terrain = Only one of the five base terrains can be removed, not { $found }. Choose { $known }.
hand-count = There { $count ->
        [one] is { $count } card
       *[other] are { $count } cards
    } for { $players } players. Give one card for each player.
card-copies = You listed { $count ->
        [one] { $count } { $card } card
       *[other] { $count } { $card } cards
    }, but this game has { $most ->
        [0] none
       *[other] only { $most }
    }.
deck-without-hands = If you give the draw pile, give the cards in the players’ hands (`hands`) as well.
deck-size = The draw pile has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, but after dealing there are { $due }.

## These faults concern lines of notation.

line-field = Field { $field }: { $why }
not-a-field = “{ $found }” is not a field. A field looks like `key=value`.
not-a-number = “{ $found }” is not a whole number with at most nine digits.
yes-or-no = “{ $found }” must be `yes` or `no`.
not-a-pair = “{ $found }” must be two words joined by a colon.
not-a-nomad-space = “{ $found }” is not a nomad space. Write `hex:tile`, or `hex:-` if it is empty.
not-a-count = “{ $found }” is not a number of tiles. Write `hex:number`.
not-a-frame = “{ $found }” does not say what the game is waiting for. Write { $forms }.
card-letter = “{ $found }” is not a terrain card. Write one letter, or `-` for none.
line-tile = “{ $found }” is not a tile. Write `kind@hex`, with `+` after a fresh tile and `*` after a used one.
line-nomad-tile = “{ $found }” is not a nomad tile. Write `kind@round`, with `*` after a used tile.
line-numbers = “{ $found }” does not say how many number tiles there are. Write `ones,fives`.

## These faults concern pictures and scans.

highlight-needs-state = A position has no legal actions to highlight. Send a state.
tile-count = There cannot be { $count } tiles on { $at }.
tiles-off-special = There cannot be tiles on { $at } ({ $ground }). Tiles are only on special hexes.
scan-row = “{ $found }” is not a row. A row is a list of { $most } cells, or { $most } of the letters { $signs }.
many-weights = This hex has { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }, but `kinds` lists only { $most }. Give one number for each kind, in the same order.
owned-wall = A stone wall belongs to nobody. Leave its colour out.
no-owner = Say which player this piece belongs to ({ $figure }).
beside-a-board = Leave `{ $key }` out. The `board` already says what lies on the table.
few-candidates = A board has four different sections, but at most three of those you named can be on this table. Name more expansions or sections.

## These faults concern requests and settings.

unknown-include = “{ $found }” cannot be included here. Choose { $known }.
no-state-key = This service does not sign states, so it cannot require a signature. Leave `signed` out, or set REFEREE_STATE_KEY for the service.
no-signature = This state has no signature, but the request requires one. Send a state that began with /v1/starts on this service, just as you last got it.
wrong-signature = This signature does not belong to this state. Somebody changed the state, or it was signed with another key or for other rules. Send it just as the referee returned it.
never-signed = The referee never signed this, because it is not possible. Send a state just as the referee returned it.
unsigned-document = Only a state can be signed. Send a `state` that the referee returned, or leave `signed` out.
title-too-long = This title has { $count } characters, but a title can have at most { $most }.
one-table-or-board = Send exactly one of `position`, `state` and `board`.
panel-of-board = A bare board has no players to show in a panel. Send a position or a state.
highlight-needs-players = Nothing scores on a bare board. Send a position or a state.
highlight-line = This does not say what to mark. Write hexes (e9,e10), legal-actions, legal-actions:farm or score:knights:blue.
parameter-twice = You sent this parameter twice. Send it only once.
language-tag = A language tag has at most { $most } characters, such as es or fr-CA.
setting = This setting cannot be used: { $why }
setting-number = This must be a whole number such as { $example }, not “{ $found }”.
setting-secret = This secret has { $count } bytes. Use at least { $least } random ones.
setting-origin = “{ $found }” is not an origin. Write each one in full, such as https://game.example or http://localhost:3000, or a single * to allow every page.

## These faults concern the command line.

unreadable = The file cannot be read: { $why }.
directory = This is a directory. Name the files in it, such as { $example }.
empty-file = The file is empty. It must hold a JSON document or a line of notation.
cannot-be-written = The file cannot be written: { $why }.
not-an-action = “{ $found }” is not an action. Write { $forms }; or write JSON.
hex-first = “{ $found }” is not a hex. The hex comes first: { $meant }
tile-first = “{ $found }” is not a tile. The tile comes first: { $meant }
hex-with-tile = “{ $found }” does not name a hex and a tile. Write for example e3=sword.
card-and-colour = “{ $found }” does not name a colour. Write for example fishermen:blue.
colour-and-hexes = “{ $found }” does not name a colour. Write for example blue:a1,b2.
file-ending = “{ $file }” must end in { $known }. The ending says what to write.
panel-needs-table = A bare board has no players to show in a panel. Name a file with --table.
no-sections = Name four sections, or a file with --table.
highlight-needs-table = Legal actions and scores can be highlighted only with --table.
table-and-board = The table already has a board. Leave out the sections, --island, --capitol, --cave and --settlements.
one-highlight = Use only one of --highlight, --highlight-tile and --highlight-score.
bind-address = “{ $found }” is not an address. Write HOST:PORT, such as 127.0.0.1:8000 or [::1]:8000.
port-taken = Another program already listens at { $address }. Try another port, such as --bind { $other } (with make: REFEREE_BIND={ $other } make run), or port 0 for any free one.
cannot-listen = The referee cannot listen at { $address }: { $why }.
settings-file = This file cannot be used: { $why }
own-failure = The referee itself failed, which is not your fault. Please report this: { $why }
unknown-option = There is no option called { $option }.
    .near = Did you mean { $near }?
option-value = Check { $option }: a switch takes no value, and every other option needs one.
missing-parameter = { $parameter } is missing.
number-range = This must be a whole number between { $least } and { $most }.
usage = { $text }

## These faults concern photographs.

not-a-picture = This is not a JPEG, PNG or WebP file.
picture-small = The picture has { $size } pixels, but each side needs at least { $least }.
picture-animated = The picture is animated. Send a still picture.
picture-for-print = The picture stores four inks (CMYK) instead of red, green and blue. Save it as an RGB file.
picture-cut-off = The file is cut off. Send all of it.
picture-damaged = The file is damaged and cannot be decoded. Save the picture again and send the copy.
picture-costly = This picture takes too much time or memory to read. Send a smaller copy.
picture-bytes = The picture is too large. It can have at most { $most } MB.
picture-pixels = The picture has { $size } pixels. It can have at most { $most } megapixels, and { $longest } pixels a side.
pictures = There { $count ->
        [one] is { $count } picture
       *[other] are { $count } pictures
    }. Send one to { $most }, each as a part `picture`.
part-twice = You sent this part twice. Send it only once.
part-long = This part is too long. It can have at most { $most } KB.
crossed-corners = These corners do not go around a board. Tap the middles of the four corner hexes one after another, around the board.
island-example = { $at } is on the island. Choose a hex of the main board.
table-pictures = --together needs two pictures of one table, without --truth.
one-section = { $option } reads one picture, without --together, --overlay and --truth.
namings-without-section = --name needs { $option }.
section-naming = --name { $found } names neither a group nor a hex of the section with a kind of ground. Write a group (a to { $last }) or a hex (a1 to j10), `=`, and one of { $words }.
no-photo-extra = Reading photographs needs the extra `{ $extra }`: pip install "kingdom-referee[{ $extra }]".

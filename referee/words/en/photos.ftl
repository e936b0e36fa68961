### These texts give advice for a better photograph, say why a file is refused, or are part of the output of `referee scan`.

no-board = No board can be seen. Photograph the whole board from above, with a hand's breadth of table around it, or tap the middles of its four corner hexes.
unknown-sections = At least one section fits none of those the referee knows. If it is your own, describe it.
cut-off = { $count ->
        [one] { $from } is outside the picture: step back until you see the whole board.
       *[other] The picture cuts off { $count } hexes between { $from } and { $to }: step back until you see the whole board.
    }
glare = { $count ->
        [one] A lamp or window is reflected at { $from }: take another photograph from the side.
       *[other] A lamp or window is reflected around { $from } to { $to }: take another photograph from the side.
    }
shadow = { $count ->
        [one] { $from } is too dark to read: turn on a light.
       *[other] It is too dark to read anything around { $from } to { $to }: turn on a light.
    }
come-closer = Hexes are only { $pixels } pixels wide: come closer, or send the picture at full size.
tilt = You are looking at the board from { $degrees } degrees off the vertical, so pieces hide what is behind them: hold the camera above the board.
blur = The picture is blurred: hold the camera still, and tap the board to focus.
dark = The picture is very dark: turn on a light.
found = { $verdict ->
        [known] { $sections }
        [unknown] a section is unknown ({ $sections })
       *[unreadable] no board found
    }
pieces-found = pieces: { $pieces }; { $doubts ->
        [one] { $doubts } doubtful hex
       *[other] { $doubts } doubtful hexes
    }
nothing-found = none
look-at = look at { $at }: { $reading } ({ $percent } %)
look-at-gold = look at { $at }: { $reading } ({ $percent } %); gold at stake: { $gold }
no-score = no score: { $text }
nothing = nothing
wall = wall
gold-exact = { $colour }: { $value } gold; chance of winning: { $percent } %
gold-range = { $colour }: { $value } gold ({ $low } to { $high }); chance of winning: { $percent } %
advice = advice: { $text }
file = file
verdict = verdict
sections = sections
pieces = pieces
doubts = doubts
gold = gold
known = known
unknown = unknown
unreadable = unreadable
impossible = impossible
refused = refused
no-colour = The picture has no colours, so terrain and pieces cannot be told apart. Send it in colour, without a filter.
unusual-colours = The terrains have unusual colours, so the owners of pieces may be wrong. If a filter changed the picture, send the original.
mirrored = The picture is mirrored. Turn off mirroring in the camera, or send the original.
single-section = The picture shows a single section. Photograph all four together to read a table.
tap-section = The referee cannot tell which section this is, or where its hexes are. Tap the middles of the section's four corner hexes; then the referee can group the hexes that look alike.
no-section = no printed section fits
section-groups = no printed section fits. The hexes of each group look alike; name them with --name GROUP=TERRAIN, and a hex that differs with --name HEX=TERRAIN
group-guess = { $group } ({ $terrain }? { $percent } %)
truth-sections = sections right
truth-wrong = wrong and not refused
truth-precision = precision
truth-recall = recall
truth-exact = exact table
truth-share = { $hits } of { $tries } = { $share } % ({ $low }-{ $high } %)

### These texts explain how the gold of a card, a task or a part of the board was counted.

fishermen = { $count ->
        [0] no pieces next to water
        [one] { $count } piece next to water
       *[other] { $count } pieces next to water
    }
miners = { $count ->
        [0] no pieces next to a mountain
        [one] { $count } piece next to a mountain
       *[other] { $count } pieces next to a mountain
    }
workers = { $count ->
        [0] no pieces next to a special hex
        [one] { $count } piece next to a special hex
       *[other] { $count } pieces next to a special hex
    }
merchants = { $count ->
        [0] no connected special hexes
        [one] { $count } connected special hex
       *[other] { $count } connected special hexes
    }
discoverers = { $count ->
        [0] no horizontal lines
        [one] { $count } horizontal line
       *[other] { $count } horizontal lines
    }
knights = { $count ->
        [0] no pieces on one horizontal line
        [one] { $count } piece on one horizontal line
       *[other] { $count } pieces on one horizontal line
    }
hermits = { $count ->
        [0] no settlement areas
        [one] { $count } settlement area
       *[other] { $count } settlement areas
    }
citizens = { $count ->
        [0] no pieces in the largest settlement area
        [one] { $count } piece in the largest settlement area
       *[other] { $count } pieces in the largest settlement area
    }
farmers = { $count ->
        [0] no pieces in the sector with the fewest
        [one] { $count } piece in the sector with the fewest
       *[other] { $count } pieces in the sector with the fewest
    }
lords = { $firsts ->
        [0] first place in no sector
       *[other] first place in { $firsts } of 4 sectors
    }, { $seconds ->
        [0] second in none
       *[other] second in { $seconds }
    }
families = paid during the game, not at the end
shepherds = paid during the game, not at the end
ambassadors = paid during the game, not at the end
geologists = { $count ->
        [0] no connected mountains
        [one] { $count } connected mountain
       *[other] { $count } connected mountains
    }
messengers = { $count ->
        [0] no path
        [one] a path of { $count } hex
       *[other] a path of { $count } hexes
    }
noblewomen = { $count ->
        [0] not the most pieces around any special hex
        [one] most pieces around one special hex
       *[other] most pieces around { $count } special hexes
    }
vassals = { $count ->
        [0] no pieces next to another section
        [one] { $count } piece next to another section
       *[other] { $count } pieces next to another section
    }
captains = { $count ->
        [0] no pieces next to three or more others of the same colour
        [one] { $count } piece next to three or more others of the same colour
       *[other] { $count } pieces next to three or more others of the same colour
    }
scouts = { $count ->
        [0] no pieces next to the terrain whose cards are out of the game
        [one] { $count } piece next to the terrain whose cards are out of the game
       *[other] { $count } pieces next to the terrain whose cards are out of the game
    }
homesteaders = { $count ->
        [0] no pieces in the sector with the most
        [one] { $count } piece in the sector with the most
       *[other] { $count } pieces in the sector with the most
    }
rangers = { $count ->
        [0] no lines with exactly one piece
        [one] { $count } line with exactly one piece
       *[other] { $count } lines with exactly one piece
    }
chainers = { $count ->
        [0] no pieces next to exactly two others of the same colour
        [one] { $count } piece next to exactly two others of the same colour
       *[other] { $count } pieces next to exactly two others of the same colour
    }
travellers = { $count ->
        [0] no pieces on the edge of the board
        [one] { $count } piece on the edge of the board
       *[other] { $count } pieces on the edge of the board
    }
mayors = { $count ->
        [0] no marked lines
        [one] { $count } marked line
       *[other] { $count } marked lines
    }
rovers = paid during the game, not at the end
palaces = { $count ->
        [0] not the most pieces around any palace
        [one] most pieces around one palace
       *[other] most pieces around { $count } palaces
    }
capitols = { $count ->
        [0] no pieces within two hexes of a capitol
        [one] { $count } piece within two hexes of a capitol
       *[other] { $count } pieces within two hexes of a capitol
    }
castles = { $count ->
        [0] no castles reached
        [one] { $count } castle reached
       *[other] { $count } castles reached
    }
gold = gained during the game
task = { $fulfilled ->
        [fulfilled] task completed
       *[other] task not completed
    }

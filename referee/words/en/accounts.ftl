### How the gold of a card, a task or a part of the board was counted.

fishermen = { $count ->
        [one] { $count } piece next to water
       *[other] { $count } pieces next to water
    }
miners = { $count ->
        [one] { $count } piece next to a mountain
       *[other] { $count } pieces next to a mountain
    }
workers = { $count ->
        [one] { $count } piece next to a special hex
       *[other] { $count } pieces next to a special hex
    }
merchants = { $count ->
        [one] { $count } connected special hex
       *[other] { $count } connected special hexes
    }
discoverers = { $count ->
        [one] { $count } horizontal line
       *[other] { $count } horizontal lines
    }
knights = { $count ->
        [one] { $count } piece on one horizontal line
       *[other] { $count } pieces on one horizontal line
    }
hermits = { $count ->
        [one] { $count } settlement area
       *[other] { $count } settlement areas
    }
citizens = { $count ->
        [one] { $count } piece in the largest settlement area
       *[other] { $count } pieces in the largest settlement area
    }
farmers = { $count ->
        [one] { $count } piece in the sector with the fewest
       *[other] { $count } pieces in the sector with the fewest
    }
lords = most pieces in { $firsts } of 4 sectors, second most in { $seconds }
families = paid during the game
shepherds = paid during the game
ambassadors = paid during the game
geologists = { $count ->
        [one] { $count } connected mountain
       *[other] { $count } connected mountains
    }
messengers = { $count ->
        [one] a path of { $count } hex
       *[other] a path of { $count } hexes
    }
noblewomen = { $count ->
        [one] most pieces around { $count } special hex
       *[other] most pieces around { $count } special hexes
    }
vassals = { $count ->
        [one] { $count } piece next to another section
       *[other] { $count } pieces next to another section
    }
captains = { $count ->
        [one] { $count } piece next to three or more of your own
       *[other] { $count } pieces next to three or more of your own
    }
scouts = { $count ->
        [one] { $count } piece next to the removed terrain
       *[other] { $count } pieces next to the removed terrain
    }
homesteaders = { $count ->
        [one] { $count } piece in the sector with the most
       *[other] { $count } pieces in the sector with the most
    }
rangers = { $count ->
        [one] { $count } line with exactly one piece
       *[other] { $count } lines with exactly one piece
    }
chainers = { $count ->
        [one] { $count } piece next to exactly two of your own
       *[other] { $count } pieces next to exactly two of your own
    }
travellers = { $count ->
        [one] { $count } piece on the edge of the board
       *[other] { $count } pieces on the edge of the board
    }
mayors = { $count ->
        [one] { $count } marked line
       *[other] { $count } marked lines
    }
rovers = paid during the game
palaces = { $count ->
        [one] most pieces around { $count } palace
       *[other] most pieces around { $count } palaces
    }
capitols = { $count ->
        [one] { $count } piece within two hexes of a capitol
       *[other] { $count } pieces within two hexes of a capitol
    }
castles = { $count ->
        [one] { $count } castle reached
       *[other] { $count } castles reached
    }
gold = gained during the game
task = { $fulfilled ->
        [fulfilled] completed
       *[other] not completed
    }

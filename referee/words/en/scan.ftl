### These texts say what a scan has found out about the sections, and what it assumes.

known = { $section ->
        [own] your own section
       *[other] { $section }
    }
    .turned = (turned)
    .hexes = except on { $hexes }
unknown = The referee does not know this section. { $section ->
        [own] The closest is your own section.
       *[other] The closest is { $section }.
    }
unreadable = Only { $count } of the { $most } hexes can be seen.
players-seen = You did not name the players, so they are the colours seen on the board.
no-gold = A card pays gold during the game, but you did not say how much every player has earned. Missing gold counts as 0.
landmarks-left-out = The capitols or caves do not fit these sections, so the referee left them out.
doubts = { $count ->
        [one] { $count } doubtful hex
       *[other] { $count } doubtful hexes
    }

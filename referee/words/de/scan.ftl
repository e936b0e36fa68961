### Diese Texte sagen, was ein Scan über die Planteile herausgefunden hat und was er annimmt.

known = { $section ->
        [own] dein eigener Planteil
       *[other] { $section }
    }
    .turned = (gedreht)
    .hexes = außer auf { $hexes }
unknown = Dieser Planteil ist nicht bekannt. { $section ->
        [own] Am ähnlichsten ist dein eigener Planteil.
       *[other] Am ähnlichsten ist { $section }.
    }
unreadable = Nur { $count } von { $most } Feldern sind zu sehen.
players-seen = Du hast keine Spieler genannt. Also spielen die Farben mit, die auf dem Spielplan zu sehen sind.
no-gold = Eine Karte bringt schon im Spiel Gold, aber du hast nicht das Gold aller Spieler angegeben. Was fehlt, zählt als 0.
landmarks-left-out = Die Kapitole oder Höhlen passen nicht zu diesen Planteilen. Sie fehlen deshalb.
doubts = { $count ->
        [one] { $count } unsicheres Feld
       *[other] { $count } unsichere Felder
    }

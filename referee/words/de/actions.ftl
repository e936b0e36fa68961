### Was ein Spieler oder der Tisch tun kann; ein Punkt folgt. $tile_dative ist „der Farm“. Der Schlüssel ist der `type` der Aktion.

build = Baue auf { $at }
    .means = mit deiner Geländekarte
    .tile = mit { $tile_dative }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
place = { $tile_word ->
        [barracks] Stell mit { $tile_dative } einen Krieger auf { $at }
        [city-hall] Stell mit { $tile_dative } dein Rathaus um { $at }
        [lighthouse] Stell mit { $tile_dative } dein Schiff auf { $at }
        [quarry] Baue mit { $tile_dative } eine Steinmauer auf { $at }
        [scout-cabin] Stell mit { $tile_dative } einen Späher auf { $at }
        [wagon] Stell mit { $tile_dative } deinen Planwagen auf { $at }
       *[other] Stell mit { $tile_dative } eine Figur auf { $at }
    }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
move = { $tile_word ->
        [barracks] Versetze mit { $tile_dative } deinen Krieger von { $from } nach { $to }
        [lighthouse] Versetze mit { $tile_dative } dein Schiff von { $from } nach { $to }
        [scout-cabin] Versetze mit { $tile_dative } deinen Späher von { $from } nach { $to }
        [wagon] Versetze mit { $tile_dative } deinen Planwagen von { $from } nach { $to }
       *[other] Versetze mit { $tile_dative } deine Siedlung von { $from } nach { $to }
    }
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
remove = { $tile_word ->
        [barracks] Nimm mit { $tile_dative } deinen Krieger von { $at } zurück
        [lighthouse] Nimm mit { $tile_dative } dein Schiff von { $at } zurück
        [sword] Entferne mit { $tile_dative } die fremde Figur von { $at }
        [temple] Nimm mit { $tile_dative } deine Siedlung von { $at } herunter
        [wagon] Nimm mit { $tile_dative } deinen Planwagen von { $at } zurück
       *[other] Nimm mit { $tile_dative } die Figur von { $at } herunter
    }
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
draw = Zieh mit { $tile_dative } eine Geländekarte
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
take = Nimm mit { $tile_dative } ein Zahlenplättchen
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
spend = Gib mit { $tile_dative } Zahlenplättchen zurück ({ $ones } × 1, { $fives } × 5)
    .via = (wiederholt mit { $via_dative })
    .without = aber ohne { $without_accusative }
finish = Hör hier auf
redraw = Zieh eine neue Karte für die nutzlose
end-turn = Beende deinen Zug
play = Spiele deine Geländekarte und sag, welche es ist, zum Beispiel { $card }
reveal = Sag, welche Karte gezogen wurde, zum Beispiel { $card }
shuffle = Mische den Ablagestapel und sag, in welcher Reihenfolge er zum Nachziehstapel wird

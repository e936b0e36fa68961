### Diese Sätze sagen einem Spieler oder dem Tisch, was zu tun ist. Das Programm setzt den Punkt. $tile_dative ist „der Farm“.
### Der Schlüssel ist der `type` der Aktion.

build = Baue auf { $at }
    .means = mit deiner Geländekarte
    .tile = mit { $tile_dative }
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
place = { $tile_word ->
        [barracks] Stell mit { $tile_dative } einen Krieger auf { $at }
        [city-hall] Stell mit dem Rathaus-Plättchen dein Rathaus auf { $at } und die sechs Felder ringsum
        [lighthouse] Stell mit { $tile_dative } dein Schiff auf { $at }
        [quarry] Baue mit { $tile_dative } eine Steinmauer auf { $at }
        [scout-cabin] Stell mit { $tile_dative } einen Späher auf { $at }
        [wagon] Stell mit dem Planwagen-Plättchen deinen Planwagen auf { $at }
       *[other] Stell mit { $tile_dative } eine Figur auf { $at }
    }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
move = { $tile_word ->
        [barracks] Versetze mit { $tile_dative } deinen Krieger von { $from } nach { $to }
        [lighthouse] Versetze mit { $tile_dative } dein Schiff von { $from } nach { $to }
        [scout-cabin] Versetze mit { $tile_dative } deinen Späher von { $from } nach { $to }
        [wagon] Versetze mit dem Planwagen-Plättchen deinen Planwagen von { $from } nach { $to }
       *[other] Versetze mit { $tile_dative } deine Siedlung von { $from } nach { $to }
    }
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
remove = { $by ->
        [opponent] Entferne mit { $tile_dative } { $piece_accusative } von { $owner } auf { $at }
       *[other] { $tile_word ->
            [barracks] Nimm mit { $tile_dative } deinen Krieger von { $at } zurück
            [lighthouse] Nimm mit { $tile_dative } dein Schiff von { $at } zurück
            [temple] Nimm mit { $tile_dative } deine Siedlung auf { $at } vom Spielplan
            [wagon] Nimm mit dem Planwagen-Plättchen deinen Planwagen von { $at } zurück
           *[other] Nimm mit { $tile_dative } die Figur von { $at } herunter
        }
    }
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
draw = Zieh mit { $tile_dative } eine Geländekarte
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
take = { $tile_word ->
        [number-five] Tausche fünf Zahlenplättchen mit der 1 gegen eines mit der 5
       *[other] Nimm mit { $tile_dative } ein Zahlenplättchen
    }
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
spend = { $ones ->
        [0] { $fives ->
            [one] Gib mit { $tile_dative } ein Zahlenplättchen mit der 5 zurück
           *[other] Gib mit { $tile_dative } { $fives } Zahlenplättchen mit der 5 zurück
        }
        [one] { $fives ->
            [0] Gib mit { $tile_dative } ein Zahlenplättchen mit der 1 zurück
            [one] Gib mit { $tile_dative } ein Zahlenplättchen mit der 1 und eines mit der 5 zurück
           *[other] Gib mit { $tile_dative } ein Zahlenplättchen mit der 1 und { $fives } mit der 5 zurück
        }
       *[other] { $fives ->
            [0] Gib mit { $tile_dative } { $ones } Zahlenplättchen mit der 1 zurück
            [one] Gib mit { $tile_dative } { $ones } Zahlenplättchen mit der 1 und eines mit der 5 zurück
           *[other] Gib mit { $tile_dative } { $ones } Zahlenplättchen mit der 1 und { $fives } mit der 5 zurück
        }
    }
    .via = (wiederholt mit { $via_dative })
    .without = , aber ohne { $without_accusative }
finish = { $by ->
        [decline] Verzichte
        [skip] Lass dieses Silo aus
       *[other] Hör hier auf
    }
redraw = Zieh eine neue Karte
    .card = anstelle deiner { $card_card }, denn für die ist kein Feld mehr frei
end-turn = Beende deinen Zug
play = { $by ->
        [hand] Spiele deine { $card_card }
       *[other] Sag, welche Geländekarte du spielst, zum Beispiel { $card }
    }
reveal = Sag, welche Karte es ist, zum Beispiel { $card }
shuffle = { $by ->
        [one-card] Mach die einzige Karte des Ablagestapels zum Nachziehstapel
       *[other] Mische den Ablagestapel und sag, in welcher Reihenfolge er zum Nachziehstapel wird
    }

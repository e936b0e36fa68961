### Was ein Spieler oder der Tisch tun kann; ein Punkt folgt. $tile_dative ist „der Farm“. Der Schlüssel ist der `type` der Aktion.

build = Baue auf { $at }
    .tile = mit { $tile_dative }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
    .via = (wiederholt mit { $via_dative })
place = Stell mit { $tile_dative } eine Figur auf { $at }
    .waiver = und benutze { $waiver_accusative }, damit { $at } nicht angrenzen muss
    .via = (wiederholt mit { $via_dative })
move = Versetze die Figur von { $from } mit { $tile_dative } nach { $to }
    .via = (wiederholt mit { $via_dative })
remove = Nimm die Figur auf { $at } mit { $tile_dative } vom Spielplan
    .via = (wiederholt mit { $via_dative })
draw = Zieh mit { $tile_dative } eine Geländekarte
    .via = (wiederholt mit { $via_dative })
take = Nimm mit { $tile_dative } ein Zahlenplättchen
    .via = (wiederholt mit { $via_dative })
spend = Gib mit { $tile_dative } Zahlenplättchen zurück ({ $ones } × 1, { $fives } × 5)
    .via = (wiederholt mit { $via_dative })
finish = Hör hier auf
redraw = Zieh eine neue Karte für die nutzlose
end-turn = Beende deinen Zug
play = Spiele deine Karte { $card }
reveal = Sag, dass die gezogene Karte { $card } ist
shuffle = Mische den Ablagestapel und sag, in welcher Reihenfolge er zum Nachziehstapel wird

### Diese Zeilen sagen, was passiert ist; jede Art von Ereignis hat eine Meldung. $tile_dative ist „der Farm“.

card-played = { $player } spielt { $card_phrase }
built = { $player } baut auf { $at }
    .tile = mit { $tile_dative }
placed = { $player } stellt { $figure_one } auf { $at }
wall-built = { $player } baut eine Steinmauer auf { $at }
removed = { $whose ->
        [own] { $player } nimmt mit { $tile_dative } { $piece_one } von { $at } zurück
       *[other] { $player } entfernt mit { $tile_dative } { $piece_one } von { $owner } auf { $at }
    }
moved = { $tile_word ->
        [barracks] { $player } versetzt mit { $tile_dative } einen Krieger von { $from } nach { $to }
        [lighthouse] { $player } versetzt mit { $tile_dative } das Schiff von { $from } nach { $to }
        [scout-cabin] { $player } versetzt mit { $tile_dative } einen Späher von { $from } nach { $to }
        [wagon] { $player } versetzt mit dem Planwagen-Plättchen den Planwagen von { $from } nach { $to }
       *[other] { $player } versetzt mit { $tile_dative } eine Siedlung von { $from } nach { $to }
    }
tile-taken = { $player } nimmt { $tile_accusative } von { $from }
tile-lost = { $player } verliert { $tile_accusative } von { $from }
tile-spent = { $player } gibt { $tile_accusative } ab; das Plättchen ist aus dem Spiel
bonus-taken = { $player } nimmt { $tile_accusative }
bonus-lost = { $player } verliert { $tile_accusative }
bonus-used = { $player } benutzt { $tile_accusative }
number-taken = { $player } nimmt ein Zahlenplättchen mit der { $number }
numbers-returned = { $ones ->
        [0] { $fives ->
            [one] { $player } gibt ein Zahlenplättchen mit der 5 zurück
           *[other] { $player } gibt { $fives } Zahlenplättchen mit der 5 zurück
        }
        [one] { $fives ->
            [0] { $player } gibt ein Zahlenplättchen mit der 1 zurück
            [one] { $player } gibt ein Zahlenplättchen mit der 1 und eines mit der 5 zurück
           *[other] { $player } gibt ein Zahlenplättchen mit der 1 und { $fives } mit der 5 zurück
        }
       *[other] { $fives ->
            [0] { $player } gibt { $ones } Zahlenplättchen mit der 1 zurück
            [one] { $player } gibt { $ones } Zahlenplättchen mit der 1 und eines mit der 5 zurück
           *[other] { $player } gibt { $ones } Zahlenplättchen mit der 1 und { $fives } mit der 5 zurück
        }
    }
line-marked = { $player } markiert Reihe { $line }
scouts-left = die Späher von { $player } verlassen den Spielplan
harvest-began = { $player } darf { $silos ->
        [one] { $silos } Silo
       *[other] { $silos } Silos
    } benutzen
waiver-used = { $player } benutzt { $tile_accusative }; { $at } muss deshalb nicht angrenzen
gold-gained = { $player } bekommt { $gold } Gold ({ $source })
card-discarded = { $player } legt { $card_phrase } ab
card-removed = { $player } kann { $card_phrase } nicht nutzen; sie ist aus dem Spiel
card-drawn = { $player } zieht { $card_phrase }
shuffled = { $cards ->
        [one] { $cards } Karte des Ablagestapels wird zum Nachziehstapel
       *[other] { $cards } Karten des Ablagestapels werden zum Nachziehstapel
    }
mandatory-action-ended = für { $player } ist kein Feld mehr frei; die Pflichtaktion ist zu Ende
end-triggered = { $player } löst das Spielende aus: Das ist die letzte Runde
turn-ended = { $player } beendet den Zug
turn-began = Runde { $round }: { $player } ist am Zug
game-ended = das Spiel ist nach Runde { $round } zu Ende

### Diese Meldungen sagen, worauf das Spiel wartet. Jede Art von Phase hat eine Meldung; nur `drawing` hat eine für jeden
### Zweck der Karte.

turning = Runde { $round }, { $player } ist am Zug, { $by ->
        [choice] zwei Geländekarten zur Wahl
        [hidden] die Geländekarte ist noch nicht bekannt
        [none] keine Geländekarte in diesem Zug
        [useless] { $card } ist gespielt, aber dafür ist kein Feld mehr frei; zum Bauen muss eine neue Karte her
        [same] { $card } ist gespielt: { $due } auf Sumpf oder { $terrain } zu bauen
        [either] { $card } ist gespielt: { $swamp } auf Sumpf oder { $due } auf { $terrain } zu bauen
        [terrain] { $card } wird als { $terrain } gespielt, { $due ->
            [0] die Pflichtaktion ist fertig
            [one] noch { $due } Siedlung zu bauen
           *[other] noch { $due } Siedlungen zu bauen
        }
       *[card] { $card } ist gespielt, { $due ->
            [0] die Pflichtaktion ist fertig
            [one] noch { $due } Siedlung zu bauen
           *[other] noch { $due } Siedlungen zu bauen
        }
    }
using = Runde { $round }, { $player } benutzt { $tile_accusative }, { $left ->
        [one] höchstens noch { $left } Schritt
       *[other] höchstens noch { $left } Schritte
    }
    .via = (wiederholt mit { $via_dative })
    .card = (gezogen: { $card })
reacting = Runde { $round }, { $taker } hat das letzte Plättchen von { $at } genommen; { $player } darf sofort mit dem Kanu bauen oder verzichten
harvesting = nach Runde { $round }, { $player } benutzt Silos: { $silos ->
        [one] noch { $silos } Silo
       *[other] noch { $silos } Silos
    }, { $by ->
        [build] { $left ->
            [one] höchstens noch { $left } Siedlung zu bauen
           *[other] höchstens noch { $left } Siedlungen zu bauen
        }
        [move] { $left ->
            [one] höchstens noch { $left } Siedlung zu versetzen
           *[other] höchstens noch { $left } Siedlungen zu versetzen
        }
        [only-moves] bis zu { $left } Siedlungen zu versetzen, denn der Vorrat ist leer
       *[any] { $builds ->
            [one] { $builds } Siedlung
           *[other] bis zu { $builds } Siedlungen
        } zu bauen oder bis zu { $left } zu versetzen
    }
drawing-hand = Runde { $round }, { $player } zieht { $by ->
        [last] am Ende des Zuges eine Karte
        [second] eine zweite Karte auf die Hand
       *[first] eine Karte auf die Hand
    }; sag, welche es ist oder dass sie verdeckt bleibt
drawing-redraw = Runde { $round }, { $player } zieht eine neue Karte für eine nutzlose; sag, welche es ist
drawing-tile = Runde { $round }, { $player } zieht mit { $tile_dative } eine Karte; sag, welche es ist
drawing-discard = Runde { $round }, { $player } legt die nicht gewählte Karte ab; sag, welche es ist

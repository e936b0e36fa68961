### Diese Sätze sagen, was zu ändern ist, damit eine unmögliche Stellung möglich wird.

turn-section = Drehe den Planteil { $quarter } um 180 Grad.
swap-sections = Vertausche die Planteile { $quarter } und { $second }.
printed-section = Nimm { $quarter } den Planteil „{ $section }“ so, wie er gedruckt ist: Deiner weicht auf { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    } davon ab.
other-section = Leg den Planteil „{ $section }“ nach { $quarter }.
leave-out-landmarks = Nimm nur Planteile, Kapitole und Höhlen, die zusammen liegen können. Ersetze die anderen oder lass sie weg.
other-player = Nenne jemanden, der mitspielt, zum Beispiel { $colour }.
swap-colours = Vertausche die Figuren von { $colour } und { $other }.
move-piece = Versetze { $piece_accusative } von { $colour } von { $from } nach { $to }.
remove-piece = Nimm { $piece_accusative } von { $colour } von { $at } herunter.
return-piece = Nimm { $piece_accusative } von { $colour } von { $at } in den Vorrat zurück.
remove-wall = Nimm die Steinmauer von { $at } herunter.
supply = Lass { $colour } { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    } im Vorrat.
round = Berichtige die Runde: Das ist Runde { $round }.
ending = { $ending ->
        [yes] Halte fest, dass das die letzte Runde ist: Das Spielende ist ausgelöst.
       *[no] Halte fest, dass das nicht die letzte Runde ist: Das Spielende ist noch nicht ausgelöst.
    }
tiles-left = Auf { $at } { $count ->
        [one] liegt noch { $count } Ortsplättchen
       *[other] liegen noch { $count } Ortsplättchen
    }. Gib diese Zahl an.
not-a-location = Lass auf { $at } keine Plättchen liegen: Das ist kein Ort.
nomad-tile-gone = Nimm das Nomadenplättchen von { $at } weg.
add-tile = Gib { $colour } { $tile_accusative } von { $at } ({ $status }).
note-tile = Halte fest, dass { $colour } auf { $at } { $tile_accusative } genommen hat.
remove-tile = Nimm { $colour } { $tile_accusative } von { $at } weg.
forget-tile = Nimm { $colour } das Plättchen von { $at } weg: Dort hat { $colour } nie eines genommen.
other-tile = Ändere das Plättchen, das { $colour } von { $at } hat: Es ist { $tile } ({ $status }).
bonus-tiles = Gib { $colour } die Bonusplättchen, die zu den Ortsplättchen gehören, und keine anderen.
remove-nomad-tile = Nimm { $colour } { $tile_accusative } weg.
nomad-tile-round = Halte fest, dass { $colour } { $tile_accusative } in Runde { $round } genommen hat.

### Was zu ändern ist, damit eine unmögliche Stellung möglich wird.

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
supply = Setze den Vorrat von { $colour } auf { $count }.
round = Setze die Runde auf { $round }.
ending = { $ending ->
        [yes] Gib an, dass das Spielende ausgelöst ist.
       *[no] Gib an, dass das Spielende noch nicht ausgelöst ist.
    }
tiles-left = Auf { $at } { $count ->
        [one] liegt noch { $count } Ortsplättchen
       *[other] liegen noch { $count } Ortsplättchen
    }. Gib diese Zahl an.
not-a-location = { $at } ist kein Ort. Gib dort keine Ortsplättchen an.
nomad-tile-gone = Nimm das Nomadenplättchen von { $at } weg.
add-tile = Gib { $colour } { $tile_accusative } von { $at } ({ $status }).
note-tile = Halte fest, dass { $colour } auf { $at } { $tile_accusative } genommen hat.
remove-tile = Nimm { $colour } { $tile_accusative } von { $at } weg.
forget-tile = Nimm { $colour } das Plättchen von { $at } weg: Dort hat { $colour } nie eines genommen.
other-tile = Ändere das Plättchen, das { $colour } von { $at } hat: Es ist { $tile } ({ $status }).
bonus-tiles = Gib { $colour } die Bonusplättchen, die zu den Ortsplättchen gehören, und keine anderen.
remove-nomad-tile = Nimm { $colour } { $tile_accusative } weg.
nomad-tile-round = Halte fest, dass { $colour } { $tile_accusative } in Runde { $round } genommen hat.

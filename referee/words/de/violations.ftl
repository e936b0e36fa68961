### Warum eine Aktion nicht erlaubt ist. Jede Meldung sagt, was nicht geht, warum, und was du als Nächstes tun kannst.
###
### Der Schlüssel ist der Code der Regelverletzung. Ein Attribut erscheint nur, wenn es die gleichnamige Angabe gibt:
### `.choices` und `.hexes`, wenn es Felder zu nennen gibt.
###
### $tile ist „die Farm“, $tile_accusative und $tile_dative sind die anderen Fälle; $hexes ist „a1, b2 und c3“, $choices „a1, b2 oder c3“.

game-over = Das Spiel ist nach Runde { $round } zu Ende gegangen. Jetzt ist keine Aktion mehr möglich.
not-your-turn =
    { $by ->
        [table] { $awaited } kann noch nicht weiterspielen. Erst muss eine Karte gezogen oder der Ablagestapel gemischt werden.
       *[player] Du bist nicht dran. Warte, bis { $awaited } gespielt hat.
    }
card-awaited = { $player } zieht gerade eine Karte. Sag zuerst, welche Karte es ist.
no-card-awaited = Gerade zieht niemand eine Karte. Es gibt also keine Karte aufzudecken.
card-not-played = Die Geländekarte für diesen Zug liegt noch verdeckt. Sag zuerst, welche Karte es ist.
card-not-chosen = Du hast zwei Geländekarten. Such dir zuerst die aus, die du in diesem Zug spielst.
no-card = Als du ziehen musstest, waren beide Stapel leer. Deshalb hast du in diesem Zug keine Geländekarte.
card-already-played = Die Geländekarte für diesen Zug liegt schon auf dem Tisch: { $card }.
card-elsewhere = Die Karte kann nicht { $card } sein: Alle Karten dieser Art sind schon woanders. Sieh dir die Karte noch einmal an.
card-face-down = Diese Karte wird offen gezogen. Sag also, welche es ist.
draw-pile-left = Der Ablagestapel wird erst gemischt, wenn du ziehen musst und der Nachziehstapel leer ist.
wrong-shuffle =
    { $cards ->
        [one] Diese { $cards } Karte ist nicht der Ablagestapel
       *[other] Diese { $cards } Karten sind nicht der Ablagestapel
    }. Dort { $discarded ->
        [one] liegt { $discarded } Karte
       *[other] liegen { $discarded } Karten
    }. Nenne genau die Karten des Ablagestapels, in ihrer neuen Reihenfolge.
no-card-to-draw = Nachziehstapel und Ablagestapel sind beide leer. Du kannst keine Karte ziehen.
card-useful = Mit deiner Karte { $card } kannst du noch bauen. Eine neue Karte ziehst du nur, wenn dir die alte kein Feld zum Bauen lässt.
    .choices = Bauen kannst du auf { $choices }.
card-useless = Für deine Karte { $card } ist kein Feld mehr frei. Zieh zuerst eine neue Karte.
no-better-card = Du kannst deine Karte { $card } nicht ersetzen: Für keine Karte aus den Stapeln ist noch ein Feld frei.
mandatory-action-due =
    { $due ->
        [one] In deiner Pflichtaktion fehlt noch { $due } Siedlung. Baue sie zuerst.
       *[other] In deiner Pflichtaktion fehlen noch { $due } Siedlungen. Baue sie zuerst.
    }
    .choices = Bauen kannst du auf { $choices }.
mandatory-action-done = Deine Pflichtaktion ist fertig. Benutze ein Plättchen oder beende deinen Zug.
    .hexes = Gebaut hast du auf { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Baue zuerst die letzte Siedlung deiner Pflichtaktion.
       *[other] Baue zuerst die { $due } Siedlungen, die in deiner Pflichtaktion noch fehlen.
    } Zusatzaktionen kommen davor oder danach, nicht mittendrin.
no-settlement-left = Dein Vorrat ist leer. Ohne Siedlung kannst du nicht bauen.
action-under-way = Du benutzt gerade { $tile_accusative } und bist noch nicht fertig: { $left ->
        [one] Höchstens { $left } Schritt ist noch möglich
       *[other] Bis zu { $left } Schritte sind noch möglich
    }. Mach weiter oder hör auf, falls du das darfst.
    .choices = Weiter geht es auf { $choices }.
nothing-under-way = Gerade läuft keine Aktion mit mehreren Schritten. Du kannst also nichts abschließen.
must-go-on = Du musst { $tile_accusative } weiter benutzen, solange es geht.
    .choices = Weiter geht es auf { $choices }.
unknown-tile = Ein Plättchen namens „{ $tile_word }“ gibt es nicht.
    .meant = Meinst du „{ $meant }“?
not-in-play = In diesem Spiel kannst du { $tile_accusative } nicht benutzen: Auf dem Spielplan gibt es kein Feld dafür.
tile-not-held = Du hast { $tile_accusative } nicht.
    .choices = Du bekommst das Plättchen, wenn du neben { $choices } baust.
tile-fresh = Du hast { $tile_accusative } erst in diesem Zug genommen. Benutzen kannst du das Plättchen ab deinem nächsten Zug.
    .hexes = Es kommt von { $hexes }.
tile-used = Du hast { $tile_accusative } in diesem Zug schon benutzt. In deinem nächsten Zug geht es wieder.
    .hexes = Benutzt hast du das Plättchen auf { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] Um { $tile_accusative } musst du dich nicht kümmern: Das Plättchen wirkt von selbst. Nimm ein anderes Plättchen.
        [waiver] Allein kannst du { $tile_accusative } nicht benutzen. Benutze das Plättchen zusammen mit einem Bau, der dann nicht angrenzen muss.
        [via] Allein kannst du { $tile_accusative } nicht benutzen. Benutze das Plättchen zusammen mit einem anderen Ortsplättchen, dessen Aktion es wiederholt.
       *[action] Das geht mit { $tile_dative } nicht. Damit kannst du nur { $takes }.
    }
off-the-board = { $at } liegt nicht auf diesem Spielplan. Such dir ein Feld des Spielplans aus.
special-hex = Auf { $at } kannst du nie bauen, denn das ist { $found_indefinite }. Such dir ein anderes Feld aus.
occupied =
    { $by ->
        [own] Auf { $at } steht schon eine Figur von dir.
       *[other] Auf { $at } steht schon eine Figur von { $owner }.
    } Such dir ein leeres Feld aus.
stone-wall = Auf { $at } steht eine Steinmauer, und Mauern bleiben bis zum Ende. Such dir ein leeres Feld aus.
warrior-near = { $at } liegt neben einem Krieger. Dort darf niemand etwas hinstellen; such dir ein anderes Feld aus.
    .hexes = Der Krieger steht auf { $hexes }.
unsuitable = { $at } ist { $found }, und dort kannst du mit dieser Aktion nicht bauen. Such dir ein anderes Gelände aus.
wrong-terrain =
    { $by ->
        [card] { $at } ist { $found }, aber die gespielte Karte zeigt { $wanted }.
       *[tile] { $at } ist { $found }, aber für diese Aktion brauchst du { $wanted }.
    }
not-adjacent = { $at } liegt neben keiner deiner Figuren. Solange du neben ihnen bauen kannst, musst du das tun.
    .choices = Du kannst { $choices } wählen.
not-beside-own = { $at } liegt neben keiner deiner Figuren. Mit dieser Aktion musst du immer neben einer bauen.
    .choices = Du kannst { $choices } wählen.
waiver-needless = Auf { $at } darfst du auch ohne die Hilfe eines Plättchens. Heb dir das Plättchen auf.
waiver-wasted = Nimm dafür { $instead_accusative }. Dann bleibt dir { $tile } für einen Bau, bei dem du sonst nicht weiterkommst.
no-figure-left = Du hast { $figure_none } mehr im Vorrat: Was du davon hast, steht schon auf dem Spielplan.
no-such-figure = Auf { $at } hast du { $figure_none } zum Versetzen oder Zurücknehmen.
    .choices = Du kannst { $choices } wählen.
move-begun = Du hast angefangen, diese Figur zu bewegen. Zieh mit ihr weiter oder hör auf.
    .hexes = Sie steht auf { $hexes }.
not-one-step = { $at } liegt nicht neben { $origin }, und diese Figur bewegt sich Schritt für Schritt.
    .choices = Von dort kommst du nach { $choices }.
no-own-settlement = Auf { $at } hast du keine Siedlung, die du versetzen oder entfernen kannst.
    .choices = Du kannst { $choices } wählen.
same-hex = Die Figur steht schon auf { $at }. Such dir ein anderes Feld für sie aus.

## Violations that only some tiles have.

not-on-the-edge = { $at } liegt nicht am Rand des Spielplans, und mit diesem Plättchen baust du nur dort.
    .choices = Bauen kannst du auf { $choices }.
not-in-line = { $at } verlängert keine gerade Reihe aus mindestens drei deiner Figuren.
    .choices = Bauen kannst du auf { $choices }.
not-beside-three = { $at } liegt nicht neben mindestens drei deiner Figuren.
    .choices = Bauen kannst du auf { $choices }.
not-where-it-stops = Wenn die Siedlung von { $origin } loszieht, hält sie nicht auf { $at }. Sie zieht geradeaus, bis ihr etwas im Weg ist.
    .choices = Halten kann sie auf { $choices }.
no-wall-left = Alle { $walls } Steinmauern stehen schon auf dem Spielplan. Du kannst keine mehr bauen.
over-the-edge = Ein Rathaus um { $at } herum passt nicht auf den Spielplan. Such dir ein Feld mit sechs Nachbarfeldern aus.
fort-without-card = Zieh mit dem Fort zuerst eine Geländekarte und baue dann.
fort-has-card = Mit dem Fort hast du schon eine Karte gezogen: { $card }. Baue auf diesem Gelände.
not-to-be-removed = Auf { $at } steht keine Figur, die du jetzt entfernen darfst.
    .choices = Entfernen kannst du eine Figur von { $choices }.
ends-crowded = Nach diesem Schritt würde eine Siedlung neben mehr als einer deiner Figuren ankommen.
    .choices = Von { $origin } kommst du nach { $choices }.
nothing-to-answer = Ein Kanu kannst du nur benutzen, gleich nachdem ein anderer Spieler das letzte Plättchen eines Ortes oder Nomadenfelds genommen hat.
not-beside-one = { $at } liegt nicht neben genau einer deiner Figuren, oder es liegt neben einer fremden Figur.
    .choices = Bauen kannst du auf { $choices }.
not-beside-it = { $at } liegt nicht neben { $origin }, und mit diesem Plättchen versetzt du eine Siedlung nur um ein Feld.
    .choices = Du kannst sie nach { $choices } versetzen.
not-first-in-line = { $at } ist nicht das erste bebaubare Feld, das von { $origin } aus in gerader Linie kommt.
    .choices = Du kannst die Siedlung nach { $choices } versetzen.
not-beside-water = { $at } liegt nicht am Wasser, und mit diesem Plättchen baust du nur dort.
    .choices = Bauen kannst du auf { $choices }.
not-beside-mountain = { $at } liegt nicht am Gebirge, und mit diesem Plättchen baust du nur neben einem Gebirge.
    .choices = Bauen kannst du auf { $choices }.
not-beside-others = { $at } liegt nicht neben einer fremden Figur, und mit diesem Plättchen baust du nur dort.
    .choices = Bauen kannst du auf { $choices }.
not-beside-special = { $at } liegt nicht neben einem Sonderfeld, und mit diesem Plättchen baust du nur dort.
    .choices = Bauen kannst du auf { $choices }.
not-beside-its-area = { $at } liegt nicht neben den anderen Figuren des Siedlungsgebiets, zu dem { $origin } gehört.
    .choices = Von { $origin } kannst du die Siedlung nach { $choices } versetzen.
numbers-first = Gib zuerst Zahlenplättchen zurück. Dann kannst du mit der Kathedrale bauen.
numbers-spent = Du hast schon Zahlenplättchen zurückgegeben. Dafür kannst du noch { $left ->
        [one] { $left } Siedlung
       *[other] bis zu { $left } Siedlungen
    } bauen.
no-number-left = Es ist kein Zahlenplättchen mit der 1 mehr da.
number-not-repeated = Mit dem Basar kannst du kein weiteres Zahlenplättchen nehmen. Du kannst aber Zahlenplättchen zurückgeben und dafür bauen.
numbers-not-held =
    { $by ->
        [none] Du hast keine Zahlenplättchen, die du zurückgeben kannst.
       *[some] Gib mindestens ein Zahlenplättchen zurück, aber nicht mehr, als du hast. Du hast { $ones ->
            [0] kein Zahlenplättchen mit der 1
            [one] ein Zahlenplättchen mit der 1
           *[other] { $ones } Zahlenplättchen mit der 1
        } und { $fives ->
            [0] keines mit der 5
            [one] eines mit der 5
           *[other] { $fives } mit der 5
        }.
    }
nothing-to-build-on = Für deine Karte ist kein Feld mehr frei. Deshalb helfen dir Zahlenplättchen jetzt nicht.
no-five-to-change = Für ein Zahlenplättchen mit der 5 brauchst du fünf mit der 1, und eines mit der 5 muss noch da sein. Du hast { $ones ->
        [0] keines mit der 1
        [one] eines mit der 1
       *[other] { $ones } mit der 1
    }.
not-to-be-repeated =
    { $by ->
        [late] Der Basar wiederholt nur ein Ortsplättchen, das du schon vor diesem Zug hattest. Da hattest du { $tile_accusative } noch nicht.
       *[never] Der Basar wiederholt { $tile_accusative } nie. Er wiederholt nur ein Ortsplättchen, das du schon vor diesem Zug hattest.
    }
not-from-cave-to-cave = Die Siedlung muss neben einer Höhle losziehen und neben einer Höhle ankommen.
    .choices = Von { $origin } kommst du nach { $choices }.
not-beside-the-others = { $at } liegt neben keiner deiner anderen Figuren.
    .choices = Von { $origin } kommst du nach { $choices }.
no-harvest-yet = Silos benutzt du erst nach dem letzten Zug. Dann kommt jeder mit seinen dran, in Zugreihenfolge.
build-or-move = Mit einem Silo baust du oder du versetzt Siedlungen, und du hast schon mit dem anderen angefangen. Mach damit weiter oder hör hier auf.
not-two-hexes-away = { $at } liegt nicht genau zwei Felder von { $origin } entfernt in gerader Linie.
    .choices = Du kannst die Siedlung nach { $choices } versetzen.

## More of them.

redraw-needless = Auf { $card } musst du in diesem Zug nicht mehr bauen. Deshalb kannst du die Karte nicht ersetzen.
reaction-awaited = { $taker } hat das letzte Plättchen von { $at } genommen. Deshalb darfst du jetzt { $tile_accusative } benutzen. Benutze das Plättchen oder verzichte; danach geht der Zug weiter.
    .choices = Bauen kannst du auf { $choices }.
nomad-tile-fresh = Du hast { $tile_accusative } gerade erst genommen. Benutzen kannst du das Plättchen in deinem nächsten Zug, und nur dann.
tile-used-up = Du hast { $tile_accusative } schon benutzt, und das geht nur einmal.
    .hexes = Benutzt hast du das Plättchen auf { $hexes }.
terrain-chosen = { $at } ist { $found }, aber deine Sumpfkarte steht schon für { $wanted }, und das bleibt den ganzen Zug so.
terrain-of-no-card = { $at } ist { $found }, und deine Geländekarte kann nicht { $found } zeigen.
waiver-not-here =
    { $tile_word ->
        [outpost] Du kannst { $tile_accusative } nur in deinem eigenen Zug benutzen.
        [temple-bonus] Du kannst { $tile_accusative } nur für die erste Siedlung deiner Pflichtaktion benutzen.
       *[other] Für diesen Bau kannst du { $tile_accusative } nicht benutzen.
    }
not-your-piece = Die Figur auf { $at } gehört { $owner }. Wählen kannst du nur deine eigenen Figuren.
    .choices = Du kannst { $choices } wählen.

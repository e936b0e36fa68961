### Diese Meldungen erklären, warum eine Aktion nicht erlaubt ist. Jede sagt, was nicht geht, warum, und was du als Nächstes
### tun kannst.
###
### Der Schlüssel ist der Code der Regelverletzung. Ein Attribut erscheint nur, wenn es die gleichnamige Angabe gibt:
### `.choices` und `.hexes` zum Beispiel erscheinen nur, wenn es Felder zu nennen gibt.
###
### $tile ist „die Farm“, $tile_accusative und $tile_dative sind die anderen Fälle; $hexes ist „a1, b2 und c3“, $choices „a1, b2 oder c3“.

game-over = Das Spiel ist nach Runde { $round } zu Ende gegangen. Jetzt ist keine Aktion mehr möglich.
not-your-turn =
    { $by ->
        [table] { $awaited } kann noch nicht weiterspielen. Erst muss eine Karte gezogen oder der Ablagestapel gemischt werden.
       *[player] Du bist nicht dran. Warte, bis { $awaited } gespielt hat.
    }
card-awaited =
    { $by ->
        [hidden] { $player } zieht gerade eine Karte. Sag zuerst, welche Karte es ist oder dass sie verdeckt bleibt.
       *[open] { $player } zieht gerade eine Karte. Sag zuerst, welche Karte es ist.
    }
no-card-awaited = Gerade zieht niemand eine Karte. Es gibt also nichts aufzudecken oder zu mischen.
card-not-played = Deine Geländekarte für diesen Zug ist noch nicht bekannt. Sag zuerst, welche Karte es ist.
card-not-chosen = Du hast zwei Geländekarten. Such dir zuerst die aus, die du in diesem Zug spielst.
no-card = Als du ziehen musstest, waren beide Stapel leer. Deshalb hast du in diesem Zug keine Geländekarte.
card-already-played = Die Geländekarte für diesen Zug liegt schon auf dem Tisch: { $card }.
card-elsewhere =
    { $by ->
        [no-swamp-cards] In diesem Spiel gibt es keine Sumpfkarten.
        [hidden] Eine { $card_card } kann es nicht sein: Alle solchen Karten liegen woanders.
        [hand] Du hast keine { $card_card }.
       *[drawn] Eine { $card_card } kann es nicht sein: Es ist keine da, die man ziehen könnte.
    }
card-face-down = Diese Karte wird offen gezogen. Sag also, welche es ist.
draw-pile-left = Der Nachziehstapel ist noch nicht leer. Der Ablagestapel wird erst gemischt, wenn keine Karte mehr zu ziehen ist.
wrong-shuffle = { $discarded ->
        [one] Der Ablagestapel besteht aus nur einer Karte. Nenne diese Karte und keine andere.
       *[other] Das sind nicht die Karten des Ablagestapels. Nenne genau die { $discarded } Karten, die dort liegen, in ihrer neuen Reihenfolge.
    }
no-card-to-draw = Nachziehstapel und Ablagestapel sind beide leer. Du kannst keine Karte ziehen.
card-useful = Mit deiner { $card_card } kannst du noch bauen. Eine neue Karte ziehst du nur, wenn dir die alte kein Feld zum Bauen lässt.
    .choices = Bauen kannst du auf { $choices }.
card-useless = Für deine { $card_card } ist kein Feld mehr frei. Zieh zuerst eine neue Karte.
no-better-card = Du kannst deine { $card_card } nicht ersetzen: Für keine Karte aus den Stapeln ist noch ein Feld frei.
mandatory-action-due =
    { $by ->
        [either] In deiner Pflichtaktion fehlen noch { $swamp } Siedlungen auf Sumpf oder { $due } auf { $terrain }. Baue sie zuerst.
       *[due] { $due ->
            [one] In deiner Pflichtaktion fehlt noch { $due } Siedlung. Baue sie zuerst.
           *[other] In deiner Pflichtaktion fehlen noch { $due } Siedlungen. Baue sie zuerst.
        }
    }
    .choices = Bauen kannst du auf { $choices }.
mandatory-action-done = Deine Pflichtaktion ist schon fertig.
    .hexes = Gebaut hast du auf { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Beende zuerst deine Pflichtaktion: Es fehlt noch { $due } Siedlung.
       *[other] Beende zuerst deine Pflichtaktion: Es fehlen noch { $due } Siedlungen.
    } Zusatzaktionen kommen davor oder danach, nicht mittendrin.
no-settlement-left = Dein Vorrat ist leer. Ohne Siedlung kannst du nicht bauen.
action-under-way =
    { $by ->
        [begin] Jetzt kannst du nur noch deine Silos benutzen, um Siedlungen zu bauen oder zu versetzen. Benutze dieses Silo oder lass es aus.
        [begin-moving] Jetzt kannst du nur noch deine Silos benutzen. Dein Vorrat ist leer, also kannst du damit nur Siedlungen versetzen. Benutze dieses Silo oder lass es aus.
        [stop] Du benutzt noch { $tile_accusative }. Mach damit weiter oder hör auf.
       *[go-on] Du benutzt noch { $tile_accusative }. Bring das zuerst zu Ende.
    }
    .choices = { $step ->
        [build] Bauen kannst du auf { $choices }.
        [move] Landen kannst du auf { $choices }.
        [place] Wählen kannst du { $choices }.
       *[remove] Entfernen kannst du eine Figur auf { $choices }.
    }
nothing-under-way =
    { $by ->
        [due] Du kannst noch nicht aufhören: { $due ->
            [one] In deiner Pflichtaktion fehlt noch { $due } Siedlung.
           *[other] In deiner Pflichtaktion fehlen noch { $due } Siedlungen.
        }
       *[nothing] Du bist nicht mitten in einer Aktion. Es gibt also nichts, womit du aufhören kannst.
    }
must-go-on = Du kannst noch nicht aufhören: Du musst { $tile_accusative } benutzen, solange es geht.
    .choices = { $step ->
        [build] Bauen kannst du auf { $choices }.
        [move] Landen kannst du auf { $choices }.
        [place] Wählen kannst du { $choices }.
       *[remove] Entfernen kannst du eine Figur auf { $choices }.
    }
unknown-tile = Ein Plättchen namens „{ $tile_word }“ gibt es nicht.
    .meant = Meinst du „{ $meant }“?
not-in-play =
    { $tile_word ->
        [farmland] Auf diesem Spielplan gibt es kein Ackerland. Niemand kann also die Ackerlandaktion benutzen.
        [cave] Auf diesem Spielplan gibt es keine Höhlen. Niemand kann also die Höhlenaktion benutzen.
        [silo] Auf diesem Spielplan gibt es keine Silos. Niemand kann also eines benutzen.
       *[other] { $by ->
            [nomad] In diesem Spiel gibt es { $tile_none }: Auf dem Spielplan sind keine Nomadenfelder.
            [bonus] In diesem Spiel gibt es { $tile_none }: Der Ort „{ $home }“ liegt nicht auf dem Spielplan.
           *[location] In diesem Spiel gibt es { $tile_none }: Der Ort dazu liegt nicht auf dem Spielplan.
        }
    }
tile-not-held =
    { $by ->
        [gone] Du hast { $tile_accusative } nicht, und für dich ist auch kein solches Plättchen mehr da.
        [none] Du hast { $tile_accusative } nicht, und auf dem Spielplan liegt kein solches Plättchen.
        [bonus] Du hast { $tile_accusative } nicht. Das Plättchen bekommst du zusammen mit deinem zweiten Ortsplättchen „{ $home }“.
        [no-bonus] Du hast { $tile_accusative } nicht. Dafür braucht man zwei Ortsplättchen „{ $home }“.
       *[left] Du hast { $tile_accusative } nicht.
    }
    .choices = Du bekommst das Plättchen, wenn du neben { $choices } baust.
tile-fresh = Du hast { $tile_accusative } gerade erst genommen. Benutzen kannst du das Plättchen ab deinem nächsten Zug.
tile-used = Du hast { $tile_accusative } in diesem Zug schon benutzt, und das geht nur einmal pro Zug.
tile-used-otherwise =
    { $by ->
        [itself] Du setzt { $tile_accusative } nie selbst ein: Das Plättchen wirkt von selbst.
        [waiver] Allein kannst du { $tile_accusative } nicht benutzen. Benutze das Plättchen zusammen mit einem Bau, der dann nicht angrenzen muss.
        [via] Allein kannst du { $tile_accusative } nicht benutzen. Benutze das Plättchen zusammen mit einem anderen Ortsplättchen, dessen Aktion es wiederholt.
        [no-waiver] Abseits deiner Figuren zu bauen, erlaubt dir { $tile } nicht.
        [no-via] Mit { $tile_dative } kannst du keine Aktion eines anderen Plättchens wiederholen.
        [not-in-play] { $tile_word ->
           *[other] In diesem Spiel gibt es { $tile_none }.
            [number-five] In diesem Spiel gibt es keine Zahlenplättchen: Die Kathedrale liegt nicht auf dem Spielplan.
        }
       *[action] { $tile_word ->
            [barracks] Mit { $tile_dative } kannst du nur einen Krieger aufstellen oder zurücknehmen.
            [cathedral] Mit { $tile_dative } kannst du nur ein Zahlenplättchen nehmen oder Zahlenplättchen zurückgeben und bauen.
            [city-hall] Mit dem Rathaus-Plättchen kannst du nur dein Rathaus aufstellen.
            [fort] Mit { $tile_dative } kannst du nur eine Geländekarte ziehen und auf ihrem Gelände bauen.
            [lighthouse] Mit { $tile_dative } kannst du nur dein Schiff aufstellen, versetzen oder zurücknehmen.
            [number-five] Zahlenplättchen kannst du nur auf eine Art tauschen: fünf mit der 1 gegen eines mit der 5.
            [quarry] Mit { $tile_dative } kannst du nur Steinmauern bauen.
            [silo] Silos benutzt du erst nach dem letzten Zug, um Siedlungen zu bauen oder zu versetzen.
            [scout-cabin] Mit { $tile_dative } kannst du nur Späher aufstellen.
            [sword] Mit { $tile_dative } kannst du nur fremde Figuren entfernen.
            [wagon] Mit dem Planwagen-Plättchen kannst du nur deinen Planwagen aufstellen, versetzen oder zurücknehmen.
           *[other] Mit { $tile_dative } kannst du nur { $takes }.
        }
    }
off-the-board =
    { $by ->
        [no-island] In diesem Spiel gibt es keine Insel, also auch kein { $at }. Such dir ein Feld auf dem Spielplan aus.
       *[board] { $at } liegt nicht auf diesem Spielplan. Such dir ein Feld auf dem Spielplan aus.
    }
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
special-hex = Auf { $at } darf nie etwas stehen, denn das ist { $found_indefinite }.
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
occupied =
    { $by ->
        [own] Auf { $at } steht schon eine Figur von dir.
       *[other] Auf { $at } steht schon eine Figur von { $owner }.
    } Such dir ein leeres Feld aus.
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
stone-wall = Auf { $at } steht eine Steinmauer, und Mauern bleiben bis zum Ende. Such dir ein leeres Feld aus.
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
warrior-near = { $at } liegt neben dem Krieger auf { $hexes }, und neben einen Krieger darf niemand etwas stellen. Such dir ein anderes Feld aus.
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
unsuitable = { $at } ist { $found_indefinite }, und dieses Gelände ist bei dieser Aktion nicht erlaubt.
    .hall = Ein Rathaus auf { $hall } steht auch auf den Feldern ringsum, also auch auf { $at }.
wrong-terrain =
    { $by ->
        [card] { $at } ist { $found_indefinite }, aber die gespielte Karte zeigt { $wanted }.
        [either] { $at } ist { $found_indefinite }, aber deine Karte erlaubt nur { $wanted }.
        [chosen] { $at } ist { $found_indefinite }, aber deine Karte gilt in diesem Zug als { $wanted }.
        [no-card] { $at } ist { $found_indefinite }, und keine Geländekarte zeigt dieses Gelände.
       *[tile] { $at } ist { $found_indefinite }, aber für diese Aktion ist { $wanted_indefinite } nötig.
    }
not-adjacent =
    { $by ->
        [move] { $at } liegt neben keiner deiner anderen Figuren. Solange du neben einer anderen landen kannst, musst du das tun.
        [place] { $at } liegt neben keiner deiner Figuren. Solange neben ihnen Platz ist, musst du die Sonderfigur dort aufstellen.
       *[build] { $at } liegt neben keiner deiner Figuren. Solange du neben ihnen bauen kannst, musst du das tun.
    }
    .choices = Möglich ist es auf { $choices }.
not-beside-own =
    { $by ->
        [city-hall] Ein Rathaus auf { $at } und den sechs Feldern ringsum würde an keine deiner Figuren grenzen.
        [move] { $at } liegt neben keiner deiner anderen Figuren, und diese Aktion geht nur neben einer.
       *[piece] { $at } liegt neben keiner deiner Figuren, und diese Aktion geht nur neben einer.
    }
    .choices = Möglich ist es auf { $choices }.
waiver-needless = Für { $at } brauchst du { $tile_accusative } nicht: Das Feld ist auch so erlaubt.
waiver-wasted = Nimm dafür { $instead_accusative }. Dann bleibt dir { $tile } für einen Bau, der das braucht.
no-figure-left =
    { $by ->
        [repeated] Mit dem Basar kannst du keine neue Sonderfigur auf den Spielplan stellen.
       *[supply] { $figure_word ->
            [warrior] Deine beiden Krieger stehen schon auf dem Spielplan.
            [scout] Deine beiden Späher stehen schon auf dem Spielplan.
           *[other] Dein { $figure } steht schon auf dem Spielplan.
        }
    }
no-such-figure = Auf { $at } hast du { $figure_none }.
    .choices = Nimm { $figure_accusative } auf { $choices }.
move-begun = Du hast angefangen, diese Figur zu bewegen. Zieh mit ihr weiter oder hör auf.
    .hexes = Sie steht auf { $hexes }.
not-one-step = { $at } liegt nicht neben { $origin }, und jeder Schritt geht nur auf ein Nachbarfeld.
    .choices = Von dort kannst du auf { $choices } landen.
no-own-settlement = Auf { $at } hast du keine Siedlung.
    .choices = Wählen kannst du die auf { $choices }.
same-hex = Die Figur steht schon auf { $at }. Such dir ein anderes Zielfeld aus.

## Only some tiles have these violations.

not-on-the-edge = { $at } liegt nicht am Rand des Spielplans, und mit diesem Plättchen baust du nur am Rand.
    .choices = Bauen kannst du auf { $choices }.
not-in-line = { $at } verlängert keine gerade Reihe aus mindestens drei deiner Figuren.
    .choices = Bauen kannst du auf { $choices }.
not-beside-three = { $at } liegt neben weniger als drei deiner Figuren, und für dieses Plättchen braucht es mindestens drei.
    .choices = Bauen kannst du auf { $choices }.
not-where-it-stops = Wenn die Siedlung von { $origin } loszieht, hält sie nicht auf { $at }. Sie zieht geradeaus, bis ihr etwas im Weg ist.
    .choices = Halten kann sie auf { $choices }.
no-wall-left = Alle { $walls } Steinmauern stehen schon auf dem Spielplan. Du kannst keine mehr bauen.
over-the-edge = Ein Rathaus steht auf einem Feld und den sechs Feldern ringsum, und um { $at } herum sind es weniger. Such dir ein Feld weiter innen aus.
fort-without-card = Mit dem Fort ziehst du zuerst eine Geländekarte und baust dann.
fort-has-card = Mit dem Fort hast du schon eine { $card_card } gezogen. Baue auf diesem Gelände.
not-to-be-removed = Auf { $at } steht keine Figur, die du jetzt entfernen darfst.
    .choices = Entfernen kannst du eine Figur auf { $choices }.
ends-crowded = Nach diesem Schritt würde eine Siedlung neben mehr als einer deiner Figuren ankommen.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
nothing-to-answer = Ein Kanu kannst du nur benutzen, wenn ein anderer Spieler gerade das letzte Plättchen eines Ortes oder Nomadenfeldes genommen hat.
not-beside-one = { $at } passt nicht: Mit diesem Plättchen baust du neben genau einer deiner Figuren und neben keiner fremden.
    .choices = Bauen kannst du auf { $choices }.
not-beside-it = { $at } liegt nicht neben { $origin }, und mit diesem Plättchen versetzt du eine Siedlung nur um ein Feld.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
not-first-in-line = { $at } ist nicht das erste bebaubare Feld, das von { $origin } aus in gerader Linie kommt.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
not-beside-water = { $at } liegt nicht am Wasser, und mit diesem Plättchen baust du nur am Wasser.
    .choices = Bauen kannst du auf { $choices }.
not-beside-mountain = { $at } liegt nicht am Gebirge, und mit diesem Plättchen baust du nur am Gebirge.
    .choices = Bauen kannst du auf { $choices }.
not-beside-others = { $at } liegt nicht neben einer fremden Figur, und mit diesem Plättchen baust du nur neben fremden Figuren.
    .choices = Bauen kannst du auf { $choices }.
not-beside-special = { $at } liegt nicht neben einem Sonderfeld, und mit diesem Plättchen baust du nur neben Sonderfeldern.
    .choices = Bauen kannst du auf { $choices }.
not-beside-its-area = { $at } liegt nicht neben dem Rest des Siedlungsgebiets von { $origin }.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
numbers-first = Mit der Kathedrale kannst du erst bauen, wenn du Zahlenplättchen zurückgegeben hast.
numbers-spent = Du hast schon Zahlenplättchen zurückgegeben. Dafür kannst du noch { $left ->
        [one] { $left } Siedlung
       *[other] bis zu { $left } Siedlungen
    } bauen.
no-number-left = Es ist kein Zahlenplättchen mit der 1 mehr da.
number-not-repeated = Mit dem Basar kannst du kein weiteres Zahlenplättchen nehmen. Du kannst aber Zahlenplättchen zurückgeben und dafür bauen.
numbers-not-held =
    { $by ->
        [none] Du hast keine Zahlenplättchen, die du zurückgeben kannst.
        [nothing] Mit der Kathedrale baust du nur, wenn du mindestens ein Zahlenplättchen zurückgibst.
       *[some] Du kannst keine Zahlenplättchen zurückgeben, die du nicht hast. Du hast { $ones ->
            [0] { $fives ->
                [one] eines mit der 5
               *[other] { $fives } mit der 5
            }
            [one] eines mit der 1 { $fives ->
                [0] und keines mit der 5
                [one] und eines mit der 5
               *[other] und { $fives } mit der 5
            }
           *[other] { $ones } mit der 1 { $fives ->
                [0] und keines mit der 5
                [one] und eines mit der 5
               *[other] und { $fives } mit der 5
            }
        }.
    }
nothing-to-build-on = Für deine Karte ist kein Feld mehr frei. Deshalb helfen dir Zahlenplättchen jetzt nicht.
no-five-to-change =
    { $by ->
        [no-cathedral] In diesem Spiel gibt es keine Zahlenplättchen: Die Kathedrale liegt nicht auf dem Spielplan.
        [fives] Es ist kein Zahlenplättchen mit der 5 mehr da.
       *[ones] Für ein Zahlenplättchen mit der 5 brauchst du fünf mit der 1, aber du hast { $ones ->
            [0] keines
            [one] nur eines
           *[other] nur { $ones }
        }.
    }
not-to-be-repeated =
    { $by ->
        [late] Du hast { $tile_accusative } gerade erst genommen, und mit dem Basar wiederholst du nur die Aktion eines Plättchens, das du schon vor diesem Zug hattest.
        [not-held] Mit dem Basar kannst du nur die Aktion eines deiner eigenen Ortsplättchen wiederholen, und du hast { $tile_accusative } nicht.
        [no-location] Mit dem Basar wiederholst du nur die Aktion eines Ortsplättchens, und { $tile } gehört nicht dazu.
       *[never] Mit dem Basar lässt sich { $tile } nicht wiederholen.
    }
not-from-cave-to-cave =
    { $by ->
        [start] { $origin } liegt nicht neben einer Höhle. Start und Ziel müssen beide neben einer Höhle liegen.
        [none] Start und Ziel müssen beide neben einer Höhle liegen, und keine deiner Siedlungen steht neben einer.
       *[end] { $at } liegt nicht neben einer Höhle. Start und Ziel müssen beide neben einer Höhle liegen.
    }
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
not-beside-the-others = { $at } liegt neben keiner deiner anderen Figuren.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.
no-harvest-yet = Silos benutzt du erst nach dem letzten Zug. Dann kommen alle in Zugreihenfolge dran.
build-or-move =
    { $by ->
        [build] Mit diesem Silo hast du angefangen zu bauen. Deshalb kannst du damit keine Siedlungen versetzen. Baue weiter oder hör hier auf.
       *[move] Mit diesem Silo hast du angefangen, Siedlungen zu versetzen. Deshalb kannst du damit nicht bauen. Versetze weiter Siedlungen oder hör hier auf.
    }
not-two-hexes-away = { $at } liegt nicht genau zwei Felder in gerader Linie von { $origin } entfernt.
    .choices = Von { $origin } aus kannst du auf { $choices } landen.

## These violations are not limited to certain tiles.

redraw-needless = Für deine { $card_card } ist noch mindestens ein Feld frei. Eine neue Karte ziehst du nur, wenn keines mehr frei ist.
reaction-awaited = { $taker } hat das letzte Plättchen von { $at } genommen. Deshalb darfst du jetzt { $tile_accusative } benutzen. Benutze das Plättchen oder verzichte. Danach geht der Zug weiter.
    .choices = Bauen kannst du auf { $choices }.
nomad-tile-fresh = Du hast { $tile_accusative } gerade erst genommen. Benutzen kannst du das Plättchen in deinem nächsten Zug, und nur dann.
tile-used-up = Du hast { $tile_accusative } schon benutzt, und das geht nur einmal.
terrain-chosen = { $at } ist { $found_indefinite }, aber deine Sumpfkarte steht schon für { $wanted }, und das bleibt den ganzen Zug so.
terrain-of-no-card =
    { $by ->
        [no-card] { $at } ist { $found_indefinite }, und keine Geländekarte zeigt dieses Gelände.
       *[card] { $at } ist { $found_indefinite }, und deine Geländekarte kann dieses Gelände nicht zeigen: Alle Karten mit diesem Gelände sind woanders.
    }
waiver-not-here =
    { $tile_word ->
        [outpost] Du kannst { $tile_accusative } nur in deinem eigenen Zug benutzen.
        [temple-bonus] Du kannst { $tile_accusative } nur für die erste Siedlung deiner Pflichtaktion benutzen.
       *[other] Für diesen Bau kannst du { $tile_accusative } nicht benutzen.
    }
not-your-piece = Auf { $at } steht { $piece_indefinite } von { $owner }, aber du brauchst { $figure_word ->
        [warrior] einen eigenen Krieger.
        [wagon] deinen eigenen Planwagen.
        [ship] dein eigenes Schiff.
        [scout] einen eigenen Späher.
       *[settlement] eine eigene Siedlung.
    }
    .choices = Das geht mit der Figur auf { $choices }.

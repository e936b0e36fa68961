### Diese Sätze sagen, warum eine Stellung unmöglich ist und was zu berichtigen ist. Der Schlüssel ist der Code.

player-count =
    { $count ->
        [one] Hier spielt { $count } Person
       *[other] Hier spielen { $count } Personen
    } mit, aber eine Partie ist für zwei bis fünf.
same-colour = Zwei Spieler haben die Farbe { $colour }. Jeder braucht eine eigene Farbe.
card-count =
    { $count ->
        [0] Es ist keine Kingdom-Builder-Karte angegeben
        [one] Es liegt nur { $count } Kingdom-Builder-Karte aus
       *[other] Es liegen { $count } Kingdom-Builder-Karten aus
    }. Zu einer Partie gehören drei.
same-card = Die Karte „{ $card }“ kommt zweimal vor. Die drei Karten müssen verschieden sein.
unknown-card = Eine Kingdom-Builder-Karte namens „{ $card }“ gibt es nicht. Im Katalog stehen alle.
task-count =
    { $count ->
        [one] Es liegt { $count } Aufgabe aus
       *[other] Es liegen { $count } Aufgaben aus
    }, aber zu diesem Spielplan gehören { $due }: eine für jeden Planteil aus Crossroads.
same-task = Die Aufgabe „{ $task }“ kommt zweimal vor. Die Aufgaben müssen verschieden sein.
unknown-task = Eine Aufgabe namens „{ $task }“ gibt es nicht. Im Katalog stehen alle.
unknown-nomad-tile = Ein Nomadenplättchen namens „{ $tile_name }“ gibt es nicht. Im Katalog stehen alle.
removed-terrain =
    { $wanted ->
        [one] Eine Karte im Spiel entfernt ein Gelände. Sag, welches der fünf Grundgelände entfernt ist.
        [all] Die Karten mit dem Gelände { $found } sind aus dem Spiel. Es müssen also alle { $count } bei den entfernten Karten liegen.
       *[none] Als entferntes Gelände ist { $found } angegeben, aber keine Karte im Spiel entfernt ein Gelände.
    }
unknown-location = { $at } soll der Ort „{ $tile_name }“ sein, aber den gibt es nicht. Im Katalog stehen alle.
two-pieces =
    { $colour ->
        [stone] Eine Steinmauer teilt sich ein Feld mit einer Figur: { $hexes }.
       *[other] Eine Figur von { $colour } teilt sich ein Feld mit einer anderen: { $hexes }.
    } Auf einem Feld steht nur eine Figur oder eine Mauer.
off-the-board = { $at } liegt nicht auf diesem Spielplan. Spielt ihr mit der Insel, gehört sie zum Spielplan dazu.
on-special-hex = { $at } ist { $found_indefinite }, und dort kann nie eine Figur stehen. Prüfe das Feld dieser Figur.
out-of-reach =
    { $by ->
        [player] Dieser Spieler hatte nie ein Plättchen, das eine Figur auf { $found } bringt: { $hexes }.
       *[board] Nichts auf diesem Spielplan bringt eine solche Figur auf { $found }: { $hexes }.
    } Prüfe die Figur und das Gelände.
too-many-settlements = { $colour } hat { $count } Siedlungen auf dem Spielplan, aber jede Farbe hat nur 40.
too-many-figures = { $colour } hat zu viele Figuren einer Art auf dem Spielplan ({ $figure }). Davon hat jede Farbe nur { $most }.
over-the-edge = Ein Rathaus bedeckt ein Feld und seine sechs Nachbarfelder, aber dieses ragt über den Spielplan hinaus. Prüfe sein mittleres Feld.
too-many-walls = Auf dem Spielplan stehen { $count } Steinmauern, aber in der Schachtel sind nur { $most }.
impossible-mark = { $colour } kann Reihe { $line } nicht markiert haben. Dafür müssen die Bürgermeister im Spiel sein, und jede Reihe wird nur einmal markiert.
scouts-out-of-turn = Späher stehen nur im Zug ihres Spielers auf dem Spielplan. Nimm sie herunter.
temple-never-taken = { $colour } hat { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    } auf Tempelplättchen, hat aber nie ein Tempelplättchen genommen. Prüfe die Siedlungen auf den Tempeln und die genommenen Plättchen.
too-many-numbers = Die Spieler haben zusammen die Zahlenplättchen { $ones } × 1 und { $fives } × 5. In der Schachtel sind nur 8 × 1 und 2 × 5.
bonus-mismatch = Ein Bonusplättchen hat man genau so lange, wie man zwei Ortsplättchen seiner Art hat. Für { $colour } heißt das: { $due ->
        [none] kein Bonusplättchen
       *[other] { $due }
    }.
supply-mismatch = { $colour } hat { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    } im Spiel und { $supply } im Vorrat. Zusammen müssen es 40 sein.
too-few-builds = { $colour } hat { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    } nach { $turns ->
        [one] { $turns } beendeten Zug
       *[other] { $turns } beendeten Zügen
    }. Es müssen mindestens { $least } sein: drei für jeden beendeten Zug (zwei in einer Partie mit Sumpfkarten), dazu die schon gebauten aus diesem Zug.
tiles-elsewhere = Für jedes Ortsfeld des Spielplans muss die Zahl der Plättchen angegeben sein, und für kein anderes Feld. Prüfe { $at }.
too-many-tiles = Auf { $at } lagen am Anfang zwei Plättchen. Jetzt { $count ->
        [one] liegt dort noch { $count }
       *[other] liegen dort noch { $count }
    }, und { $takers ->
        [one] { $takers } Spieler hat eines genommen
       *[other] { $takers } Spieler haben eines genommen
    }. Zusammen müssen es zwei sein.
tile-not-taken =
    { $by ->
        [nomad] Auf { $at } liegt noch ein Nomadenplättchen, aber daneben steht eine Figur. Ihr Spieler muss es genommen haben.
        [count] Auf { $at } liegen noch zwei Plättchen, aber daneben steht eine Figur. Ihr Spieler muss eines genommen haben; es ist also höchstens eines übrig.
       *[player] { $colour } hat eine Figur neben { $at }, und dort liegen noch Plättchen. Also muss { $colour } dort eines genommen haben.
    }
tile-of-another-kind =
    { $by ->
        [taken] Von { $at } soll ein Plättchen genommen sein, aber { $at } ist kein Ort ({ $found }).
       *[tile] { $colour } hat { $tile_accusative } von { $at }, aber dort ist etwas anderes: { $found }. Prüfe die Art, das Feld und die Planteile.
    }
tile-never-taken = { $colour } hat { $tile_accusative } von { $at }, soll dort aber nie ein Plättchen genommen haben. Eines von beidem stimmt nicht.
tile-twice = { $colour } hat zwei Plättchen von { $at }. Von jedem Ortsfeld nimmt man nur eines.
tile-without-piece = { $colour } hat { $tile_accusative } von { $at }, aber keine Figur daneben. Das Plättchen müsste weg sein.
tile-out-of-turn = Das Plättchen von { $at } soll bei { $colour } „{ $status }“ sein. Wer nicht am Zug ist, hat nur Plättchen, die „bereit“ sind.
nomad-tiles-elsewhere = Jedes Nomadenfeld des Spielplans muss angegeben sein, und kein anderes Feld. Prüfe { $at }.
too-many-nomad-tiles =
    { $tile_name ->
        [nomad] Auf dem Spielplan und bei den Spielern sind { $count } Nomadenplättchen, aber dieser Spielplan hat nur { $most } Nomadenfelder.
       *[other] Auf dem Spielplan und bei den Spielern ist { $tile } insgesamt { $count }-mal. Möglich ist das nur { $most }-mal.
    }
nomad-tile-not-kept = { $colour } hat { $tile_accusative }. Dieses Plättchen ist aus dem Spiel, sobald man es nimmt.
nomad-tile-out-of-time = { $colour } hat { $tile_accusative } seit Runde { $round }. Ein Nomadenplättchen kann man nur in der Runde danach benutzen.
too-many-copies = Angegeben { $count ->
        [one] ist { $count } Karte „{ $card }“
       *[other] sind { $count } Karten „{ $card }“
    }, aber in diesem Spiel gibt es { $most ->
        [0] keine
       *[other] nur { $most }
    }.
cards-missing =
    { $by ->
        [many] Es { $count ->
            [one] ist { $count } Geländekarte
           *[other] sind { $count } Geländekarten
        } zu viel.
       *[few] { $count ->
            [one] Es fehlt { $count } Geländekarte.
           *[other] Es fehlen { $count } Geländekarten.
        }
    } Zähl die Karten auf den Händen, in beiden Stapeln und die entfernten.
hand-size = { $colour } hat { $count ->
        [one] { $count } Geländekarte
       *[other] { $count } Geländekarten
    } auf der Hand. Im Moment { $most ->
        [0] dürfte es keine sein
       *[other] dürften es höchstens { $most } sein
    }. Eine gespielte Karte gehört nicht mehr zur Hand.
end-not-triggered = Das Spielende ist schon ausgelöst. So muss es auch angegeben sein.
    .colour = Der Vorrat von { $colour } ist leer.
mandatory-action-not-ended = Für die Pflichtaktion gibt es kein Feld und keine Karte mehr. Es ist also nichts mehr zu bauen, und das Spielende ist ausgelöst.
impossible-frames = Diese Reihenfolge der Phasen ist unmöglich. Erst kommt der Zug, dann das, was in ihm benutzt oder gezogen wird.
impossible-use = Hier kann man { $tile_accusative } nicht gerade benutzen, wenn noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } übrig sein soll.
impossible-answer = { $colour } kann hier nicht reagieren. Dazu braucht man ein Kanu, das bereit ist, und ein anderer Spieler muss { $at } leeren.
impossible-harvest = Niemand kann jetzt { $silos ->
        [one] { $silos } Silo
       *[other] { $silos } Silos
    } benutzen und noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } übrig haben.
impossible-turn = Dieser Zug geht nicht auf: { $built } gebaut und { $due } noch zu bauen. Zur Pflichtaktion gehören eine gespielte Karte und drei Siedlungen (zwei auf Sumpf), dazu die Siedlungen von Tempeln.

## These codes are for other faults in documents that have the right shape.

impossible-board = Diese Planteile, Kapitole, Höhlen und Inselseiten ergeben keinen Spielplan. Der Text sagt, warum.
unknown-player = Jemand ist genannt, der nicht mitspielt.
unreadable-line = Die Zeile mit der Stellung ist nicht lesbar. Der Text nennt die Stelle.
impossible-highlight = Was hervorgehoben werden soll, gibt es auf diesem Tisch nicht.
final-mismatch =
    { $by ->
        [over] Das soll ein Zwischenstand sein, aber die Partie ist zu Ende. Lass die Angabe weg.
       *[running] Das soll die Endwertung sein, aber die Partie läuft noch. Lass die Angabe weg oder spielt erst zu Ende.
    }
bad-signature = Hier wird eine signierte Stellung verlangt, aber diese ist nicht signiert oder wurde verändert. Der Text sagt, was davon.
wrong-owner = Im Scan hat eine Figur keine Farbe oder eine Steinmauer hat eine. Jede Figur braucht die Farbe ihres Spielers, eine Mauer keine.
told-twice = Der Scan nennt den Spielplan und noch einmal etwas, das zum Spielplan gehört. Lass eines von beiden weg.
too-few-sections = Höchstens drei der genannten Planteile können auf dem gescannten Tisch liegen, aber ein Spielplan hat vier. Nenne mehr Erweiterungen oder Planteile.
too-many-weights = Ein Feld hat mehr Zahlen, als es Arten gibt. Gib für jede Art eine Zahl an, in derselben Reihenfolge.

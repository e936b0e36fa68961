### Diese Sätze sagen, was an einer Anfrage, einer Datei oder einer Option falsch ist und wie man es berichtigt. Vor dem
### Satz steht die Stelle.
### Wörter in Backquotes und Namen wie { $found } sind Wörter der Schnittstelle. Sie werden nicht übersetzt.

## These words name the kinds of JSON values.

json-null = null
json-flag = true oder false
json-number = eine Zahl
json-whole-number = eine ganze Zahl
json-fraction = eine Kommazahl
json-string = eine Zeichenkette
json-list = eine Liste
json-object = ein Objekt
json-locations = ein Objekt, das für jedes Ortsfeld den Ort nennt
json-location-tiles = ein Objekt, das für jedes Ortsfeld die Zahl der übrigen Plättchen nennt
json-nomad-tiles = ein Objekt, das für jedes Nomadenfeld das Plättchen nennt

## These faults can occur in any document.

no-json = Hier gibt es nichts zu lesen. Schick ein JSON-Dokument.
not-json = Das ist kein gültiges JSON: In Zeile { $line }, Spalte { $column } steckt ein Fehler.
not-utf-8 = Das ist kein Text: Byte { $byte } ist kein gültiges UTF-8.
nested-too-deep = Das JSON ist zu tief verschachtelt. Höchstens { $most } Ebenen sind möglich.
key-twice = Der Schlüssel „{ $key }“ kommt im selben Objekt zweimal vor. Lass einen davon weg.
missing = „{ $key }“ fehlt und ist nötig.
missing-tag = „{ $key }“ fehlt und ist nötig. Möglich: { $known }.
null-value = Das kann nicht null sein. Gib einen Wert an oder lass den Schlüssel weg.
not-an-object = Der Inhalt der Anfrage muss ein JSON-Objekt sein.
one-table = Gib entweder eine `position` oder einen `state` an.
wrong-kind = Hier gehört { $wanted } hin. Angegeben ist { $kind }.
out-of-range = Das muss zwischen { $least } und { $most } liegen, nicht bei { $found }.
few-items = Diese Liste hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }, braucht aber mindestens { $least }.
many-items = Diese Liste hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }, darf aber höchstens { $most } haben.
twice = „{ $found }“ kommt zweimal vor. Lass eines davon weg.
unknown-hex = Ein Feld namens „{ $found }“ gibt es nicht. Die Felder heißen a1 bis t20, auf der Insel i:a1 bis i:j5.
    .near = Meinst du „{ $near }“?
no-such-hex = { $at } liegt nicht auf diesem Spielplan. Spielt ihr mit der Insel, füge sie zum Spielplan hinzu.
unknown-name = { $what ->
        [key] Einen Schlüssel namens „{ $found }“ gibt es hier nicht.
        [field] Eine Angabe namens „{ $found }“ gibt es hier nicht.
        [section] Einen Planteil namens „{ $found }“ gibt es nicht.
        [island-side] Eine Inselseite namens „{ $found }“ gibt es nicht.
        [card] Eine Kingdom-Builder-Karte namens „{ $found }“ gibt es nicht.
        [task] Eine Aufgabe namens „{ $found }“ gibt es nicht.
        [tile] Ein Plättchen namens „{ $found }“ gibt es nicht.
        [nomad-tile] Ein Nomadenplättchen namens „{ $found }“ gibt es nicht.
        [bonus-tile] Ein Bonusplättchen namens „{ $found }“ gibt es nicht.
        [location] Einen Ort namens „{ $found }“ gibt es nicht.
        [common-action] „{ $found }“ ist keine Aktion, die jeder Spieler hat.
        [line] Eine waagerechte Reihe namens „{ $found }“ gibt es nicht.
        [ruleset] Einen Regelsatz oder eine Option namens „{ $found }“ gibt es nicht.
        [expansion] Eine Erweiterung namens „{ $found }“ gibt es nicht.
        [ground] Ein Gelände namens „{ $found }“ gibt es nicht.
        [source] Für „{ $found }“ gibt es auf diesem Tisch kein Gold.
        [part] Einen Teil namens „{ $found }“ gibt es nicht.
        [parameter] Einen Parameter namens „{ $found }“ gibt es hier nicht.
        [colour] Eine Farbe namens „{ $found }“ gibt es nicht.
        [shape] Eine Figur namens „{ $found }“ gibt es nicht.
        [command] Einen Befehl namens „{ $found }“ gibt es nicht.
        [subject] Ein Thema namens „{ $found }“ gibt es im Katalog nicht.
       *[word] „{ $found }“ ist hier nicht möglich.
    }
    .near = Meinst du „{ $near }“?
    .known = Möglich: { $known }.

## These faults concern boards.

section-count = Hier { $count ->
        [one] ist { $count } Planteil
       *[other] sind { $count } Planteile
    } angegeben, aber ein Spielplan hat vier.
section-twice = { $section ->
        [own] Derselbe Planteil liegt schon { $quarter }.
       *[other] Der Planteil { $section } liegt schon { $quarter }.
    } Alle vier Planteile müssen verschieden sein.
row-count = Hier { $count ->
        [one] ist { $count } Reihe
       *[other] sind { $count } Reihen
    } angegeben, aber es müssen { $due } sein.
row-length = Reihe { $row } hat { $count ->
        [one] nur { $count } Buchstaben
       *[other] { $count } Buchstaben
    }, aber es müssen { $due } sein.
row-too-long = Reihe { $row } hat { $count } Buchstaben, aber höchstens { $most } sind möglich.
unknown-letter = „{ $found }“ in Reihe { $row }, Spalte { $column } steht für kein Feld. Die Buchstaben sind { $letters }.
location-without-kind = { $at } ist ein Ortsfeld (Buchstabe L), aber die Beschreibung sagt nicht, welcher Ort es ist.
not-a-location = { $at } ist kein Ortsfeld (Buchstabe L) dieses Planteils. Dort kann also nicht „{ $location }“ sein.
section-hex = Ein Planteil hat kein Feld namens „{ $found }“. Seine Felder heißen a1 bis j10.
capitol-place = Auf { $at } ({ $ground }) kann kein Kapitol liegen. Ein Kapitol liegt auf einer Burg, auf einem Planteil mit zwei Burgen.
cave-place = Auf { $at } ({ $ground }) kann keine Höhle liegen. Eine Höhle liegt auf dem Gebirge eines Planteils.
cave-too-near = Die Höhle auf { $at } liegt zu nah an { $hexes }. Eine Höhle ist mindestens drei Felder von jedem Ort, jeder Burg und jedem Nomadenfeld entfernt.
two-in-a-section = { $what ->
        [capitol] Der Planteil { $quarter } hat Kapitole auf { $hexes }, aber ein Planteil kann nur eines haben.
       *[cave] Der Planteil { $quarter } hat Höhlen auf { $hexes }, aber ein Planteil kann nur eine haben.
    }
board-location = { $at } soll der Ort „{ $location }“ sein, aber den gibt es nicht. Im Katalog stehen alle.
content-id = Eine Inhaltskennung hat 32 hexadezimale Ziffern. `POST /v1/boards` antwortet mit einer.
unknown-board = Ein Spielplan mit der Kennung { $id } ist hier nicht bekannt. Schick den ganzen Spielplan, oder schick ihn zuerst an `/v1/boards`.
only-a-service-knows = Inhaltskennungen kennt nur ein laufender Dienst. Schreib den Spielplan ganz auf, mit seinen Planteilen.

## These faults concern the start of a game.

player-count = Hier { $count ->
        [one] ist { $count } Spieler
       *[other] sind { $count } Spieler
    } angegeben, aber eine Partie ist für zwei bis fünf.
same-colour = Zwei Spieler haben dieselbe Farbe. Gib jedem eine eigene.
not-playing = { $player } spielt in dieser Partie nicht mit.
    .players = Es spielen { $players }.
board-not-chosen = Wähle vier Planteile, oder gib einen `seed` an, der sie auswählt.
few-sections = Diese Erweiterungen haben weniger als vier Planteile. Wähle die Planteile selbst, oder nenne mehr Erweiterungen.
only-with-a-seed = Nenne die Erweiterung „{ $expansion }“ nur, wenn ein `seed` den Spielplan auswählt. Ein angegebener Spielplan sagt selbst, was auf ihm liegt.
tasks-not-chosen = Dieser Spielplan braucht { $due ->
        [one] { $due } Aufgabe
       *[other] { $due } Aufgaben
    }. Wähle { $due ->
        [one] eine
       *[other] { $due }
    } von diesen: { $known }. Oder gib einen `seed` an, der auswählt.
task-count = Hier { $count ->
        [one] ist { $count } Aufgabe
       *[other] sind { $count } Aufgaben
    } angegeben, aber dieser Spielplan braucht { $due } und keine doppelt.
many-nomad-spaces = Der Spielplan hat { $count } Nomadenfelder, aber es gibt nur { $most } Nomadenplättchen.
nomad-tiles-not-chosen = Sag, welches Nomadenplättchen auf { $hexes } liegt, oder gib einen `seed` an, der auswählt.
nomad-spaces = { $count ->
        [0] Dieser Spielplan hat keine Nomadenfelder. Lass die Nomadenplättchen weg.
       *[other] Nenne jedes Nomadenfeld dieses Spielplans und kein anderes Feld: { $hexes }.
    }
nomad-copies = { $tile } kommt { $count }-mal vor, aber in der Schachtel ist das Plättchen nur { $most }-mal.
cards-not-chosen = Wähle drei Kingdom-Builder-Karten, oder gib einen `seed` an, der sie auswählt.
few-cards = Diese Erweiterungen haben weniger als drei Kingdom-Builder-Karten. Wähle die Karten selbst, oder nenne mehr Erweiterungen.
three-cards = Zu einer Partie gehören drei verschiedene Kingdom-Builder-Karten.
removed-terrain-not-chosen = Eine Karte im Spiel entfernt ein Gelände. Wähle { $known }, oder gib einen `seed` an, der auswählt.
no-terrain-removed = Keine Karte im Spiel entfernt ein Gelände. Lass die Angabe weg.
base-terrain = Nur eines der fünf Grundgelände kann entfernt werden, nicht { $found }. Möglich: { $known }.
hand-count = Hier { $count ->
        [one] ist { $count } Karte
       *[other] sind { $count } Karten
    } für { $players } Spieler angegeben. Gib für jeden Spieler eine an.
card-copies = Angegeben { $count ->
        [one] ist { $count } Karte { $card }
       *[other] sind { $count } Karten { $card }
    }, aber in diesem Spiel gibt es { $most ->
        [0] keine
       *[other] nur { $most }
    }.
deck-without-hands = Wenn du den Nachziehstapel angibst, gib auch die Handkarten der Spieler an (`hands`).
deck-size = Der Nachziehstapel hat { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, aber nach dem Austeilen sind es { $due }.

## These faults concern lines of notation.

line-field = Feld { $field }: { $why }
not-a-field = „{ $found }“ ist keine Angabe. Eine Angabe sieht so aus: `key=value`.
not-a-number = „{ $found }“ ist keine ganze Zahl mit höchstens neun Ziffern.
yes-or-no = „{ $found }“ muss `yes` oder `no` sein.
not-a-pair = Statt „{ $found }“ müssen hier zwei Wörter mit einem Doppelpunkt dazwischen stehen.
not-a-nomad-space = „{ $found }“ ist kein Nomadenfeld. Schreib `hex:tile`, oder `hex:-`, wenn es leer ist.
not-a-count = „{ $found }“ ist keine Zahl von Plättchen. Schreib `hex:number`.
not-a-frame = „{ $found }“ sagt nicht, worauf das Spiel wartet. Schreib { $forms }.
card-letter = „{ $found }“ ist keine Geländekarte. Schreib einen Buchstaben, oder `-` für keine.
line-tile = „{ $found }“ ist kein Plättchen. Schreib `kind@hex`, mit `+` nach einem neuen und `*` nach einem benutzten Plättchen.
line-nomad-tile = „{ $found }“ ist kein Nomadenplättchen. Schreib `kind@round`, mit `*` nach einem benutzten Plättchen.
line-numbers = „{ $found }“ sagt nicht, wie viele Zahlenplättchen es sind. Schreib `ones,fives`.

## These faults concern pictures and scans.

highlight-needs-state = Eine Stellung hat keine erlaubten Aktionen, die man hervorheben könnte. Schick einen Zustand.
tile-count = Auf { $at } können nicht { $count } Plättchen liegen.
tiles-off-special = Auf { $at } ({ $ground }) können keine Plättchen liegen. Plättchen liegen nur auf Sonderfeldern.
scan-row = „{ $found }“ ist keine Reihe. Eine Reihe ist eine Liste mit { $most } Zellen oder besteht aus { $most } der Buchstaben { $signs }.
many-weights = Dieses Feld hat { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }, aber `kinds` nennt nur { $most }. Gib für jede Art eine Zahl an, in derselben Reihenfolge.
owned-wall = Eine Steinmauer gehört niemandem. Lass ihre Farbe weg.
no-owner = Sag, welchem Spieler diese Figur gehört ({ $figure }).
beside-a-board = Lass `{ $key }` weg. Das `board` sagt schon, was auf dem Tisch liegt.
few-candidates = Ein Spielplan hat vier verschiedene Planteile, aber auf diesem Tisch können höchstens drei der genannten liegen. Nenne mehr Erweiterungen oder Planteile.

## These faults concern requests and settings.

unknown-include = „{ $found }“ kann hier nicht dabei sein. Möglich: { $known }.
no-state-key = Dieser Dienst signiert keine Zustände und kann deshalb keine Signatur verlangen. Lass `signed` weg, oder setze REFEREE_STATE_KEY für den Dienst.
no-signature = Dieser Zustand hat keine Signatur, aber die Anfrage verlangt eine. Schick einen Zustand, der mit /v1/starts auf diesem Dienst begonnen hat, genau so, wie du ihn zuletzt bekommen hast.
wrong-signature = Diese Signatur gehört nicht zu diesem Zustand. Jemand hat den Zustand verändert, oder er wurde mit einem anderen Schlüssel oder für andere Regeln signiert. Schick ihn genau so, wie der Schiedsrichter ihn zurückgegeben hat.
never-signed = Das hat der Schiedsrichter nie signiert, denn es ist nicht möglich. Schick einen Zustand genau so, wie der Schiedsrichter ihn zurückgegeben hat.
unsigned-document = Nur ein Zustand kann signiert sein. Schick einen `state`, den der Schiedsrichter zurückgegeben hat, oder lass `signed` weg.
title-too-long = Dieser Titel hat { $count } Zeichen, aber höchstens { $most } sind möglich.
one-table-or-board = Schick genau eines von `position`, `state` und `board`.
panel-of-board = Ein bloßer Spielplan hat keine Spieler für eine Übersicht. Schick eine Stellung oder einen Zustand.
highlight-needs-players = Auf einem bloßen Spielplan gibt es nichts zu werten. Schick eine Stellung oder einen Zustand.
highlight-line = Das sagt nicht, was markiert werden soll. Schreib Felder (e9,e10), legal-actions, legal-actions:farm oder score:knights:blue.
parameter-twice = Diesen Parameter hast du zweimal geschickt. Schick ihn nur einmal.
language-tag = Ein Sprachkürzel hat höchstens { $most } Zeichen, zum Beispiel es oder fr-CA.
setting = Diese Einstellung ist nicht brauchbar: { $why }
setting-number = Hier gehört eine ganze Zahl wie { $example } hin, nicht „{ $found }“.
setting-secret = Dieses Geheimnis hat { $count } Bytes. Nimm mindestens { $least } zufällige.
setting-origin = „{ $found }“ ist kein Origin. Schreib jeden ganz aus, zum Beispiel https://game.example oder http://localhost:3000, oder ein einzelnes *, um jede Seite zu erlauben.

## These faults concern the command line.

unreadable = Die Datei ist nicht lesbar: { $why }.
directory = Das ist ein Verzeichnis. Nenne die Dateien darin, zum Beispiel { $example }.
empty-file = Die Datei ist leer. Sie muss ein JSON-Dokument oder eine Zeile in Notation enthalten.
cannot-be-written = Die Datei lässt sich nicht schreiben: { $why }.
not-an-action = „{ $found }“ ist keine Aktion. Schreib { $forms }; oder schreib JSON.
hex-first = „{ $found }“ ist kein Feld. Das Feld kommt zuerst: { $meant }
tile-first = „{ $found }“ ist kein Plättchen. Das Plättchen kommt zuerst: { $meant }
hex-with-tile = „{ $found }“ nennt kein Feld mit Plättchen. Schreib zum Beispiel e3=sword.
card-and-colour = „{ $found }“ nennt keine Farbe. Schreib zum Beispiel fishermen:blue.
colour-and-hexes = „{ $found }“ nennt keine Farbe. Schreib zum Beispiel blue:a1,b2.
file-ending = „{ $file }“ muss auf { $known } enden. Die Endung sagt, was geschrieben wird.
panel-needs-table = Ein bloßer Spielplan hat keine Spieler für eine Übersicht. Nenne eine Datei mit --table.
no-sections = Nenne vier Planteile, oder eine Datei mit --table.
highlight-needs-table = Erlaubte Aktionen und Wertungen lassen sich nur mit --table hervorheben.
table-and-board = Der Tisch hat schon einen Spielplan. Lass die Planteile, --island, --capitol, --cave und --settlements weg.
one-highlight = Nimm nur eines von --highlight, --highlight-tile und --highlight-score.
bind-address = „{ $found }“ ist keine Adresse. Schreib HOST:PORT, zum Beispiel 127.0.0.1:8000 oder [::1]:8000.
port-taken = Unter { $address } lauscht schon ein anderes Programm. Nimm einen anderen Port, zum Beispiel --bind { $other } (mit make: REFEREE_BIND={ $other } make run), oder Port 0 für irgendeinen freien.
cannot-listen = Der Schiedsrichter kann unter { $address } nicht lauschen: { $why }.
settings-file = Diese Datei ist nicht brauchbar: { $why }
own-failure = Der Schiedsrichter selbst hat versagt; das ist nicht deine Schuld. Bitte melde das: { $why }
unknown-option = Eine Option namens { $option } gibt es nicht.
    .near = Meinst du { $near }?
option-value = Prüfe { $option }: Ein Schalter hat keinen Wert, und jede andere Option braucht einen.
missing-parameter = { $parameter } fehlt.
number-range = Das muss eine ganze Zahl zwischen { $least } und { $most } sein.
usage = { $text }

## These faults concern photographs.

not-a-picture = Das ist keine JPEG-, PNG- oder WebP-Datei.
picture-small = Das Bild hat { $size } Pixel, aber jede Seite braucht mindestens { $least }.
picture-animated = Das Bild ist animiert. Schick ein Standbild.
picture-for-print = Das Bild enthält vier Druckfarben (CMYK) statt Rot, Grün und Blau. Speichere es als RGB-Datei.
picture-cut-off = Die Datei ist abgeschnitten. Schick sie ganz.
picture-damaged = Die Datei ist beschädigt und nicht lesbar. Speichere das Bild noch einmal und schick die Kopie.
picture-costly = Dieses Bild braucht zu viel Zeit oder Speicher. Schick eine kleinere Kopie.
picture-bytes = Das Bild ist zu groß. Höchstens { $most } MB sind möglich.
picture-pixels = Das Bild hat { $size } Pixel. Höchstens { $most } Megapixel sind möglich, und { $longest } Pixel je Seite.
pictures = Hier { $count ->
        [one] ist { $count } Bild
       *[other] sind { $count } Bilder
    } angekommen. Schick eines bis { $most }, jedes als Teil `picture`.
part-twice = Diesen Teil hast du zweimal geschickt. Schick ihn nur einmal.
part-long = Dieser Teil ist zu lang. Höchstens { $most } KB sind möglich.
crossed-corners = Diese Ecken gehen nicht um einen Spielplan herum. Tippe nacheinander auf die Mitten der vier Eckfelder, einmal rundherum.
island-example = { $at } liegt auf der Insel. Wähle ein Feld des Hauptspielplans.
table-pictures = --together braucht zwei Bilder desselben Tisches, ohne --truth.
one-section = { $option } liest ein einzelnes Bild, ohne --together, --overlay und --truth.
namings-without-section = --name braucht { $option }.
section-naming = --name { $found } nennt keine Gruppe und kein Feld des Planteils mit einer Art von Boden. Schreibe eine Gruppe (a bis { $last }) oder ein Feld (a1 bis j10), `=` und eines dieser Wörter: { $words }.
no-photo-extra = Zum Lesen von Fotos fehlt das Extra `{ $extra }`: pip install "kingdom-referee[{ $extra }]".

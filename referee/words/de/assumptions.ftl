### Diese Sätze sagen, was der Schiedsrichter über einen Tisch annimmt und warum. Der Schlüssel ist der Code.

cards = Du hast keine Kingdom-Builder-Karten genannt, deshalb stehen { $cards } dafür. Die Wertung hängt von ihnen ab, und manche Karten ändern auch, was du darfst.
tasks =
    { $count ->
        [one] Du hast die Aufgabe nicht genannt, deshalb steht { $tasks } dafür.
       *[other] Du hast die Aufgaben nicht genannt, deshalb stehen { $tasks } dafür.
    } Aufgaben ändern nur die Wertung, nicht das, was du darfst.
removed-terrain = Eine Karte im Spiel entfernt die Karten eines Geländes, und niemand hat gesagt, welches. Ich gehe von { $terrain } aus.
swamp-cards = Der Spielplan hat keinen Sumpf, und niemand hat eine Sumpfkarte gesehen. Also sind die Sumpfkarten nicht im Stapel.
turn-card = Die Geländekarte von { $colour } ist nicht angegeben. Sie liegt also noch verdeckt.
turn-begins = Über diesen Zug ist nichts gesagt. Er hat also gerade angefangen: { $colour } hat noch nichts gebaut oder benutzt.
turn-terrain = Die Karte { $card } zeigt zwei Gelände. Der erste Bau hat noch nicht entschieden, welches gilt.
start-player = { $colour } hat das Spiel begonnen: Das passt am besten zur Zahl der Siedlungen.
round = Das ist Runde { $round }: Das passt am besten zur Zahl der Siedlungen.
ending = Alle haben noch Siedlungen im Vorrat. Das Spielende ist also noch nicht ausgelöst.
piles = Die Reihenfolge im Nachziehstapel ist unbekannt. Jede Geländekarte, die nicht angegeben ist, kann darin liegen.
location-tiles =
    { $count ->
        [0] Auf { $at } ({ $tile_name }) liegt kein Plättchen mehr
        [one] Auf { $at } ({ $tile_name }) liegt noch { $count } Plättchen
       *[other] Auf { $at } ({ $tile_name }) liegen noch { $count } Plättchen
    }. Das ergibt sich aus den Figuren, die jetzt neben { $at } stehen. Wer dort weggezogen ist, kann auch eines genommen haben.
takers =
    { $by ->
        [near] Die Plättchen von { $at } ({ $tile_name }) gingen an { $colours }: Daneben stehen Figuren in diesen Farben.
       *[gone] Die Plättchen von { $at } ({ $tile_name }) gingen an { $colours }. Wer sie nahm, ist weggezogen und hat sie verloren.
    } Auch andere können eines genommen haben und weggezogen sein.
tiles-held = { $colour } hat noch von jedem Ort neben den eigenen Figuren ein Plättchen ({ $tiles }). Wer von einem Ort weggezogen und zurückgekommen ist, hat dessen Plättchen verloren.
tile-status =
    { $by ->
        [used] { $colour } hat { $tile_accusative } von { $at } in diesem Zug schon benutzt: Die Späher stehen auf dem Spielplan.
        [fresh] { $colour } hat { $tile_accusative } von { $at } in diesem Zug genommen: Daneben stehen nur Figuren aus diesem Zug.
       *[ready] { $colour } kann { $tile_accusative } von { $at } benutzen: Niemand hat gesagt, dass das Plättchen in diesem Zug genommen oder benutzt wurde.
    }
nomad-space = Niemand hat gesagt, welches Nomadenplättchen auf { $at } liegt. Ich nehme an, es ist { $tile }.
nomad-tiles = { $colour } hat kein Nomadenplättchen: Niemand hat eines erwähnt, und ältere sind aus dem Spiel.
hand = { $colour } hat { $count ->
        [one] { $count } Geländekarte
       *[other] { $count } Geländekarten
    } verdeckt auf der Hand.
temple = Von { $colour } liegt keine Siedlung auf einem Tempelplättchen: Niemand hat eine erwähnt.
numbers = { $colour } hat { $count ->
        [one] { $count } Zahlenplättchen mit der 1. Es kam mit der Kathedrale;
       *[other] { $count } Zahlenplättchen mit der 1. Sie kamen mit der Kathedrale;
    } andere hat niemand erwähnt.
gold = { $colour } hat im Spiel noch kein Gold bekommen: Niemand hat welches erwähnt. Auf diesem Tisch gibt es aber schon vor dem Ende Gold.

### Diese Sätze sagen, was bei einer Wertung zu bedenken ist. Der Schlüssel ist der Code.

running = { $count ->
        [one] { $count } Siedlung ist
       *[other] { $count } Siedlungen sind
    } noch im Vorrat, und niemand hat alle gebaut. Das ist also ein Zwischenstand. Ist das Spiel zu Ende, gib das an.
taken-as-final = { $colour } hat keine Siedlung mehr, deshalb ist das die Endwertung. Läuft die letzte Runde noch, gib das an.
supply-left = Das ist die Endwertung, weil du es so angegeben hast. Aber niemand hat alle Siedlungen gebaut: { $count ->
        [one] { $count } Siedlung ist
       *[other] { $count } Siedlungen sind
    } noch im Vorrat.
gold-not-given = Für die Karte „{ $card }“ gibt es schon im Spiel Gold, aber keines ist angegeben. Gib das Gold jedes Spielers an.
treasure-not-given = Für { $tile_accusative } gibt es schon im Spiel Gold, aber keines ist angegeben. Wer das Plättchen genommen hat, zählt dieses Gold mit.
marks-not-given = Für die Karte „{ $card }“ zählen markierte Reihen, aber keine ist angegeben. Gib die Markierungen jedes Spielers an.
silos-to-come = Silos kommen nach dem letzten Zug dran und können diese Wertung noch ändern. Gezählt sind die Figuren, wie sie jetzt stehen.

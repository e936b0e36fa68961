### Diese Texte stehen in Bildern. Auch andere Sätze verwenden die Namen der Viertel.

title = Spielplan von Kingdom Builder
sections = Planteile: { $list }.
pieces = Figuren: { $list }.
highlighted-hexes = Hervorgehoben: { $list }.
island = Insel: { $side }
turned = gedreht
original = von uns entworfen
own = dein Entwurf
highlighted = hervorgehoben
tiles = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
marked = Reihe { $line }, markiert von { $colour }
counted = { $count } × { $piece }
piece = { $shape } von { $colour }
top-left = oben links
top-right = oben rechts
bottom-left = unten links
bottom-right = unten rechts
impossible = Diese Stellung ist unmöglich:
faulty = unmöglich (siehe { $numbers })
more = { $count ->
        [one] Und noch { $count } Fehler, auf dem Spielplan markiert.
       *[other] Und noch { $count } weitere Fehler, auf dem Spielplan markiert.
    }
round = Runde { $round }
last-round = letzte Runde
over = Das Spiel ist zu Ende
turn = Am Zug
awaited = Jetzt dran
played = Gespielte Karte
cards = Kingdom-Builder-Karten
tasks = Aufgaben
gold = { $count } Gold
built = { $count } auf dem Spielplan
supply = { $count } im Vorrat
numbers = Zahlenplättchen: { $ones } × 1, { $fives } × 5
temple = { $count } auf Tempelplättchen
fresh = neu
used = benutzt

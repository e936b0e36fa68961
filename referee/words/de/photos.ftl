### Diese Texte geben Tipps für ein besseres Foto, sagen, warum eine Datei abgelehnt wird, oder stehen in der Ausgabe von
### `referee scan`.

no-board = Kein Spielplan zu sehen. Fotografiere den ganzen Spielplan von oben, mit einer Handbreit Tisch darum herum, oder tippe auf die Mitten der vier Eckfelder.
unknown-sections = Mindestens ein Planteil passt zu keinem der möglichen. Ist es dein eigener, beschreibe ihn dazu.
cut-off = { $count ->
        [one] { $from } ist nicht mehr im Bild: Geh einen Schritt zurück, bis du den ganzen Spielplan siehst.
       *[other] Das Bild schneidet { $count } Felder zwischen { $from } und { $to } ab: Geh einen Schritt zurück, bis du den ganzen Spielplan siehst.
    }
glare = { $count ->
        [one] Auf { $from } spiegelt sich eine Lampe oder ein Fenster: Mach noch ein Foto von der Seite.
       *[other] Zwischen { $from } und { $to } spiegelt sich eine Lampe oder ein Fenster: Mach noch ein Foto von der Seite.
    }
shadow = { $count ->
        [one] Auf { $from } ist es zu dunkel: Mach Licht an.
       *[other] Zwischen { $from } und { $to } ist es zu dunkel: Mach Licht an.
    }
come-closer = Die Felder sind nur { $pixels } px breit: Geh näher heran oder schick das Bild in voller Größe.
tilt = Du siehst den Spielplan { $degrees } Grad von der Seite. Figuren verdecken dann, was hinter ihnen liegt: Halte die Kamera über den Spielplan.
blur = Das Bild ist unscharf: Halte die Kamera ruhig und tippe zum Scharfstellen auf den Spielplan.
dark = Das Bild ist sehr dunkel: Mach Licht an.
found = { $verdict ->
        [known] { $sections }
        [unknown] ein Planteil ist unbekannt ({ $sections })
       *[unreadable] kein Spielplan gefunden
    }
pieces-found = Figuren: { $pieces }; { $doubts ->
        [one] { $doubts } unsicheres Feld
       *[other] { $doubts } unsichere Felder
    }
nothing-found = keine
look-at = sieh dir { $at } an: { $reading } ({ $percent } %)
look-at-gold = sieh dir { $at } an: { $reading } ({ $percent } %); es geht um { $gold } Gold
no-score = keine Wertung: { $text }
nothing = nichts
wall = Mauer
gold-exact = { $colour }: { $value } Gold; Gewinnchance: { $percent } %
gold-range = { $colour }: { $value } Gold ({ $low } bis { $high }); Gewinnchance: { $percent } %
advice = Tipp: { $text }
file = Datei
verdict = Urteil
sections = Planteile
pieces = Figuren
doubts = unsicher
gold = Gold
known = bekannt
unknown = unbekannt
unreadable = unlesbar
impossible = unmöglich
refused = abgelehnt
no-colour = Das Bild hat keine Farben, darum lassen sich Landschaften und Figuren nicht unterscheiden. Schicke es in Farbe und ohne Filter.
unusual-colours = Die Landschaften haben ungewöhnliche Farben, darum können die Besitzer von Figuren falsch sein. Falls ein Filter das Bild verändert hat, schicke das Original.
mirrored = Das Bild ist gespiegelt. Schalte das Spiegeln in der Kamera aus, oder schicke das Original.
single-section = Das Bild zeigt nur ein einzelnes Planteil. Fotografiere alle vier zusammen, um einen Tisch zu lesen.
tap-section = Der Schiedsrichter erkennt das Planteil nicht oder sieht nicht, wo seine Felder liegen. Tippe auf die Mitten der vier Eckfelder des Planteils; dann kann der Schiedsrichter ähnliche Felder zu Gruppen ordnen.
no-section = kein gedrucktes Planteil passt
section-groups = kein gedrucktes Planteil passt. Die Felder einer Gruppe sehen gleich aus; benenne sie mit --name GRUPPE=GELÄNDE und ein abweichendes Feld mit --name FELD=GELÄNDE
group-guess = { $group } ({ $terrain }? { $percent } %)
truth-sections = Planteile richtig
truth-wrong = falsch und nicht abgelehnt
truth-precision = Genauigkeit
truth-recall = Trefferquote
truth-exact = ganzer Tisch richtig
truth-share = { $hits } von { $tries } = { $share } % ({ $low }-{ $high } %)

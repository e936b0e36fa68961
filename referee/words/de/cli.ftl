### Die Befehlszeile gibt diese Texte aus.

ruling = { $action } ist { $verdict }
legal = erlaubt
illegal = nicht erlaubt
impossible = unmöglich
undetermined = unentschieden
possible = möglich
bad = fehlerhaft
failed = gescheitert
unknown-card = Das hängt von einer Geländekarte ab, die noch niemand gezeigt hat. Sag, welche es ist, und frag noch einmal.
instead = Das ginge stattdessen:
repairs = Mit einer dieser Änderungen wird die Stellung möglich:
options = Mit anderen Regeloptionen wäre die Antwort anders: { $options }
now = jetzt: { $phase }
assumed = Der Schiedsrichter nimmt an:
legal-actions = { $phase }; { $count ->
        [one] { $count } erlaubte Aktion
       *[other] { $count } erlaubte Aktionen
    }
wins = { $count ->
        [one] { $winners } gewinnt mit { $gold } Gold
       *[other] { $winners } gewinnen mit { $gold } Gold
    }
leads = { $count ->
        [one] das Spiel ist noch nicht zu Ende; { $winners } führt mit { $gold } Gold
       *[other] das Spiel ist noch nicht zu Ende; { $winners } führen mit { $gold } Gold
    }
total = Summe
rank = Platz
nothing-yet = { $player }: noch nichts
replay-legal = { $count ->
        [one] erlaubt, { $count } Aktion
       *[other] erlaubt, alle { $count } Aktionen
    }
replay-refused = { $action } ist { $verdict }, nach { $count ->
        [one] { $count } erlaubten Aktion
       *[other] { $count } erlaubten Aktionen
    }
hexes = Felder: { $hexes }
counted-hexes = { $text }: { $hexes }
with-tile = { $type } mit { $tiles }
    .via = über { $via }
move-targets = { $from } nach { $to }
up-to = bis zu { $count } × { $number }
board = Spielplan
capitols = Kapitole
caves = Höhlen
island = Insel
cards = Karten
tasks = Aufgaben
nomads = Nomaden
terrain = Gelände
players = Spieler
now-label = jetzt
seed = Startwert
tile-at = { $tile } auf { $at }
begins = { $players }; { $first } beginnt
swamp-cards = mit den Sumpfkarten
without = ohne { $terrain }
over = das Spiel ist nach Runde { $round } zu Ende gegangen
files = { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }: { $verdicts }
error = Fehler: { $text }
usage = Aufruf: { $usage }
try-help = Hilfe gibt es mit „{ $command } --help“.
aborted = Abgebrochen.
standard-input = Standardeingabe
terminal = Eingabe vom Terminal: { $wants } Strg-D beendet die Eingabe.
reads = { $command } liest { $wants }
wants-rule = { $body }; mit --action auch einen Zustand, für sich oder als Zeile in Notation, oder einen Tisch (`position`, `turn`, `card`).
wants-legal = { $body }, oder einen Zustand, für sich oder als Zeile in Notation, oder einen Tisch (`position`, `turn`, `card`).
wants-score = { $body }, dasselbe mit einer Stellung, oder einen Zustand oder eine Stellung, für sich oder als Zeile in Notation.
wants-audit = { $body }, dasselbe mit einer Stellung, oder einen Zustand oder eine Stellung, für sich oder als Zeile in Notation.
wants-replay = { $body }, mit einem Zustand als Anfang.
serving = Der Schiedsrichter antwortet unter { $address } ({ $count ->
        [one] { $count } Arbeitsprozess
       *[other] { $count } Arbeitsprozesse
    }; Strg-C beendet ihn).
serving-docs = Dokumentation: { $address }/docs
try = Probier es aus:
phones = Öffne auf einem Telefon im selben Netz { $address } oder scanne das hier:
catalogue = Der Katalog hat diese Themen (referee catalogue THEMA):
catalogue-sections = Planteile und Seiten der Insel
catalogue-terrains = Arten von Gelände mit ihren Buchstaben
catalogue-tiles = Plättchen und was sie tun
catalogue-cards = Kingdom-Builder-Karten und wofür sie Gold bringen
catalogue-tasks = Aufgaben aus Crossroads
catalogue-colours = Farben der Spieler
catalogue-figures = Figuren eines Spielers
catalogue-options = Regeloptionen
catalogue-violations = warum eine Aktion nicht erlaubt ist
catalogue-inconsistencies = warum eine Stellung unmöglich ist
catalogue-assumptions = was der Schiedsrichter über einen Tisch annimmt
catalogue-remarks = Hinweise zu Wertungen
catalogue-rules = Regeln in einfachen Worten
column-name = Wort
column-title = Name
column-expansion = Erweiterung
column-letter = Buchstabe
column-text = Text
column-rule = Regel
column-gold = Gold
column-per-player = pro Spieler
column-default = Vorgabe
column-values = Werte
column-code = Code
column-number = Regel

### Diese Texte sagen, wie dieser Schiedsrichter entscheidet und warum, wo die Regelhefte schweigen, sich widersprechen oder
### eine Wahl lassen.
### referee/words/rulings.py sagt, zu welcher Regel und Option jede Entscheidung gehört.

g9-five-players = Zu fünft könnt ihr mit allen Planteilen spielen.
    .why = In der Schachtel sind fünf Farben.

p5-terrain-before-hands = Das Gelände wird entfernt, bevor die Handkarten verteilt werden.
    .why = Sonst könnte jemand eine Karte haben, die nicht spielbar ist.

t3-useless-card = Eine Karte ohne bebaubares Feld kommt aus dem Spiel.
    .why = Das englische und das französische Heft entfernen sie, das spanische legt sie ab.

t3-when-to-redraw = Ist deine Karte schon vor der Pflichtaktion nutzlos, darfst du Zusatzaktionen machen, bevor du neu ziehst. Während der Pflichtaktion ist nur das Neuziehen erlaubt. Danach darfst du auch neu ziehen, selbst ohne ein Plättchen, das die Karte braucht.
    .why = Die Hefte sprechen von einer Karte, die sich irgendwann im Zug als nutzlos herausstellt.

t3-no-card-helps = Ist für den Rest der Pflichtaktion kein Feld frei und hilft keine Karte aus den Stapeln, endet die Pflichtaktion sofort und das Spielende ist ausgelöst. Das gilt auch vor der ersten Siedlung, und selbst wenn das Versetzen einer Figur ein Feld frei machen könnte.
    .why = Eine Regel deckt jeden Moment ab, und niemand muss fragen, was ein Spieler noch tun könnte.

t3-hidden-hands = Für diese Regel zählt eine Karte, die auf einer verdeckten Hand sein kann, zum Nachziehstapel, außer die Karten des Stapels sind bekannt.
    .why = Am Tisch würdet ihr einfach ziehen und sehen.

t3-turn-without-card = Beginnst du einen Zug ohne Karte, weil beide Stapel leer waren, hast du keine Pflichtaktion und löst das Spielende aus.
    .why = Das Spiel muss enden.

t4-last-round-draws = Am Ende jedes Zuges ziehst du eine Karte, auch in der letzten Runde.
    .why = So steht es in der Regel, und das Ziehen verrät nicht, welcher Zug der letzte ist.

t4-empty-draw-pile = Musst du ziehen und der Nachziehstapel ist leer, wird der Ablagestapel zum Nachziehstapel. Wer die Reihenfolge des Stapels mitführt, gibt die neue an. Sonst sagst du nur, welche Karte du gezogen hast, und die Reihenfolge ist ab dann unbekannt.
    .why = Der Schiedsrichter würfelt nicht. Der Tisch sagt, was gezogen wurde.

b5-vacated-hex = Bei der Frage, ob die Figur neben deinen anderen Figuren ankommen kann, zählt das verlassene Feld als leer, außer daneben steht ein Krieger. Ankommen darf die Figur dort aber nicht.
    .why = Das Feld ist leer, aber die Figur muss auf einem anderen Feld ankommen; ein Krieger sperrt das Feld wie jedes andere.

l1-several-locations = Eine Figur neben mehreren Orten nimmt von jedem ein Plättchen. Ein verlorenes Plättchen kannst du nicht noch einmal vom selben Feld nehmen.
    .why = Jedes Ortsfeld ist ein Ort für sich.

l3-lost-twin = Hast du zwei gleiche Plättchen, hast eines benutzt und verlierst das andere unbenutzt, gilt das verbliebene als unbenutzt. War das verlorene aus diesem Zug, bleibt das verbliebene benutzt. Das gilt, wie auch immer die Figur weggeht, auch für einen Späher, den ein Basar versetzt.
    .why = Die Plättchen sind austauschbar: Der Spieler behält, was ihm noch zustand, eine Benutzung oder keine.

l3-figure-taken-back = Nimmst du eine Sonderfigur zurück, verlässt sie den Spielplan wie eine entfernte. Du kannst dadurch Plättchen verlieren.
    .why = Ein Plättchen hast du durch die Figuren neben seinem Ort.

l5-empty-supply = Mit leerem Vorrat kannst du kein Plättchen benutzen, das baut. Eines, das versetzt, kannst du benutzen.
    .why = Du hast nichts zum Bauen.

e1-supply-runs-out = Das Spielende ist ausgelöst, sobald der Vorrat eines Spielers durch Bauen leer ist, auch wenn noch Siedlungen auf einem Tempelplättchen liegen. Sonderfiguren zählen nicht, und eine Siedlung, die später zurückkommt, ändert nichts.
    .why = Das Heft spricht nur vom Vorrat. Eine Sammlung von Antworten aus der Spielergemeinde liest das anders.

s3-workers-special = Für die Arbeiter zählt jedes Sonderfeld: Orte, Burgen, Nomadenfelder, Paläste und Silos.
    .why = Spätere Erweiterungen fügen Sonderfelder hinzu und nehmen keine weg.

s4-merchants-special = Für die Kaufleute zählt jedes Sonderfeld: Orte, Burgen, Nomadenfelder, Paläste und Silos.
    .why = Spätere Erweiterungen fügen Sonderfelder hinzu und nehmen keine weg.

s10-lords-zero = Auch wer keine Figur in einem Quadranten hat, kann dort die zweithöchste Zahl haben und sich den zweiten Platz teilen. Ein Quadrant ganz ohne Figuren bringt niemandem etwas.
    .why = Das Heft ordnet die Zahlen der Figuren, und auch 0 ist eine Zahl.

s11-families-once = Es zählen nur die ersten drei Siedlungen der Pflichtaktion, und nur einmal. Eine Pflichtaktion mit weniger als drei Siedlungen bringt nichts.
    .why = Die Karte spricht von den drei Siedlungen der Pflichtaktion.

s12-figures-are-builds = Wer einen Krieger, einen Planwagen, ein Schiff oder ein Rathaus aufstellt, baut, auch für die Botschafter. Ein Rathaus wird Feld für Feld gewertet, wenn es steht. Wer eine Sonderfigur bewegt, baut nicht. Eine Steinmauer oder ein Späher ist kein Bau, aber ihr Feld ist besetzt.
    .why = Sonderfiguren kommen aus einem Vorrat auf den Spielplan, wie Siedlungen.

s13-ambassadors-scouts = Ein Bau neben einem fremden Späher bringt für die Botschafter nichts.
    .why = Ein Späher bringt niemandem etwas ein.

n2-donation-all-three = Mit einer Schenkung baust du alle drei Siedlungen, wenn du kannst. Was nicht geht, verfällt; die Siedlungen bleiben im Vorrat.
    .why = Auf dem Plättchen steht drei, nicht bis zu drei.

n4-sword-chooses = Wer das Schwert hat, wählt von jedem anderen Spieler in Zugreihenfolge eine Siedlung, einen Krieger, einen Planwagen oder ein Schiff, aber nie ein Rathaus. Wer nichts anderes hat, wird übersprungen.
    .why = Ein Rathaus bleibt das ganze Spiel stehen.

n5-outpost-with-build = Einen Außenposten nennst du zusammen mit dem Bau, für den er gilt, und nur wenn das Feld sonst nicht erlaubt wäre, weil es nicht angrenzt. Er gilt nicht zum Versetzen, nicht für ein Rathaus, nicht im Zug eines anderen, und nicht, solange der Tempel-Bonus dasselbe könnte.
    .why = So wird er nie verschwendet.

n6-resettlement = Du machst insgesamt bis zu vier Schritte, mit beliebigen Siedlungen in beliebiger Reihenfolge. Mit der anderen Option darf keine Siedlung neben mehr als einer deiner Figuren ankommen, und du darfst keinen Schritt machen, nach dem das nicht mehr zu schaffen ist.
    .why = Das englische Heft stellt keine solche Bedingung, das spanische schon.

n6-movement-counts-at-end = Bei einer Bewegung mit mehreren Schritten hat nur das letzte Feld Folgen: Plättchen, Kanus und markierte Reihen. Sie kommen, wenn du eine andere Figur bewegst oder die Aktion endet. Felder, über die die Figur nur zieht, haben keine. Bis dahin zählt die Figur so, als stünde sie noch am Anfang ihrer Bewegung. Mit der anderen Option hat jedes betretene Feld diese Folgen sofort, und die Figur zählt dort, wo sie steht.
    .why = In der Abbildung des Hefts zieht eine Siedlung drei Felder weit und nimmt dann das Plättchen neben ihrem neuen Platz. Eine Sammlung von Antworten aus der Spielergemeinde lässt jeden Schritt zählen.

x3-two-cards = Du hast zwei Karten, egal wie viele Kreuzungen du hast. Du wählst auch dann eine, wenn beide gleich sind. Die andere zeigst du, wenn du sie ablegst.
    .why = Auf dem Plättchen steht eine Karte mehr, und der Ablagestapel liegt offen. Niemand sonst soll erfahren, ob deine Karten gleich sind. Eine Sammlung von Antworten aus der Spielergemeinde liest das anders.

x6-wagon-counts-at-end = Nur das Feld, auf dem der Planwagen seine Bewegung beendet, hat Folgen, außer jeder Schritt zählt wie in N6.
    .why = Es ist eine Bewegung mit mehreren Schritten.

x7-ship-counts-at-end = Nur das Feld, auf dem das Schiff seine Bewegung beendet, hat Folgen, außer jeder Schritt zählt wie in N6.
    .why = Es ist eine Bewegung mit mehreren Schritten.

x8-figures-and-tiles = Plättchen, die Siedlungen versetzen, versetzen keine Sonderfiguren. Sonderfiguren nehmen und halten Plättchen wie Siedlungen. Verlierst du ein Plättchen, bleiben seine Sonderfiguren auf dem Spielplan.
    .why = Eine Sonderfigur bewegt nur ihr eigenes Plättchen. Eine Sammlung von Antworten aus der Spielergemeinde liest das anders.

x12-any-special-hex = Jedes Sonderfeld kann ein Zufluchtsort sein, auch die Paläste und Silos späterer Erweiterungen.
    .why = Die Karte nennt die Sonderfelder, die es gab, als sie gedruckt wurde.

s24-mayors-marks = Die vier Figuren müssen nicht nebeneinander stehen. Sonderfiguren zählen, Späher nicht. Ist der Vorrat leer, wird keine Reihe markiert; beim nächsten Bauen oder Versetzen des Spielers wird noch einmal geprüft. Eine Markierung mit der letzten Siedlung löst das Spielende aus.
    .why = Die Karte verlangt eine Reihe, keine Kette, und die Markierung kommt aus dem Vorrat.

s25-rovers-timing = Die Wanderer bringen am Ende des Zuges Gold. Ein Bau mit dem Kanu zählt nur im eigenen Zug. Silos zählen nicht.
    .why = Das englische Heft zahlt am Ende des Zuges, das spanische bei jedem Bau.

m1-swamp-card-choice = Das erste Feld, das du benutzt, entscheidet, für welches Gelände eine Sumpfkarte steht. Eine Karte, die ein Fort zieht, ist eine eigene Wahl.
    .why = Das Feld zeigt es, also muss niemand etwas ansagen.

m2-bonus-tile = Ein Bonusplättchen kannst du ab deinem nächsten Zug einmal pro Zug benutzen, solange du beide Ortsplättchen hast. Der Brunnen-Bonus verändert stattdessen jede Benutzung eines Brunnens.
    .why = Es funktioniert wie die Plättchen, von denen es kommt.

m3-two-canoes = Wer zwei Kanus hat, darf bei einem Ereignis beide benutzen. Ein neues Kanu gilt ab dem Anfang des nächsten Zuges seines Besitzers und dann einmal zwischen den Anfängen zweier seiner Züge. Wer am Zug ist, darf seinerseits auf die Reaktion eines anderen reagieren.
    .why = Jedes Kanu ist eine Reaktion zwischen zwei Zügen seines Besitzers, und ein Plättchen gilt ab dem nächsten Zug. Eine Sammlung von Antworten aus der Spielergemeinde liest das anders.

m4-fountain-bonus = Mit dem Bonusplättchen darf jeder Bau eines Brunnens auf Gebirge gehen, auch einer, den ein Basar wiederholt.
    .why = Das Heft sagt, dass der Bonus die Aktion verbessert; er ist keine eigene Aktion.

m6-temple-debt = In der Pflichtaktion baust du erst aus dem Vorrat und dann die Siedlungen von den Tempeln, auch wenn du das Plättchen verloren hast. Was du nicht bauen kannst, bleibt für einen späteren Zug.
    .why = Die Schuld gehört dem Spieler, nicht dem Plättchen.

h3-what-is-repeated = Das wiederholte Plättchen musst du vor diesem Zug gehabt haben, benutzt oder nicht. Einen Krieger oder einen aufgestellten Späher hebst du hoch und stellst ihn woandershin; das ist ein Versetzen. Planwagen und Schiff kannst du bewegen oder zurücknehmen. Wiederholst du die Kathedrale, kannst du Zahlenplättchen zurückgeben und bauen, aber keines nehmen. Rathaus, Kreuzung, Kanu und einen anderen Basar kann ein Basar nicht wiederholen.
    .why = Das Heft lässt Figuren umziehen und gibt keine neuen und keine weiteren Plättchen.

h3-crossroads = Ein Basar bringt einem Spieler mit Kreuzung keine weitere Geländekarte.
    .why = Eine Kreuzung wirkt am Ende jedes Zuges; sie ist keine Aktion, die sich wiederholen lässt. Eine Sammlung von Antworten aus der Spielergemeinde liest das anders.

h8-changing-numbers = Fünf Zahlenplättchen mit der 1 kannst du in deinem Zug jederzeit gegen ein Zahlenplättchen mit der 5 tauschen, nur nicht während der Pflichtaktion.
    .why = Zahlenplättchen sind wie Geld auf der Hand, und du behältst sie, wenn du die Kathedrale verlierst.

h10-silo-part = Die Silos eines Spielers werden gezählt, wenn seine Silophase beginnt. Wie sonst auch nehmen und verlieren Spieler dabei Plättchen, und andere können reagieren. Dieselbe Siedlung darf mehrmals ziehen.
    .why = Hier wird gebaut und versetzt wie sonst auch.

q1-castle-under-capitol = Die Burg unter einem Kapitol bleibt eine Burg. Zwei Kapitole in Reichweite bringen beide Gold.
    .why = Nirgends steht, dass sie keine mehr ist.

q2-cave-distance = Eine Höhle hält Abstand zu Orten, Burgen und Nomadenfeldern. Paläste und Silos spielen keine Rolle.
    .why = Die Regel nennt diese drei.

q2-fewer-caves = Ein Planteil darf ohne Höhle sein, aber nie zwei haben.
    .why = Ihr dürft mit weniger Höhlen spielen, und bei manchen Spielplänen gibt es auf einem Planteil kein Feld für eine Höhle.

q3-island-rim = Nur Wasserfelder zählen als Wasser. Der Rand der Insel liegt also nicht am Wasser. Mit der anderen Option liegt ein Inselfeld mit weniger als sechs Nachbarfeldern auf der Insel für die Fischer und die Mühle am Wasser. Waldläufer und Bürgermeister nutzen die Reihen der Insel. Linien enden an ihren Lücken.
    .why = Fischer und Mühle brauchen ein Wasserfeld, und die Reihen der Insel sind waagerechte Reihen. Eine Sammlung von Antworten aus der Spielergemeinde zählt den Rand mit.

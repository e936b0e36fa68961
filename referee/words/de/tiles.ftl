### Diese Sätze sagen, was ein Plättchen tut, wenn der Satz seiner Regel von mehr als diesem Plättchen handelt.

number-five = Zahlenplättchen: Tausche fünf Zahlenplättchen mit der 1 gegen ein Zahlenplättchen mit der 5, so oft du willst, solange ein Zahlenplättchen mit der 5 da ist.
foresters-lodge = Forsthaus: Baue auf Wald.
monastery = Kloster: Baue auf Schlucht.
fort = Fort: Zieh eine Geländekarte und baue auf ihrem Gelände, wenn du kannst.
canoe = Kanu: Nimmt ein anderer Spieler das letzte Plättchen eines Ortsfelds, baue sofort auf Sumpf oder Wasser.
canoe-bonus = Kanu-Bonus: Baue in deinem eigenen Zug auf Sumpf oder Wasser.
fountain = Brunnen: Baue neben genau einer deiner Figuren und neben keiner fremden.
fountain-bonus = Brunnen-Bonus: Mit jedem Brunnen darfst du auch auf Gebirge bauen.
refuge = Zuflucht: Versetze eine Siedlung auf ein Nachbarfeld.
refuge-bonus = Zuflucht-Bonus: Versetze eine Siedlung in gerader Linie, über alles hinweg, auf das erste bebaubare Feld.
temple = Tempel: Nimm eine Siedlung vom Spielplan; du baust sie in der Pflichtaktion deines nächsten Zuges zusätzlich.
temple-bonus = Tempel-Bonus: Die erste Siedlung deiner Pflichtaktion muss nicht angrenzen.
watchtower = Wachturm: Baue neben einer fremden Figur.
university = Universität: Baue neben einem Sonderfeld.
cathedral = Kathedrale: Nimm ein Zahlenplättchen mit der 1, oder gib Zahlenplättchen zurück und baue so viele Siedlungen auf dem Gelände der gespielten Karte. Das erste Zahlenplättchen mit der 1 bekommst du mit der Kathedrale.
tree-house = Baumhaus: Versetze eine Siedlung auf Wald.
rope-bridge = Seilbrücke: Versetze eine Siedlung auf Schlucht.
donation-grass = Schenkung: Baue drei Siedlungen auf Gras.
donation-canyon = Schenkung: Baue drei Siedlungen auf Schlucht.
donation-desert = Schenkung: Baue drei Siedlungen auf Wüste.
donation-flower-field = Schenkung: Baue drei Siedlungen auf Blumenfeld.
donation-forest = Schenkung: Baue drei Siedlungen auf Wald.
donation-water = Schenkung: Baue drei Siedlungen auf Wasser.
donation-mountain = Schenkung: Baue drei Siedlungen auf Gebirge.

### Was ein Plättchen tut, wenn der Satz seiner Regel von mehr als diesem Plättchen handelt.

number-five = Zahlenplättchen: Tausche fünf Zahlenplättchen 1 gegen ein Zahlenplättchen 5, so oft du willst, solange ein Zahlenplättchen 5 da ist.
foresters-lodge = Forsthaus: Bau auf Wald.
monastery = Kloster: Bau auf Schlucht.
fort = Fort: Zieh eine Geländekarte und bau auf ihrem Gelände, wenn du kannst.
canoe = Kanu: Nimmt ein anderer Spieler das letzte Plättchen eines Ortsfelds, bau sofort auf Sumpf oder Wasser.
canoe-bonus = Kanu-Bonus: Bau in deinem eigenen Zug auf Sumpf oder Wasser.
fountain = Brunnen: Bau neben genau einer deiner Figuren und neben keiner fremden.
fountain-bonus = Brunnen-Bonus: Mit jedem Brunnen darfst du auch auf Gebirge bauen.
refuge = Zuflucht: Versetz eine Siedlung auf ein Nachbarfeld.
refuge-bonus = Zuflucht-Bonus: Versetz eine Siedlung in gerader Linie, über alles hinweg, auf das erste bebaubare Feld.
temple = Tempel: Nimm eine Siedlung vom Spielplan; du baust sie in der Pflichtaktion deines nächsten Zuges zusätzlich.
temple-bonus = Tempel-Bonus: Die erste Siedlung deiner Pflichtaktion muss nicht angrenzen.
watchtower = Wachturm: Bau neben einer fremden Figur.
university = Universität: Bau neben einem Sonderfeld.
cathedral = Kathedrale: Nimm ein Zahlenplättchen 1, oder gib Zahlenplättchen zurück und bau so viele Siedlungen auf dem Gelände der gespielten Karte. Das erste Zahlenplättchen 1 bekommst du mit der Kathedrale.
tree-house = Baumhaus: Versetz eine Siedlung auf Wald.
rope-bridge = Seilbrücke: Versetz eine Siedlung auf Schlucht.
donation-grass = Schenkung: Bau drei Siedlungen auf Gras.
donation-canyon = Schenkung: Bau drei Siedlungen auf Schlucht.
donation-desert = Schenkung: Bau drei Siedlungen auf Wüste.
donation-flower-field = Schenkung: Bau drei Siedlungen auf Blumenfeld.
donation-forest = Schenkung: Bau drei Siedlungen auf Wald.
donation-water = Schenkung: Bau drei Siedlungen auf Wasser.
donation-mountain = Schenkung: Bau drei Siedlungen auf Gebirge.

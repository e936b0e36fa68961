### Diese Texte erklären, wie das Gold einer Karte, einer Aufgabe oder eines Teils des Spielplans gezählt wurde.

fishermen = { $count ->
        [0] keine Figur am Wasser
        [one] { $count } Figur am Wasser
       *[other] { $count } Figuren am Wasser
    }
miners = { $count ->
        [0] keine Figur am Gebirge
        [one] { $count } Figur am Gebirge
       *[other] { $count } Figuren am Gebirge
    }
workers = { $count ->
        [0] keine Figur neben einem Sonderfeld
        [one] { $count } Figur neben einem Sonderfeld
       *[other] { $count } Figuren neben einem Sonderfeld
    }
merchants = { $count ->
        [0] kein verbundenes Sonderfeld
        [one] { $count } verbundenes Sonderfeld
       *[other] { $count } verbundene Sonderfelder
    }
discoverers = { $count ->
        [0] keine waagerechte Reihe
        [one] { $count } waagerechte Reihe
       *[other] { $count } waagerechte Reihen
    }
knights = { $count ->
        [0] keine Figur in einer waagerechten Reihe
        [one] { $count } Figur in einer waagerechten Reihe
       *[other] { $count } Figuren in einer waagerechten Reihe
    }
hermits = { $count ->
        [0] kein Siedlungsgebiet
        [one] { $count } Siedlungsgebiet
       *[other] { $count } Siedlungsgebiete
    }
citizens = { $count ->
        [0] keine Figur im größten Siedlungsgebiet
        [one] { $count } Figur im größten Siedlungsgebiet
       *[other] { $count } Figuren im größten Siedlungsgebiet
    }
farmers = { $count ->
        [0] keine Figur im Quadranten mit den wenigsten
        [one] { $count } Figur im Quadranten mit den wenigsten
       *[other] { $count } Figuren im Quadranten mit den wenigsten
    }
lords = { $firsts ->
        [0] erster Platz in keinem Quadranten
       *[other] erster Platz in { $firsts } von 4 Quadranten
    }, { $seconds ->
        [0] zweiter in keinem
       *[other] zweiter in { $seconds }
    }
families = Gold gibt es während des Spiels, nicht am Ende
shepherds = Gold gibt es während des Spiels, nicht am Ende
ambassadors = Gold gibt es während des Spiels, nicht am Ende
geologists = { $count ->
        [0] kein verbundenes Gebirge
        [one] { $count } verbundenes Gebirge
       *[other] { $count } verbundene Gebirge
    }
messengers = { $count ->
        [0] kein Weg
        [one] ein Weg über { $count } Feld
       *[other] ein Weg über { $count } Felder
    }
noblewomen = { $count ->
        [0] um kein Sonderfeld die meisten Figuren
        [one] die meisten Figuren um ein Sonderfeld
       *[other] die meisten Figuren um { $count } Sonderfelder
    }
vassals = { $count ->
        [0] keine Figur neben einem anderen Planteil
        [one] { $count } Figur neben einem anderen Planteil
       *[other] { $count } Figuren neben einem anderen Planteil
    }
captains = { $count ->
        [0] keine Figur neben mindestens drei eigenen
        [one] { $count } Figur neben mindestens drei eigenen
       *[other] { $count } Figuren neben mindestens drei eigenen
    }
scouts = { $count ->
        [0] keine Figur neben dem Gelände, dessen Karten aus dem Spiel sind
        [one] { $count } Figur neben dem Gelände, dessen Karten aus dem Spiel sind
       *[other] { $count } Figuren neben dem Gelände, dessen Karten aus dem Spiel sind
    }
homesteaders = { $count ->
        [0] keine Figur im Quadranten mit den meisten
        [one] { $count } Figur im Quadranten mit den meisten
       *[other] { $count } Figuren im Quadranten mit den meisten
    }
rangers = { $count ->
        [0] keine Reihe mit genau einer Figur
        [one] { $count } Reihe mit genau einer Figur
       *[other] { $count } Reihen mit genau einer Figur
    }
chainers = { $count ->
        [0] keine Figur neben genau zwei eigenen
        [one] { $count } Figur neben genau zwei eigenen
       *[other] { $count } Figuren neben genau zwei eigenen
    }
travellers = { $count ->
        [0] keine Figur am Rand des Spielplans
        [one] { $count } Figur am Rand des Spielplans
       *[other] { $count } Figuren am Rand des Spielplans
    }
mayors = { $count ->
        [0] keine markierte Reihe
        [one] { $count } markierte Reihe
       *[other] { $count } markierte Reihen
    }
rovers = Gold gibt es während des Spiels, nicht am Ende
palaces = { $count ->
        [0] bei keinem Palast die meisten Figuren
        [one] die meisten Figuren um einen Palast
       *[other] die meisten Figuren um { $count } Paläste
    }
capitols = { $count ->
        [0] keine Figur im Umkreis von zwei Feldern um ein Kapitol
        [one] { $count } Figur, höchstens zwei Felder von einem Kapitol entfernt
       *[other] { $count } Figuren, höchstens zwei Felder von einem Kapitol entfernt
    }
castles = { $count ->
        [0] keine Burg erreicht
        [one] { $count } Burg erreicht
       *[other] { $count } Burgen erreicht
    }
gold = im Spiel bekommen
task = { $fulfilled ->
        [fulfilled] Aufgabe erfüllt
       *[other] Aufgabe nicht erfüllt
    }

### Wie das Gold einer Karte, einer Aufgabe oder eines Teils des Spielplans gezählt wurde.

fishermen = { $count ->
        [one] { $count } Figur am Wasser
       *[other] { $count } Figuren am Wasser
    }
miners = { $count ->
        [one] { $count } Figur am Gebirge
       *[other] { $count } Figuren am Gebirge
    }
workers = { $count ->
        [one] { $count } Figur neben einem Sonderfeld
       *[other] { $count } Figuren neben einem Sonderfeld
    }
merchants = { $count ->
        [one] { $count } verbundenes Sonderfeld
       *[other] { $count } verbundene Sonderfelder
    }
discoverers = { $count ->
        [one] { $count } waagerechte Reihe
       *[other] { $count } waagerechte Reihen
    }
knights = { $count ->
        [one] { $count } Figur in einer waagerechten Reihe
       *[other] { $count } Figuren in einer waagerechten Reihe
    }
hermits = { $count ->
        [one] { $count } Siedlungsgebiet
       *[other] { $count } Siedlungsgebiete
    }
citizens = { $count ->
        [one] { $count } Figur im größten Siedlungsgebiet
       *[other] { $count } Figuren im größten Siedlungsgebiet
    }
farmers = { $count ->
        [one] { $count } Figur im Quadranten mit den wenigsten
       *[other] { $count } Figuren im Quadranten mit den wenigsten
    }
lords = in { $firsts } von 4 Quadranten die meisten Figuren, in { $seconds } die zweitmeisten
families = schon im Spiel bekommen
shepherds = schon im Spiel bekommen
ambassadors = schon im Spiel bekommen
geologists = { $count ->
        [one] { $count } verbundenes Gebirgsfeld
       *[other] { $count } verbundene Gebirgsfelder
    }
messengers = { $count ->
        [one] ein Weg über { $count } Feld
       *[other] ein Weg über { $count } Felder
    }
noblewomen = { $count ->
        [one] die meisten Figuren um { $count } Sonderfeld
       *[other] die meisten Figuren um { $count } Sonderfelder
    }
vassals = { $count ->
        [one] { $count } Figur neben einem anderen Planteil
       *[other] { $count } Figuren neben einem anderen Planteil
    }
captains = { $count ->
        [one] { $count } Figur neben mindestens drei eigenen
       *[other] { $count } Figuren neben mindestens drei eigenen
    }
scouts = { $count ->
        [one] { $count } Figur neben dem entfernten Gelände
       *[other] { $count } Figuren neben dem entfernten Gelände
    }
homesteaders = { $count ->
        [one] { $count } Figur im Quadranten mit den meisten
       *[other] { $count } Figuren im Quadranten mit den meisten
    }
rangers = { $count ->
        [one] { $count } Reihe mit genau einer Figur
       *[other] { $count } Reihen mit genau einer Figur
    }
chainers = { $count ->
        [one] { $count } Figur neben genau zwei eigenen
       *[other] { $count } Figuren neben genau zwei eigenen
    }
travellers = { $count ->
        [one] { $count } Figur am Rand des Spielplans
       *[other] { $count } Figuren am Rand des Spielplans
    }
mayors = { $count ->
        [one] { $count } markierte Reihe
       *[other] { $count } markierte Reihen
    }
rovers = schon im Spiel bekommen
palaces = { $count ->
        [one] die meisten Figuren um { $count } Palast
       *[other] die meisten Figuren um { $count } Paläste
    }
capitols = { $count ->
        [one] { $count } Figur, höchstens zwei Felder von einem Kapitol entfernt
       *[other] { $count } Figuren, höchstens zwei Felder von einem Kapitol entfernt
    }
castles = { $count ->
        [one] { $count } Burg erreicht
       *[other] { $count } Burgen erreicht
    }
gold = im Spiel bekommen
task = { $fulfilled ->
        [fulfilled] erfüllt
       *[other] nicht erfüllt
    }

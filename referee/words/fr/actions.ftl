### Ce qu’un joueur ou la table peut faire ; un point suit.

build = Construisez sur { $at }
    .means = avec votre carte de terrain
    .tile = avec { $tile }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
    .waiver = et utilisez { $waiver } pour que { $at } n’ait pas besoin d’être adjacente
place = { $tile_word ->
        [barracks] Placez un guerrier sur { $at } avec { $tile }
        [city-hall] Placez votre hôtel de ville autour de { $at } avec { $tile }
        [lighthouse] Placez votre bateau sur { $at } avec { $tile }
        [quarry] Placez un mur de pierre sur { $at } avec { $tile }
        [scout-cabin] Placez un éclaireur sur { $at } avec { $tile }
        [wagon] Placez votre chariot sur { $at } avec { $tile }
       *[other] Placez une figurine sur { $at } avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
    .waiver = et utilisez { $waiver } pour que { $at } n’ait pas besoin d’être adjacente
move = { $tile_word ->
        [barracks] Déplacez votre guerrier de { $from } à { $to } avec { $tile }
        [lighthouse] Déplacez votre bateau de { $from } à { $to } avec { $tile }
        [scout-cabin] Déplacez votre éclaireur de { $from } à { $to } avec { $tile }
        [wagon] Déplacez votre chariot de { $from } à { $to } avec { $tile }
       *[other] Déplacez votre cité de { $from } à { $to } avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
remove = { $tile_word ->
        [barracks] Reprenez votre guerrier sur { $at } avec { $tile }
        [lighthouse] Reprenez votre bateau sur { $at } avec { $tile }
        [sword] Retirez de { $at } ce qu’y a l’autre joueur avec { $tile }
        [temple] Retirez votre cité de { $at } avec { $tile }
        [wagon] Reprenez votre chariot sur { $at } avec { $tile }
       *[other] Retirez la figurine de { $at } avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
draw = Piochez une carte de terrain avec { $tile }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
take = Prenez un jeton numéroté avec { $tile }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
spend = Rendez des jetons numérotés ({ $ones } × 1, { $fives } × 5) avec { $tile }
    .via = (répétée avec { $via })
    .without = mais sans { $without }
finish = Arrêtez ici
redraw = Piochez une autre carte à la place de la carte inutile
end-turn = Terminez votre tour
play = Jouez votre carte de terrain et dites laquelle c’est, par exemple { $card }
reveal = Dites quelle carte a été piochée, par exemple { $card }
shuffle = Mélangez la défausse et dites dans quel ordre elle devient la pioche

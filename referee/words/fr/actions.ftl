### Ce qu’un joueur ou la table peut faire ; un point suit.

build = Construisez sur { $at }
    .means = avec votre carte Terrain
    .tile = avec { $tile }
    .waiver = et utilisez { $waiver } : { $at } n’a alors pas besoin d’être adjacente
    .via = au moyen de { $via }
    .without = mais sans { $without }
place = { $tile_word ->
        [quarry] Placez un mur de pierre sur { $at } avec { $tile }
        [barracks] Placez un guerrier sur { $at } avec { $tile }
        [wagon] Placez votre chariot sur { $at } avec { $tile }
        [lighthouse] Placez votre bateau sur { $at } avec { $tile }
        [city-hall] Placez votre hôtel de ville autour de { $at } avec { $tile }
        [scout-cabin] Placez un éclaireur sur { $at } avec { $tile }
       *[other] Placez une figurine sur { $at } avec { $tile }
    }
    .waiver = et utilisez { $waiver } : { $at } n’a alors pas besoin d’être adjacente
    .via = au moyen de { $via }
    .without = mais sans { $without }
move = Déplacez le pion de { $from } à { $to } avec { $tile }
    .via = au moyen de { $via }
    .without = mais sans { $without }
remove = Retirez le pion de { $at } avec { $tile }
    .via = au moyen de { $via }
    .without = mais sans { $without }
draw = Piochez une carte Terrain avec { $tile }
    .via = au moyen de { $via }
    .without = mais sans { $without }
take = Prenez un jeton numéroté avec { $tile }
    .via = au moyen de { $via }
    .without = mais sans { $without }
spend = Rendez des jetons numérotés ({ $ones } × 1, { $fives } × 5) avec { $tile }
    .via = au moyen de { $via }
    .without = mais sans { $without }
finish = Arrêtez ici (`finish`)
redraw = Piochez une carte à la place de la carte inutile (`redraw`)
end-turn = Terminez votre tour (`end-turn`)
play = Jouez votre carte : { $card }
reveal = Dites quelle carte est piochée : { $card }
shuffle = Mélangez la défausse et dites dans quel ordre elle devient la pioche (`shuffle`)

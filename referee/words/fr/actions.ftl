### Ces phrases disent ce qu’un joueur ou la table peut faire ; le programme ajoute le point final.

build = Construisez sur { $at }
    .means = avec votre carte de terrain
    .tile = avec { $tile }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
    .waiver = et utilisez { $waiver } pour que { $at } n’ait pas besoin d’être adjacente
place = { $tile_word ->
        [barracks] Placez un guerrier sur { $at } avec { $tile }
        [city-hall] Placez votre hôtel de ville sur { $at } et sur les six cases autour avec { $tile }
        [lighthouse] Placez votre bateau sur { $at } avec { $tile }
        [quarry] Placez un mur de pierre sur { $at } avec { $tile }
        [scout-cabin] Placez un éclaireur sur { $at } avec { $tile }
        [wagon] Placez votre chariot sur { $at } avec { $tile }
       *[other] Placez une figurine sur { $at } avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
    .waiver = et utilisez { $waiver } pour que { $at } n’ait pas besoin d’être adjacente
move = { $tile_word ->
        [barracks] Déplacez votre guerrier de { $from } à { $to } avec { $tile }
        [lighthouse] Déplacez votre bateau de { $from } à { $to } avec { $tile }
        [scout-cabin] Déplacez votre éclaireur de { $from } à { $to } avec { $tile }
        [wagon] Déplacez votre chariot de { $from } à { $to } avec { $tile }
       *[other] Déplacez votre cité de { $from } à { $to } avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
remove = { $by ->
        [opponent] Retirez de { $at } { $piece_the } du joueur { $owner } avec { $tile }
       *[other] { $tile_word ->
            [barracks] Reprenez votre guerrier sur { $at } avec { $tile }
            [lighthouse] Reprenez votre bateau sur { $at } avec { $tile }
            [temple] Retirez votre cité de { $at } avec { $tile }
            [wagon] Reprenez votre chariot sur { $at } avec { $tile }
           *[other] Retirez ce qui est sur { $at } avec { $tile }
        }
    }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
draw = Piochez une carte de terrain avec { $tile }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
take = { $tile_word ->
        [number-five] Échangez cinq jetons numérotés de valeur 1 contre un de valeur 5
       *[other] Prenez un jeton numéroté avec { $tile }
    }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
spend = { $ones ->
        [0] { $fives ->
            [one] Rendez un jeton numéroté de valeur 5 avec { $tile }
           *[other] Rendez { $fives } jetons numérotés de valeur 5 avec { $tile }
        }
        [one] { $fives ->
            [0] Rendez un jeton numéroté de valeur 1 avec { $tile }
            [one] Rendez un jeton numéroté de valeur 1 et un de valeur 5 avec { $tile }
           *[other] Rendez un jeton numéroté de valeur 1 et { $fives } de valeur 5 avec { $tile }
        }
       *[other] { $fives ->
            [0] Rendez { $ones } jetons numérotés de valeur 1 avec { $tile }
            [one] Rendez { $ones } jetons numérotés de valeur 1 et un de valeur 5 avec { $tile }
           *[other] Rendez { $ones } jetons numérotés de valeur 1 et { $fives } de valeur 5 avec { $tile }
        }
    }
    .via = (répétée avec { $via })
    .without = , mais sans { $without }
finish = { $by ->
        [decline] Passez
        [skip] N’utilisez pas ce silo
       *[other] Arrêtez ici
    }
redraw = Piochez une autre carte
    .card = à la place de votre carte de terrain « { $card } », pour laquelle il ne reste aucune case libre
end-turn = Terminez votre tour
play = { $by ->
        [hand] Jouez votre carte de terrain « { $card } »
       *[other] Dites quelle carte de terrain vous jouez, par exemple « { $card } »
    }
reveal = Dites quelle carte a été piochée, par exemple « { $card } »
shuffle = { $by ->
        [one-card] Faites de la seule carte de la défausse la nouvelle pioche
       *[other] Mélangez la défausse et dites dans quel ordre elle devient la pioche
    }

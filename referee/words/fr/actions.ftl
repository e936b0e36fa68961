### Ce qu’un joueur ou la table peut faire ; un point suit.

build = Construisez sur { $at }
    .tile = avec { $tile }
    .waiver = et utilisez { $waiver } : { $at } n’a alors pas besoin d’être adjacente
    .via = au moyen de { $via }
place = Placez un pion sur { $at } avec { $tile }
    .waiver = et utilisez { $waiver } : { $at } n’a alors pas besoin d’être adjacente
    .via = au moyen de { $via }
move = Déplacez le pion de { $from } à { $to } avec { $tile }
    .via = au moyen de { $via }
remove = Retirez le pion de { $at } avec { $tile }
    .via = au moyen de { $via }
draw = Piochez une carte Terrain avec { $tile }
    .via = au moyen de { $via }
take = Prenez un jeton numéroté avec { $tile }
    .via = au moyen de { $via }
spend = Rendez des jetons numérotés ({ $ones } × 1, { $fives } × 5) avec { $tile }
    .via = au moyen de { $via }
finish = Arrêtez ici (`finish`)
redraw = Piochez une carte à la place de la carte inutile (`redraw`)
end-turn = Terminez votre tour (`end-turn`)
play = Jouez votre carte : { $card }
reveal = Dites quelle carte est piochée : { $card }
shuffle = Mélangez la défausse et dites dans quel ordre elle devient la pioche (`shuffle`)

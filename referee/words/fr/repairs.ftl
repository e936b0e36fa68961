### Ces phrases disent ce qu’il faut changer pour qu’une table impossible devienne possible.

turn-section = Tournez de 180 degrés le quadrant situé { $quarter }.
swap-sections = Échangez le quadrant situé { $quarter } et celui situé { $second }.
printed-section = Utilisez le quadrant « { $section } » situé { $quarter } tel qu’il est imprimé : le vôtre en diffère par { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
other-section = Placez { $quarter } le quadrant « { $section } ».
leave-out-landmarks = N’utilisez que des quadrants, capitoles et grottes qui peuvent aller ensemble : remplacez les autres ou retirez-les.
other-player = Nommez un joueur qui participe, par exemple { $colour }.
swap-colours = Échangez les cités du joueur { $colour } et celles du joueur { $other }.
move-piece = Déplacez { $piece_the } du joueur { $colour } de { $from } à { $to }.
remove-piece = Retirez de { $at } { $piece_the } du joueur { $colour }.
return-piece = Remettez dans sa réserve { $piece_the } du joueur { $colour } qui est sur { $at }.
remove-wall = Retirez le mur de pierre de { $at }.
supply = Laissez { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    } dans la réserve du joueur { $colour }.
round = Corrigez la manche : c’est la manche { $round }.
ending = { $ending ->
        [yes] Notez que c’est la dernière manche : la fin de la partie a été déclenchée.
       *[no] Notez que ce n’est pas la dernière manche : la fin de la partie n’a pas été déclenchée.
    }
tiles-left = Laissez { $count ->
        [one] { $count } plaquette
       *[other] { $count } plaquettes
    } sur { $at }.
not-a-location = Ne laissez pas de plaquettes sur { $at } : ce n’est pas une case « lieu ».
nomad-tile-gone = Retirez la plaquette de nomades de { $at }.
add-tile = Donnez au joueur { $colour } { $tile } de { $at } ({ $status }).
note-tile = Notez que le joueur { $colour } a pris { $tile } sur { $at }.
remove-tile = Retirez au joueur { $colour } { $tile } de { $at }.
forget-tile = Retirez au joueur { $colour } la plaquette de { $at } : il n’y en a jamais pris.
other-tile = Remplacez la plaquette que le joueur { $colour } a prise sur { $at } par { $tile } ({ $status }).
bonus-tiles = Donnez au joueur { $colour } les plaquettes de bonus qui vont avec ses plaquettes de lieu, et aucune autre.
remove-nomad-tile = Retirez au joueur { $colour } { $tile }.
nomad-tile-round = Notez que le joueur { $colour } a pris { $tile } pendant la manche { $round }.

### Ce qu’il faut changer pour qu’une table impossible devienne possible.

turn-section = Tournez de 180 degrés le quadrant situé { $quarter }.
swap-sections = Échangez le quadrant situé { $quarter } et celui situé { $second }.
printed-section = Utilisez le quadrant « { $section } » tel qu’il est imprimé ({ $quarter }) : le vôtre en diffère par { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
other-section = Placez le quadrant « { $section } » ({ $quarter }).
leave-out-landmarks = N’utilisez que des quadrants, capitoles et grottes qui peuvent aller ensemble : remplacez les autres ou retirez-les.
other-player = Nommez un joueur qui participe, par exemple { $colour }.
swap-colours = Échangez les pions du joueur { $colour } et du joueur { $other }.
move-piece = Déplacez un pion du joueur { $colour } ({ $piece }) de { $from } à { $to }.
remove-piece = Retirez de { $at } le pion du joueur { $colour } ({ $piece }).
return-piece = Retirez de { $at } le pion du joueur { $colour } ({ $piece }) et remettez-le dans sa réserve.
remove-wall = Retirez le mur de pierre de { $at }.
supply = Mettez la réserve du joueur { $colour } à { $count }.
round = Mettez la manche à { $round }.
ending = { $ending ->
        [yes] Mettez `ending` à true : la fin est déclenchée.
       *[no] Mettez `ending` à false : la fin n’est pas déclenchée.
    }
tiles-left = Laissez { $count ->
        [one] { $count } plaquette
       *[other] { $count } plaquettes
    } sur { $at } (`location_tiles`).
not-a-location = Retirez { $at } de `location_tiles`.
nomad-tile-gone = Retirez la plaquette de nomades de { $at }.
add-tile = Donnez au joueur { $colour } { $tile } de { $at } ({ $status }).
note-tile = Ajoutez { $at } au `taken_from` du joueur { $colour }, qui y a pris { $tile }.
remove-tile = Retirez au joueur { $colour } { $tile } de { $at }.
forget-tile = Retirez au joueur { $colour } la plaquette de { $at } : il n’y en a jamais pris.
other-tile = Remplacez la plaquette que le joueur { $colour } a prise sur { $at } par { $tile } ({ $status }).
bonus-tiles = Donnez au joueur { $colour } les plaquettes de bonus qui vont avec ses plaquettes de lieu, et aucune autre.
remove-nomad-tile = Retirez au joueur { $colour } { $tile }.
nomad-tile-round = Notez que le joueur { $colour } a pris { $tile } pendant la manche { $round }.

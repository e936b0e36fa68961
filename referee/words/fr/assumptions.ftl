### Ce que l’arbitre suppose au sujet d’une table, et pourquoi.

cards = Aucune carte Kingdom Builder n’a été indiquée ; { $cards } les remplacent. Elles ne changent rien à ce que vous pouvez faire, seulement le score.
tasks = Aucune mission n’a été indiquée ; { $count ->
        [one] { $tasks } la remplace
       *[other] { $tasks } les remplacent
    }. Les missions ne changent rien à ce que vous pouvez faire, seulement le score.
removed-terrain = Une carte en jeu retire les cartes d’un terrain, et personne n’a dit lequel. L’arbitre suppose que c’est le terrain « { $terrain } ».
swamp-cards = Le plateau n’a pas de marais et aucune carte de marais n’a été vue ; ces cartes ne sont donc pas dans la pioche.
turn-card = La carte de terrain du joueur { $colour } n’a pas été indiquée ; elle est donc encore face cachée.
turn-begins = Rien n’est indiqué pour ce tour. On suppose donc que le joueur { $colour } vient de le commencer et n’a encore rien construit ni utilisé.
turn-terrain = La carte « { $card } » montre deux terrains, et aucun des deux n’a encore été choisi.
start-player = Le joueur { $colour } a commencé la partie : c’est ce qui correspond le mieux au nombre de cités.
round = C’est la manche { $round } : c’est ce qui correspond le mieux au nombre de cités.
ending = Tous les joueurs ont des cités dans leur réserve ; la fin de la partie n’a donc pas été déclenchée.
piles = L’ordre de la pioche est inconnu. Toute carte de terrain qui n’a pas été indiquée peut s’y trouver.
location-tiles =
    { $count ->
        [0] Il ne reste aucune plaquette
        [one] Il reste { $count } plaquette
       *[other] Il reste { $count } plaquettes
    } sur { $at } ({ $tile_name }). Ce nombre est déduit des pions qui sont à côté maintenant ; un joueur qui n’y a plus de pion peut aussi en avoir pris une.
takers =
    { $by ->
        [near] Qui a pris les plaquettes de { $at } ({ $tile_name }) ? Des pions de ces couleurs sont à côté ; ce sont donc elles : { $colours }.
       *[gone] Qui a pris les plaquettes de { $at } ({ $tile_name }) ? Un joueur parti depuis, qui a perdu la sienne. L’arbitre suppose ces couleurs : { $colours }.
    } D’autres joueurs peuvent en avoir pris une et être partis.
tiles-held = Le joueur { $colour } a toujours une plaquette de chaque lieu à côté de ses pions ({ $tiles }). Un joueur qui a quitté un lieu puis y est revenu a perdu sa plaquette.
tile-status =
    { $by ->
        [used] Le joueur { $colour } a déjà utilisé { $tile } de { $at } à ce tour : les éclaireurs qu’elle amène sont sur le plateau.
        [fresh] Le joueur { $colour } a pris { $tile } de { $at } à ce tour : seuls des pions construits à ce tour sont à côté.
       *[ready] Le joueur { $colour } peut utiliser { $tile } de { $at } : personne n’a dit qu’elle a été prise ou utilisée à ce tour.
    }
nomad-space = Personne n’a dit quelle plaquette de nomades est sur { $at }. L’arbitre suppose que c’est { $tile }.
nomad-tiles = Le joueur { $colour } n’a pas de plaquette de nomades : personne n’en a mentionné, et les précédentes ont quitté la partie.
hand = Le joueur { $colour } a { $count ->
        [one] { $count } carte de terrain
       *[other] { $count } cartes de terrain
    } face cachée.
temple = Aucune cité du joueur { $colour } n’est sur une plaquette « temple » : personne n’en a mentionné.
numbers = Le joueur { $colour } a { $count ->
        [one] { $count } jeton 1, reçu
       *[other] { $count } jetons 1, reçus
    } avec la cathédrale : personne n’en a mentionné d’autres.
gold = Le joueur { $colour } n’a pas gagné d’or en cours de partie : personne n’en a mentionné, mais un élément de cette table en rapporte avant la fin.

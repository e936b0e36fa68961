### Ces phrases disent ce que l’arbitre suppose au sujet d’une table, et pourquoi.

cards = Vous n’avez pas nommé les cartes Kingdom Builder ; { $cards } les remplacent. Le score en dépend, et quelques cartes changent aussi ce que vous pouvez faire.
tasks =
    { $count ->
        [one] Vous n’avez pas nommé la mission ; { $tasks } la remplace.
       *[other] Vous n’avez pas nommé les missions ; { $tasks } les remplacent.
    } Les missions ne changent que le score, pas ce que vous pouvez faire.
removed-terrain = Une carte en jeu retire les cartes d’un terrain, et vous n’avez pas dit lequel. L’arbitre suppose que c’est le terrain « { $terrain } ».
swamp-cards = Le plateau n’a pas de marais et vous n’avez nommé aucune carte de marais ; ces cartes ne sont donc pas dans la pioche.
turn-card = Vous n’avez pas nommé la carte de terrain du joueur { $colour } ; elle est donc encore face cachée.
turn-begins = Vous n’avez rien dit de ce tour ; il vient donc de commencer, et le joueur { $colour } n’a encore rien construit ni utilisé.
turn-terrain = La carte « { $card } » montre deux terrains, et la première construction n’a pas encore décidé entre les deux.
start-player = Le joueur { $colour } a commencé la partie : c’est ce qui correspond le mieux au nombre de cités.
round = C’est la manche { $round } : c’est ce qui correspond le mieux au nombre de cités.
ending = Tous les joueurs ont des cités dans leur réserve ; la fin de la partie n’a donc pas été déclenchée.
piles = L’ordre de la pioche n’est pas connu. Toute carte de terrain que vous n’avez pas nommée peut s’y trouver.
location-tiles =
    { $count ->
        [0] Il ne reste aucune plaquette
        [one] Il reste { $count } plaquette
       *[other] Il reste { $count } plaquettes
    } sur { $at } ({ $tile_name }), à en juger par les cités qui sont à côté. Un joueur parti depuis peut aussi en avoir pris une.
takers =
    { $by ->
        [near] Les plaquettes de { $at } ({ $tile_name }) ont été prises par { $colours }, qui ont des cités à côté.
       *[gone] Les plaquettes de { $at } ({ $tile_name }) ont été prises par { $colours }, qui sont partis depuis et les ont perdues.
    } D’autres joueurs peuvent en avoir pris une et être partis.
tiles-held = Le joueur { $colour } a toujours une plaquette de chaque lieu à côté de ses cités ({ $tiles }). S’il a quitté un lieu puis y est revenu, il a perdu cette plaquette.
tile-status =
    { $by ->
        [used] Le joueur { $colour } a déjà utilisé { $tile } de { $at } pendant ce tour : des éclaireurs sont sur le plateau.
        [fresh] Le joueur { $colour } a pris { $tile } de { $at } pendant ce tour : seules des cités construites pendant ce tour sont à côté.
       *[ready] Le joueur { $colour } peut utiliser { $tile } de { $at } : vous n’avez pas dit qu’il l’a prise ou utilisée pendant ce tour.
    }
nomad-space = Vous n’avez pas dit quelle plaquette de nomades est sur { $at }. L’arbitre suppose que c’est { $tile }.
nomad-tiles = Le joueur { $colour } n’a pas de plaquette de nomades : vous n’en avez nommé aucune, et celles qu’il avait prises ont quitté la partie.
hand = Le joueur { $colour } a { $count ->
        [one] { $count } carte de terrain
       *[other] { $count } cartes de terrain
    } face cachée.
temple = Le joueur { $colour } n’a pas de cités sur des plaquettes « temple » : vous n’en avez nommé aucune.
numbers = Le joueur { $colour } a { $count ->
        [one] { $count } jeton numéroté 1, reçu
       *[other] { $count } jetons numérotés 1, reçus
    } avec la cathédrale : vous n’en avez pas nommé d’autres.
gold = Le joueur { $colour } n’a pas encore gagné de pièces d’or : vous n’en avez nommé aucune. Dans cette partie, on peut en gagner avant la fin.

### Ces phrases disent pourquoi une position ou un état est impossible, et ce qu’il faut corriger.

player-count =
    { $count ->
        [one] Il y a { $count } joueur
       *[other] Il y a { $count } joueurs
    }, mais on joue de deux à cinq.
same-colour = Deux joueurs ont la couleur { $colour }. Chaque joueur doit avoir une couleur différente.
card-count =
    { $count ->
        [0] Aucune carte Kingdom Builder n’est indiquée
        [one] Il y a { $count } carte Kingdom Builder
       *[other] Il y a { $count } cartes Kingdom Builder
    }, mais une partie en a trois.
same-card = La carte « { $card } » figure deux fois. Les trois cartes doivent être différentes.
unknown-card = Il n’existe pas de carte Kingdom Builder nommée « { $card } ». Le catalogue les contient toutes.
task-count =
    { $count ->
        [one] Il y a { $count } carte de mission
       *[other] Il y a { $count } cartes de mission
    }, mais ce plateau en demande { $due } : une par quadrant de Crossroads.
same-task = La mission « { $task } » figure deux fois. Les missions doivent être différentes.
unknown-task = Il n’existe pas de mission nommée « { $task } ». Le catalogue les contient toutes.
unknown-nomad-tile = Il n’existe pas de plaquette de nomades nommée « { $tile_name } ». Le catalogue les contient toutes.
removed-terrain =
    { $wanted ->
        [one] Une carte en jeu retire un terrain ; il faut donc dire lequel des cinq terrains de base est retiré.
        [all] Les cartes « { $found } » ont quitté la partie ; les { $count } doivent donc être parmi les cartes retirées.
       *[none] Le terrain retiré est « { $found } », mais aucune carte en jeu ne retire de terrain.
    }
unknown-location = { $at } est indiqué comme le lieu « { $tile_name } », qui n’existe pas. Le catalogue les contient tous.
two-pieces =
    { $colour ->
        [stone] Un mur de pierre partage une case avec une cité ou une figurine : { $hexes }.
       *[other] Le joueur { $colour } partage une case avec autre chose : { $hexes }.
    } Une case ne porte qu’une cité, une figurine ou un mur.
off-the-board = { $at } n’est pas sur ce plateau. Si l’île est en jeu, ajoutez-la au plateau.
on-special-hex = { $at } est une case « { $found } » ; rien ne peut jamais y être construit. Vérifiez cette case.
out-of-reach =
    { $by ->
        [player] Aucune plaquette que ce joueur a eue n’amène une cité ou une figurine sur une case « { $found } » : { $hexes }.
        [piece] Aucune plaquette de ce plateau ne peut placer une telle figurine où que ce soit : { $hexes }.
       *[board] Rien sur ce plateau n’amène une telle cité ou figurine sur une case « { $found } » : { $hexes }.
    } Vérifiez ce qui s’y trouve et le terrain.
too-many-settlements = Le joueur { $colour } a { $count } cités sur le plateau, mais chaque couleur n’en a que 40.
too-many-figures = Le joueur { $colour } a trop de figurines d’un même type sur le plateau ({ $figure }). Chaque couleur n’en a que { $most }.
over-the-edge = Un hôtel de ville couvre une case et les six cases adjacentes, mais une partie de celui-ci est hors du plateau. Vérifiez sa case centrale.
too-many-walls = Il y a { $count } murs de pierre sur le plateau, mais la boîte n’en a que { $most }.
impossible-mark = Le joueur { $colour } ne peut pas avoir marqué la ligne { $line }. Les maires doivent être en jeu, et une ligne n’est marquée qu’une fois.
scouts-out-of-turn = Les éclaireurs ne sont sur le plateau que pendant le tour de leur joueur. Retirez-les.
temple-never-taken = Le joueur { $colour } a { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    } sur des plaquettes « temple », mais n’en a jamais pris. Retirez les cités, ou ajoutez la plaquette à celles qu’il a prises.
too-many-numbers = Les joueurs ont des jetons numérotés { $ones } × 1 et { $fives } × 5, mais la boîte n’en a que 8 × 1 et 2 × 5.
bonus-mismatch = Un joueur n’a une plaquette de bonus que tant qu’il a deux plaquettes de lieu de son type. Le joueur { $colour } devrait avoir { $due ->
        [none] aucune plaquette de bonus
       *[other] ceci : { $due }
    }.
supply-mismatch = Le joueur { $colour } a { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    } en jeu et { $supply } dans sa réserve. Il en faut 40 en tout.
too-few-builds = Le joueur { $colour } a { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    } après { $turns ->
        [one] { $turns } tour terminé
       *[other] { $turns } tours terminés
    }. Il devrait en avoir au moins { $least } : trois par tour terminé (deux dans une partie avec les cartes de marais), plus celles déjà construites pendant ce tour.
tiles-elsewhere = Il faut indiquer les plaquettes qui restent sur chaque case « lieu » du plateau, et sur aucune autre. Vérifiez { $at }.
too-many-tiles = { $at } avait deux plaquettes au début. Maintenant, { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    } et { $takers ->
        [one] { $takers } joueur en a pris une
       *[other] { $takers } joueurs en ont pris une
    } ; il en faut deux en tout.
tile-not-taken =
    { $by ->
        [nomad] Une plaquette de nomades est encore sur { $at }, mais une cité est à côté ; son joueur doit l’avoir prise.
        [count] Il reste deux plaquettes sur { $at }, mais une cité est à côté ; son joueur doit en avoir pris une. Il peut en rester une au plus.
       *[player] Le joueur { $colour } a une cité à côté de { $at }, où il reste des plaquettes ; il doit donc y en avoir pris une.
    }
tile-of-another-kind =
    { $by ->
        [taken] Un joueur a pris une plaquette sur { $at }, mais { $at } n’est pas une case « lieu » ({ $found }).
       *[tile] Le joueur { $colour } a { $tile } de { $at }, mais { $at } est d’un autre type : { $found }. Vérifiez le type, la case et les quadrants.
    }
tile-never-taken = Le joueur { $colour } a { $tile } de { $at }, mais n’y a jamais pris de plaquette. Vérifiez les plaquettes qu’il a prises.
tile-twice = Le joueur { $colour } a deux plaquettes de { $at }. Un joueur n’en prend qu’une par case « lieu ».
tile-without-piece = Le joueur { $colour } a { $tile } de { $at }, mais aucune cité à côté de { $at }. Il doit l’avoir perdue.
tile-out-of-turn = La plaquette que le joueur { $colour } a prise sur { $at } est indiquée comme « { $status } ». Hors du tour de son propriétaire, une plaquette est toujours « disponible ».
nomad-tiles-elsewhere = Il faut indiquer les plaquettes de nomades de chaque case « nomades » du plateau, et d’aucune autre. Vérifiez { $at }.
too-many-nomad-tiles =
    { $tile_name ->
        [nomad] Il y a { $count } plaquettes de nomades sur le plateau et chez les joueurs, mais ce plateau n’a que { $most } cases « nomades ».
       *[other] On trouve { $count } fois { $tile } sur le plateau et chez les joueurs, mais il ne peut y en avoir que { $most }.
    }
nomad-tile-not-kept = Le joueur { $colour } a { $tile }, qui quitte la partie dès qu’elle est prise.
nomad-tile-out-of-time = Le joueur { $colour } a { $tile }, prise à la manche { $round }. Une plaquette de nomades ne s’utilise qu’à la manche qui suit celle où on l’a prise.
too-many-copies = Il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } « { $card } », mais cette partie { $most ->
        [0] n’en comporte aucune
        [one] n’en comporte qu’une
       *[other] n’en comporte que { $most }
    }.
cards-missing =
    { $by ->
        [many] { $count ->
            [one] Il y a { $count } carte de terrain de trop.
           *[other] Il y a { $count } cartes de terrain de trop.
        }
       *[few] { $count ->
            [one] Il manque { $count } carte de terrain.
           *[other] Il manque { $count } cartes de terrain.
        }
    } Comptez les cartes en main, dans la pioche et dans la défausse, ainsi que celles qui ont été retirées du jeu.
hand-size = Le joueur { $colour } a { $count ->
        [one] { $count } carte de terrain
       *[other] { $count } cartes de terrain
    } en main, mais { $most ->
        [0] ne devrait en avoir aucune
       *[other] devrait en avoir { $most } au plus
    } à ce moment. Une carte jouée n’est plus en main.
end-not-triggered = La fin de la partie a été déclenchée ; c’est donc la dernière manche.
    .colour = La réserve du joueur { $colour } est vide.
mandatory-action-not-ended = Il ne reste ni case ni carte pour l’action obligatoire ; il n’y a donc plus rien à construire, et c’est la dernière manche.
impossible-frames = Tout cela ne peut pas se passer dans cet ordre. Un tour vient avant ce qu’un joueur utilise ou pioche pendant ce tour.
impossible-use = Aucun joueur ne peut utiliser maintenant { $tile } avec { $left ->
        [one] { $left } étape restante
       *[other] { $left } étapes restantes
    }.
impossible-answer = Le joueur { $colour } ne peut pas répondre ici. Il lui faut un canoë disponible, et un autre joueur doit vider { $at }.
impossible-harvest = Aucun joueur ne peut utiliser maintenant { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    } avec { $left ->
        [one] { $left } étape restante
       *[other] { $left } étapes restantes
    }.
impossible-turn = Le décompte de ce tour est faux : { $built ->
        [one] { $built } cité construite
       *[other] { $built } cités construites
    } et { $due } à construire. Pour l’action obligatoire, on joue la carte et on construit trois cités (deux sur un marais), plus celles que permettent les temples.

impossible-board = Ces quadrants, capitoles, grottes et cette île ne forment pas un plateau. Le texte dit pourquoi.
unknown-player = Le joueur nommé ne participe pas à la partie.
unreadable-line = La ligne qui représente un état ou une position est illisible. Le texte nomme le champ.
impossible-highlight = Les cases, la plaquette ou la carte à mettre en évidence ne sont pas sur cette table.
final-mismatch =
    { $by ->
        [over] `final` vaut false, mais cet état est la fin de sa partie ; le score est donc définitif. Omettez `final`.
       *[running] `final` vaut true, mais la partie de cet état n’est pas terminée. Omettez `final`, ou jouez-la d’abord jusqu’au bout.
    }
bad-signature = La requête exige un état signé, mais celui-ci n’est pas signé ou a été modifié. Le texte dit lequel des deux.
wrong-owner = Une cité ou une figurine du relevé n’a pas de couleur, ou un mur de pierre en a une. Donnez à chacune la couleur de son joueur, mais aucune aux murs.
told-twice = Le relevé nomme le plateau et aussi un élément qui en fait partie. Retirez l’un des deux.
too-few-sections = Trois au plus des quadrants nommés peuvent être sur la table relevée, mais un plateau en a quatre. Nommez plus d’extensions ou de quadrants.
too-many-weights = Une case a plus de nombres qu’il n’y a de types. Donnez un nombre par type, dans leur ordre.

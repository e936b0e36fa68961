### Pourquoi une position ou un état est impossible, et ce qu’il faut corriger.

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
        [one] Une carte en jeu retire un terrain ; `removed_terrain` doit donc nommer un des cinq terrains de base.
        [all] Le terrain des cartes « { $found } » a quitté la partie ; leurs { $count } exemplaires doivent donc être dans `removed`.
       *[none] Le terrain retiré est « { $found } », mais aucune carte en jeu ne retire de terrain.
    }
unknown-location = { $at } est indiqué comme le lieu « { $tile_name } », qui n’existe pas. Le catalogue les contient tous.
two-pieces =
    { $colour ->
        [stone] Un mur de pierre partage une case avec un pion : { $hexes }.
       *[other] Un pion du joueur { $colour } partage une case avec un autre : { $hexes }.
    } Une case ne porte qu’un pion ou qu’un mur.
off-the-board = { $at } n’est pas sur ce plateau. Si l’île est en jeu, ajoutez-la au plateau.
on-special-hex = { $at } est une case « { $found } » ; aucun pion ne peut jamais y être. Vérifiez la case de ce pion.
out-of-reach =
    { $by ->
        [player] { $hexes } : aucune plaquette que ce joueur a eue n’amène un pion sur une case « { $found } ».
        [piece] { $hexes } : aucune plaquette de ce plateau ne peut poser un tel pion où que ce soit.
       *[board] { $hexes } : rien sur ce plateau n’amène un tel pion sur une case « { $found } ».
    } Vérifiez le pion et le terrain.
too-many-settlements = Le joueur { $colour } a { $count } cités sur le plateau, mais chaque couleur n’en a que 40.
too-many-figures = Le joueur { $colour } a trop de figurines de ce type sur le plateau ({ $figure }). Chaque couleur n’en a que { $most }.
over-the-edge = Un hôtel de ville couvre une case et ses six voisines, mais une partie de celui-ci est hors du plateau. Vérifiez sa case centrale.
too-many-walls = Il y a { $count } murs de pierre sur le plateau, mais la boîte n’en a que { $most }.
impossible-mark = Le joueur { $colour } ne peut pas avoir marqué la ligne { $line }. Les maires doivent être en jeu, et une ligne n’est marquée qu’une fois.
scouts-out-of-turn = Les éclaireurs ne sont sur le plateau que pendant le tour de leur joueur. Retirez-les.
temple-never-taken = Le joueur { $colour } a { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    } sur des plaquettes « temple », mais n’en a jamais pris. Corrigez `temple` ou ajoutez le lieu à `taken_from`.
too-many-numbers = Les joueurs ont { $ones } × jeton numéroté 1 et { $fives } × jeton numéroté 5, mais la boîte n’en a que 8 et 2.
bonus-mismatch = On a une plaquette de bonus exactement tant qu’on a deux plaquettes de lieu de son type. Le joueur { $colour } devrait avoir { $due ->
        [none] aucune plaquette de bonus
       *[other] : { $due }
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
    }. Il devrait en avoir au moins { $least } : trois par tour terminé (deux dans une partie avec les cartes de marais), plus celles déjà construites à ce tour.
tiles-elsewhere = `location_tiles` doit contenir toutes les cases de lieu du plateau et aucune autre ; vérifiez { $at }.
too-many-tiles = { $at } avait deux plaquettes au début. Maintenant, { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    } et { $takers ->
        [one] { $takers } joueur en a pris une
       *[other] { $takers } joueurs en ont pris une
    } ; il en faut deux en tout.
tile-not-taken =
    { $by ->
        [nomad] Une plaquette de nomades est encore sur { $at }, mais un pion est à côté ; son joueur doit l’avoir prise.
        [count] Il reste deux plaquettes sur { $at }, mais un pion est à côté ; son joueur doit en avoir pris une. Il peut en rester une au plus.
       *[player] Le joueur { $colour } a un pion à côté de { $at }, où il reste des plaquettes, mais { $at } manque dans son `taken_from`.
    }
tile-of-another-kind =
    { $by ->
        [taken] `taken_from` contient { $at }, mais { $at } n’est pas une case « lieu » ({ $found }).
       *[tile] Le joueur { $colour } a { $tile } de { $at }, mais { $at } est d’un autre type : { $found }. Vérifiez le type, la case et les quadrants.
    }
tile-never-taken = Le joueur { $colour } a { $tile } de { $at }, mais { $at } manque dans son `taken_from`.
tile-twice = Le joueur { $colour } a deux plaquettes de { $at }. Un joueur n’en prend qu’une par case de lieu.
tile-without-piece = Le joueur { $colour } a { $tile } de { $at }, mais aucun pion à côté de { $at }. Il doit l’avoir perdue.
tile-out-of-turn = La plaquette que le joueur { $colour } a prise sur { $at } est indiquée comme « { $status } ». Hors du tour de son propriétaire, une plaquette est toujours « disponible ».
nomad-tiles-elsewhere = `nomad_tiles` doit contenir toutes les cases « nomades » du plateau et aucune autre ; vérifiez { $at }.
too-many-nomad-tiles =
    { $tile_name ->
        [nomad] Il y a { $count } plaquettes de nomades sur le plateau et chez les joueurs, mais ce plateau n’a que { $most } cases « nomades ».
       *[other] Il y a { $count } exemplaires de { $tile } sur le plateau et chez les joueurs, mais il ne peut y en avoir que { $most }.
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
end-not-triggered = La fin de la partie est déjà déclenchée : `ending` doit valoir `true`.
    .colour = La réserve du joueur { $colour } est vide.
mandatory-action-not-ended = Il ne reste ni case ni carte pour l’action obligatoire : `due` doit valoir 0 et `ending` doit valoir `true`.
impossible-frames = Les éléments de `frames` ne peuvent pas être empilés dans cet ordre. Le tour se trouve toujours sous les actions et les pioches qui ont lieu pendant ce tour.
impossible-use = On ne peut pas être en train d’utiliser ici { $tile } avec { $left ->
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
unknown-player = Un joueur est nommé qui ne participe pas à la partie.
unreadable-line = La ligne qui représente un état ou une position est illisible. Le texte nomme le champ.
impossible-highlight = Les cases, la plaquette ou la carte à mettre en évidence ne sont pas sur cette table.
final-mismatch =
    { $by ->
        [over] `final` vaut false, mais cet état est la fin de sa partie ; le score est donc définitif. Omettez `final`.
       *[running] `final` vaut true, mais la partie de cet état n’est pas terminée. Omettez `final`, ou jouez-la d’abord jusqu’au bout.
    }
bad-signature = La requête exige un état signé, mais celui-ci n’est pas signé ou a été modifié. Le texte dit lequel des deux.
wrong-owner = Un pion du relevé n’a pas de couleur, ou un mur de pierre en a une. Donnez à chaque pion, sauf aux murs, la couleur de son joueur.
told-twice = Le relevé nomme le plateau et aussi un élément qui en fait partie. Retirez l’un des deux.
too-few-sections = Moins de quatre quadrants différents peuvent se trouver sur la table relevée. Nommez plus d’extensions ou de quadrants.
too-many-weights = Une case a plus de nombres qu’il n’y a de types. Donnez un nombre par type, dans leur ordre.

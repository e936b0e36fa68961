### Pourquoi une action n’est pas permise. Les clés et les mots entre accents graves ne se traduisent pas.

game-over = La partie s’est terminée après la manche { $round }. Plus aucune action n’est possible.
not-your-turn =
    { $by ->
        [table] Avant que le joueur { $awaited } puisse continuer, la table doit nommer une carte (`reveal`) ou mélanger (`shuffle`). Aucun joueur ne peut le faire : omettez `player`.
       *[player] C’est au joueur { $awaited } d’agir. Le joueur { $player } doit attendre.
    }
card-awaited = Le joueur { $player } est en train de piocher une carte. Dites d’abord laquelle (`reveal`).
no-card-awaited = Personne ne pioche de carte en ce moment ; il n’y a donc rien à dévoiler.
card-not-played = On ne sait pas encore quelle carte de terrain est jouée ce tour-ci. Dites d’abord laquelle (`play`).
card-not-chosen = Vous avez deux cartes de terrain. Choisissez d’abord celle que vous jouez ce tour-ci (`play`).
no-card = Il n’y avait plus de carte à piocher ; vous n’avez donc pas de carte de terrain ce tour-ci.
card-already-played = La carte de terrain de ce tour est déjà sur la table : { $card }.
card-elsewhere = La carte ne peut pas être « { $card } » : on sait que tous les exemplaires sont ailleurs. Vérifiez la carte.
card-face-down = Cette carte se pioche face visible. Dites laquelle c’est.
draw-pile-left = On ne mélange la défausse que lorsqu’il faut piocher et que la pioche est vide.
wrong-shuffle =
    { $cards ->
        [0] Aucune carte n’est donnée à la place de la défausse
        [one] Cette carte n’est pas la défausse
       *[other] Ces { $cards } cartes ne sont pas celles de la défausse
    }, qui compte { $discarded ->
        [one] { $discarded } carte
       *[other] { $discarded } cartes
    }. Donnez les cartes de la défausse dans n’importe quel ordre.
no-card-to-draw = La pioche et la défausse sont vides ; il n’y a pas de carte à piocher.
card-useful = Vous pouvez encore construire avec la carte « { $card } ». On n’échange une carte que si elle ne permet plus de construire.
    .choices = Vous pouvez construire sur { $choices }.
card-useless = Il ne reste aucune case où construire avec la carte jouée ({ $card }). Piochez d’abord une autre carte (`redraw`).
no-better-card = Aucune carte de la pioche ou de la défausse n’a de case constructible ; vous ne pouvez pas échanger { $card }.
mandatory-action-due =
    { $due ->
        [one] Vous devez encore construire { $due } cité pour votre action obligatoire.
       *[other] Vous devez encore construire { $due } cités pour votre action obligatoire.
    }
    .choices = Vous pouvez construire sur { $choices }.
mandatory-action-done = Vous avez terminé votre action obligatoire. Utilisez une plaquette ou terminez votre tour (`end-turn`).
    .hexes = Vous avez construit sur { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Vous devez encore construire { $due } cité pour votre action obligatoire.
       *[other] Vous devez encore construire { $due } cités pour votre action obligatoire.
    } Les actions spéciales se jouent avant ou après, pas au milieu.
no-settlement-left = Il ne vous reste plus de cité dans votre réserve ; vous ne pouvez donc pas construire.
action-under-way = Vous n’avez pas fini d’utiliser { $tile } ; { $left ->
        [one] { $left } étape est encore possible
       *[other] { $left } étapes au plus sont encore possibles
    }. Continuez, ou arrêtez si c’est permis (`finish`).
    .choices = Vous pouvez continuer sur { $choices }.
nothing-under-way = Aucune action à plusieurs étapes n’est en cours ; il n’y a rien à terminer.
must-go-on = Vous devez continuer à utiliser { $tile } tant que vous le pouvez.
    .choices = Vous pouvez continuer sur { $choices }.
unknown-tile = Il n’existe pas de plaquette nommée « { $tile_word } ».
    .meant = Vouliez-vous dire « { $meant } » ?
not-in-play = Personne ne peut utiliser { $tile } sur ce plateau, car il n’a pas la case qu’il faut.
tile-not-held = Le joueur { $player } n’a pas { $tile }.
    .choices = On l’obtient en construisant à côté de { $choices }.
tile-fresh = Vous avez pris { $tile } ce tour-ci. Vous pourrez l’utiliser à partir de votre prochain tour.
    .hexes = Elle vient de { $hexes }.
tile-used = Vous avez déjà utilisé { $tile } ce tour-ci. Vous pourrez l’utiliser à nouveau à votre prochain tour.
    .hexes = Vous l’avez utilisée sur { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] On n’indique { $tile } dans aucune action : elle agit d’elle-même. Omettez-la ou indiquez une autre plaquette.
        [waiver] Vous ne pouvez pas faire cela avec { $tile }. Indiquez-la comme `waiver` dans la construction qu’elle rend possible.
        [via] Vous ne pouvez pas faire cela avec { $tile }. Indiquez-la comme `via` dans l’action qu’elle répète.
       *[action] Vous ne pouvez pas faire cela avec { $tile }. Utilisez { $takes }.
    }
off-the-board = { $at } n’est pas sur ce plateau. Choisissez une case du plateau.
special-hex = { $at } est une case « { $found } ». On n’y construit jamais ; choisissez une autre case.
occupied = { $at } porte déjà un pion du joueur { $owner }. Choisissez une case libre.
stone-wall = { $at } porte un mur de pierre, et les murs restent pour toujours. Choisissez une case libre.
warrior-near = { $at } est à côté d’un guerrier, et rien ne peut être posé à côté d’un guerrier. Choisissez une autre case.
    .hexes = Le guerrier est sur { $hexes }.
unsuitable = { $at } est une case « { $found } », et vous ne pouvez pas y construire avec cette action. Choisissez un autre terrain.
wrong-terrain =
    { $by ->
        [card] { $at } est une case « { $found } », mais la carte jouée est « { $wanted } ».
       *[tile] { $at } est une case « { $found } », mais cette action demande une case « { $wanted } ».
    }
not-adjacent = { $at } n’est à côté d’aucun de vos pions. Vous devez construire à côté d’un de vos pions si vous le pouvez.
    .choices = Vous pouvez choisir { $choices }.
not-beside-own = { $at } n’est à côté d’aucun de vos pions, et cette action l’exige toujours.
    .choices = Vous pouvez choisir { $choices }.
waiver-needless = Vous pouvez utiliser { $at } même sans dispense. N’indiquez pas de dispense (`waiver`) et gardez la plaquette.
waiver-wasted = Indiquez plutôt { $instead } comme dispense (`waiver`). Vous gardez ainsi { $tile } pour plus tard.
no-figure-left = Il ne vous reste aucune figurine de ce type ({ $figure }) : toutes sont déjà sur le plateau.
no-such-figure = Vous n’avez sur { $at } aucune figurine de ce type ({ $figure }) à déplacer ou à reprendre.
    .choices = Vous pouvez choisir { $choices }.
move-begun = Vous avez commencé à déplacer cette figurine. Continuez ou arrêtez (`finish`).
    .hexes = Elle est sur { $hexes }.
not-one-step = { $at } n’est pas à côté de { $origin }, et ce pion avance case par case.
    .choices = De là, vous pouvez aller sur { $choices }.
no-own-settlement = Le joueur { $owner } n’a sur { $at } aucune cité à déplacer ou à retirer.
    .choices = Vous pouvez choisir { $choices }.
same-hex = Un déplacement doit finir sur une autre case ; { $at } est son point de départ.

not-on-the-edge = { $at } n’est pas au bord du plateau, et cette plaquette ne construit que là.
    .choices = Vous pouvez construire sur { $choices }.
not-in-line = { $at } ne prolonge pas une ligne droite d’au moins trois de vos pions.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-three = { $at } n’est pas à côté d’au moins trois de vos pions.
    .choices = Vous pouvez construire sur { $choices }.
not-where-it-stops = Une cité qui glisse depuis { $origin } ne s’arrête pas sur { $at }. Elle glisse jusqu’à un obstacle.
    .choices = Elle peut s’arrêter sur { $choices }.
no-wall-left = Les { $walls } murs de pierre sont déjà sur le plateau ; vous ne pouvez pas en construire un autre.
over-the-edge = Un hôtel de ville autour de { $at } ne tient pas sur le plateau. Choisissez une case qui a six voisines.
fort-without-card = Le fort pioche d’abord une carte de terrain. Piochez-la (`draw`), puis construisez.
fort-has-card = Le fort a déjà pioché sa carte : { $card }. Construisez sur ce terrain.
not-to-be-removed = Aucun pion que vous pouvez retirer maintenant n’est sur { $at }.
    .choices = Vous pouvez retirer un pion de { $choices }.
ends-crowded = Avec ce pas, une cité finirait à côté de plus d’un de vos pions.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
nothing-to-answer = Le canoë ne s’utilise que lorsqu’un autre joueur prend la dernière plaquette d’un lieu ou d’une case « nomades ».
not-beside-one = { $at } n’est pas à côté d’exactement un de vos pions, ou est à côté d’un pion d’un autre joueur.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-it = { $at } n’est pas à côté de { $origin }, et cette plaquette ne déplace une cité que d’une case.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
not-first-in-line = { $at } n’est pas la première case constructible en ligne droite depuis { $origin }.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
not-beside-water = { $at } n’est pas à côté de l’eau, et cette plaquette ne construit que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-mountain = { $at } n’est pas à côté d’une montagne, et cette plaquette ne construit que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-others = { $at } n’est pas à côté d’un pion d’un autre joueur, et cette plaquette ne construit que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-special = { $at } n’est pas à côté d’une case spéciale, et cette plaquette ne construit que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-its-area = { $at } n’est pas à côté du reste de la région de colonisation de { $origin }.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
numbers-first = La cathédrale construit après le retour de jetons numérotés. Rendez-les d’abord (`spend`).
numbers-spent = Vous avez déjà rendu des jetons numérotés. Vous pouvez encore construire pour eux { $left ->
        [one] { $left } cité
       *[other] jusqu’à { $left } cités
    }.
no-number-left = Il ne reste aucun jeton numéroté 1 à prendre.
number-not-repeated = Le bazar ne permet pas de prendre un autre jeton numéroté. Vous pouvez rendre des jetons et construire (`spend`).
numbers-not-held =
    { $by ->
        [none] Vous n’avez aucun jeton numéroté à rendre.
       *[some] Rendez au moins un jeton numéroté, et pas plus que vous n’en avez. Vous avez { $ones ->
            [0] zéro jeton « 1 »
            [one] un jeton « 1 »
           *[other] { $ones } jetons « 1 »
        } et { $fives ->
            [0] zéro jeton « 5 »
            [one] un jeton « 5 »
           *[other] { $fives } jetons « 5 »
        }.
    }
nothing-to-build-on = Il ne reste aucune case de la carte jouée où construire ; vous ne pouvez pas utiliser de jetons numérotés.
no-five-to-change = Il vous faut cinq jetons « 1 » à échanger contre un jeton « 5 », et il doit en rester un. Vous avez { $ones ->
        [0] zéro jeton « 1 »
        [one] un jeton « 1 »
       *[other] { $ones } jetons « 1 »
    }.
not-to-be-repeated =
    { $by ->
        [late] Le bazar ne répète qu’une plaquette de lieu que vous aviez déjà avant ce tour, et vous n’aviez pas encore { $tile }.
       *[never] Le bazar ne permet jamais de répéter { $tile }. Il ne répète que l’action d’une plaquette de lieu que vous aviez déjà avant ce tour.
    }
not-from-cave-to-cave = Une cité doit partir d’à côté d’une grotte et arriver à côté d’une grotte.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
not-beside-the-others = { $at } n’est à côté d’aucun de vos autres pions.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
no-harvest-yet = Les silos s’utilisent après le dernier tour, par chaque joueur dans l’ordre du tour.
build-or-move = Un silo sert soit à construire, soit à déplacer. Vous avez déjà commencé avec l’autre.
not-two-hexes-away = { $at } ne se trouve pas en ligne droite à deux cases de { $origin }.
    .choices = Vous pouvez déplacer la cité sur { $choices }.

## D’autres raisons.

redraw-needless = Vous n’avez plus à construire avec la carte « { $card } » ce tour-ci ; vous ne pouvez donc pas l’échanger.
reaction-awaited = Le joueur { $taker } a pris la dernière plaquette de { $at } ; vous pouvez donc utiliser { $tile }. Utilisez-la ou renoncez-y ; le tour continue ensuite.
    .choices = Vous pouvez construire sur { $choices }.
nomad-tile-fresh = Vous venez de prendre { $tile }. Vous pourrez l’utiliser à votre prochain tour, et seulement à ce moment-là.
tile-used-up = Vous avez déjà utilisé { $tile }, qui ne sert qu’une seule fois.
    .hexes = Vous l’avez utilisée sur { $hexes }.
terrain-chosen = { $at } est une case « { $found } », mais vous avez déjà utilisé votre carte de marais comme « { $wanted } » ; elle le reste pendant tout le tour.
terrain-of-no-card = { $at } est une case « { $found } », et votre carte de terrain ne peut pas être « { $found } ».
waiver-not-here =
    { $tile_word ->
        [outpost] Vous ne pouvez utiliser { $tile } que pendant votre propre tour.
        [temple-bonus] Vous ne pouvez utiliser { $tile } que pour la première cité de votre action obligatoire.
       *[other] Vous ne pouvez pas utiliser { $tile } pour cette construction.
    }
not-your-piece = La pièce sur { $at } appartient au joueur { $owner }. Vous ne pouvez choisir que vos propres pièces.
    .choices = Vous pouvez choisir { $choices }.

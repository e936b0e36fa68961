### Pourquoi une action n’est pas permise. Les clés ne se traduisent pas.

game-over = La partie s’est terminée après la manche { $round }. Vous ne pouvez plus rien faire.
not-your-turn =
    { $by ->
        [table] Le joueur { $awaited } ne peut pas encore continuer. Il faut d’abord piocher une carte ou mélanger la défausse.
       *[player] Ce n’est pas à vous de jouer. Attendez que le joueur { $awaited } ait joué.
    }
card-awaited = Le joueur { $player } est en train de piocher une carte. Dites d’abord laquelle.
no-card-awaited = Personne ne pioche de carte en ce moment ; il n’y a donc rien à dévoiler.
card-not-played = La carte de terrain de ce tour est encore face cachée. Dites d’abord laquelle c’est.
card-not-chosen = Vous avez deux cartes de terrain. Choisissez d’abord celle que vous jouez ce tour-ci.
no-card = Il n’y avait plus de carte à piocher ; vous n’avez donc pas de carte de terrain pendant ce tour.
card-already-played = La carte de terrain de ce tour est déjà sur la table : { $card }.
card-elsewhere = La carte ne peut pas être « { $card } » : toutes les cartes de ce type sont ailleurs. Vérifiez la carte.
card-face-down = Cette carte se pioche face visible ; dites donc laquelle c’est.
draw-pile-left = Vous ne mélangez la défausse que si vous devez piocher et que la pioche est vide.
wrong-shuffle =
    { $cards ->
        [0] Vous n’avez nommé aucune carte de la défausse
        [one] Cette carte n’est pas celle de la défausse
       *[other] Ces { $cards } cartes ne sont pas celles de la défausse
    }, qui compte { $discarded ->
        [one] { $discarded } carte
       *[other] { $discarded } cartes
    }. Nommez exactement les cartes de la défausse, dans leur nouvel ordre.
no-card-to-draw = La pioche et la défausse sont vides ; vous ne pouvez donc pas piocher de carte.
card-useful = Vous pouvez encore construire avec votre carte « { $card } ». Vous ne pouvez échanger une carte que si elle ne vous laisse plus aucune case où construire.
    .choices = Vous pouvez construire sur { $choices }.
card-useless = Il ne reste aucune case pour votre carte « { $card } ». Piochez d’abord une autre carte.
no-better-card = Vous ne pouvez pas échanger votre carte « { $card } » : aucune carte de la pioche ou de la défausse ne permet de construire.
mandatory-action-due =
    { $due ->
        [one] Vous devez encore construire { $due } cité pour votre action obligatoire.
       *[other] Vous devez encore construire { $due } cités pour votre action obligatoire.
    }
    .choices = Vous pouvez construire sur { $choices }.
mandatory-action-done = Vous avez terminé votre action obligatoire. Utilisez une plaquette ou terminez votre tour.
    .hexes = Vous avez construit sur { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Construisez d’abord la dernière cité de votre action obligatoire.
       *[other] Terminez d’abord votre action obligatoire : il vous reste { $due } cités à construire.
    } Les actions spéciales se jouent avant ou après, pas au milieu.
no-settlement-left = Il ne vous reste plus de cité dans votre réserve ; vous ne pouvez donc pas construire.
action-under-way = Vous n’avez pas fini d’utiliser { $tile } ; vous pouvez encore faire { $left ->
        [one] { $left } étape
       *[other] jusqu’à { $left } étapes
    }. Continuez, ou arrêtez si vous en avez le droit.
    .choices = Vous pouvez continuer sur { $choices }.
nothing-under-way = Vous n’avez commencé aucune action à plusieurs étapes ; il n’y a donc rien à terminer.
must-go-on = Vous devez continuer à utiliser { $tile } tant que vous le pouvez.
    .choices = Vous pouvez continuer sur { $choices }.
unknown-tile = Il n’existe pas de plaquette nommée « { $tile_word } ».
    .meant = Vouliez-vous dire « { $meant } » ?
not-in-play = Vous ne pouvez pas utiliser { $tile } dans cette partie : le plateau n’a pas de case pour elle.
tile-not-held = Vous n’avez pas { $tile }.
    .choices = Vous l’obtenez en construisant à côté de { $choices }.
tile-fresh = Vous avez pris { $tile } pendant ce tour. Vous pourrez l’utiliser à partir de votre prochain tour.
    .hexes = Elle vient de { $hexes }.
tile-used = Vous avez déjà utilisé { $tile } pendant ce tour. Vous pourrez l’utiliser à nouveau à votre prochain tour.
    .hexes = Vous l’avez utilisée sur { $hexes }.
tile-used-otherwise =
    { $by ->
        [itself] Vous n’utilisez jamais { $tile } vous-même : elle agit toute seule. Choisissez une autre plaquette.
        [waiver] Vous ne pouvez pas utiliser { $tile } seule. Utilisez-la en construisant : la case n’a alors pas besoin d’être adjacente.
        [via] Vous ne pouvez pas utiliser { $tile } seule. Utilisez-la avec une autre plaquette de lieu, pour en répéter l’action.
       *[action] Vous ne pouvez pas faire cela avec { $tile }. Elle sert seulement à { $takes }.
    }
off-the-board = { $at } n’est pas sur ce plateau. Choisissez une case du plateau.
special-hex = Vous ne pouvez jamais construire sur { $at }, car c’est une case « { $found } ». Choisissez une autre case.
occupied =
    { $by ->
        [own] Vous occupez déjà { $at }.
       *[other] Le joueur { $owner } occupe déjà { $at }.
    } Choisissez une case libre.
stone-wall = Il y a un mur de pierre sur { $at }, et les murs restent jusqu’à la fin. Choisissez une case libre.
warrior-near = { $at } est à côté d’un guerrier, et on ne peut rien y poser. Choisissez une autre case.
    .hexes = Le guerrier est sur { $hexes }.
unsuitable = { $at } est une case « { $found } », et vous ne pouvez pas y construire avec cette action. Choisissez un autre terrain.
wrong-terrain =
    { $by ->
        [card] { $at } est une case « { $found } », mais la carte jouée est « { $wanted } ».
       *[tile] { $at } est une case « { $found } », mais cette action demande une case « { $wanted } ».
    }
not-adjacent = { $at } n’est à côté d’aucune de vos cités, et vous devez construire à côté d’une de vos cités si vous le pouvez.
    .choices = Vous pouvez choisir { $choices }.
not-beside-own = { $at } n’est à côté d’aucune de vos cités. Avec cette action, vous devez toujours construire à côté de l’une d’elles.
    .choices = Vous pouvez choisir { $choices }.
waiver-needless = Vous pouvez utiliser { $at } sans l’aide d’une plaquette. Gardez-la pour plus tard.
waiver-wasted = Utilisez plutôt { $instead }. Vous gardez ainsi { $tile } pour plus tard.
no-figure-left = Vous n’avez plus { $figure_of } dans votre réserve : tous les vôtres sont déjà sur le plateau.
no-such-figure = Vous n’avez pas { $figure_of } à déplacer ou à reprendre sur { $at }.
    .choices = Vous pouvez choisir { $choices }.
move-begun = Vous avez commencé à déplacer cette figurine. Continuez, ou arrêtez ici.
    .hexes = Elle est sur { $hexes }.
not-one-step = { $at } n’est pas à côté de { $origin }, et le déplacement se fait case par case.
    .choices = De là, vous pouvez aller sur { $choices }.
no-own-settlement = Vous n’avez sur { $at } aucune cité que vous puissiez déplacer ou retirer.
    .choices = Vous pouvez choisir { $choices }.
same-hex = Vous êtes déjà sur { $at }. Choisissez une autre case d’arrivée.

not-on-the-edge = { $at } n’est pas au bord du plateau, et avec cette plaquette vous ne pouvez construire que là.
    .choices = Vous pouvez construire sur { $choices }.
not-in-line = { $at } ne prolonge pas une ligne droite d’au moins trois de vos cités.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-three = { $at } n’est pas à côté d’au moins trois de vos cités.
    .choices = Vous pouvez construire sur { $choices }.
not-where-it-stops = Une cité qui glisse depuis { $origin } ne s’arrête pas sur { $at }. Elle glisse jusqu’à un obstacle.
    .choices = Elle peut s’arrêter sur { $choices }.
no-wall-left = Les { $walls } murs de pierre sont déjà sur le plateau ; vous ne pouvez pas en construire un autre.
over-the-edge = Un hôtel de ville centré sur { $at } ne tient pas sur le plateau. Choisissez une case qui a six cases adjacentes.
fort-without-card = Piochez d’abord une carte de terrain avec le fort, puis construisez.
fort-has-card = Vous avez déjà pioché une carte avec le fort : { $card }. Construisez sur ce terrain.
not-to-be-removed = Il n’y a rien sur { $at } que vous puissiez retirer maintenant.
    .choices = Vous pouvez choisir { $choices }.
ends-crowded = Après cette étape, une cité finirait à côté de plus d’une de vos cités.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
nothing-to-answer = Vous ne pouvez utiliser un canoë que juste après qu’un autre joueur a pris la dernière plaquette d’une case « lieu » ou « nomades ».
not-beside-one = { $at } n’est pas à côté d’exactement une de vos cités, ou est à côté d’une cité d’un autre joueur.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-it = { $at } n’est pas à côté de { $origin }, et avec cette plaquette vous ne déplacez une cité que d’une case.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
not-first-in-line = { $at } n’est pas la première case constructible en ligne droite depuis { $origin }.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
not-beside-water = { $at } n’est pas à côté de l’eau, et avec cette plaquette vous ne pouvez construire que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-mountain = { $at } n’est pas à côté d’une montagne, et avec cette plaquette vous ne pouvez construire qu’à côté d’une montagne.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-others = { $at } n’est pas à côté d’une cité d’un autre joueur, et avec cette plaquette vous ne pouvez construire que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-special = { $at } n’est pas à côté d’une case spéciale, et avec cette plaquette vous ne pouvez construire que là.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-its-area = { $at } n’est pas à côté du reste de la région de colonisation de { $origin }.
    .choices = Vous pouvez déplacer la cité sur { $choices }.
numbers-first = Rendez d’abord des jetons numérotés. Vous pourrez ensuite construire avec la cathédrale.
numbers-spent = Vous avez déjà rendu des jetons numérotés. En échange, vous pouvez encore construire { $left ->
        [one] { $left } cité
       *[other] jusqu’à { $left } cités
    }.
no-number-left = Il ne reste aucun jeton numéroté 1 à prendre.
number-not-repeated = Avec le bazar, vous ne pouvez pas prendre un autre jeton numéroté. Vous pouvez seulement rendre des jetons numérotés et construire.
numbers-not-held =
    { $by ->
        [none] Vous n’avez aucun jeton numéroté à rendre.
       *[some] Rendez au moins un jeton numéroté, et pas plus que vous n’en avez. Vous avez { $ones ->
            [0] zéro jeton numéroté 1
            [one] un jeton numéroté 1
           *[other] { $ones } jetons numérotés 1
        } et { $fives ->
            [0] zéro jeton numéroté 5
            [one] un jeton numéroté 5
           *[other] { $fives } jetons numérotés 5
        }.
    }
nothing-to-build-on = Il ne reste aucune case pour votre carte ; vous ne pouvez donc pas utiliser de jetons numérotés maintenant.
no-five-to-change = Il vous faut cinq jetons numérotés 1 à échanger contre un jeton numéroté 5, et il doit en rester un. Vous avez { $ones ->
        [0] zéro jeton numéroté 1
        [one] un jeton numéroté 1
       *[other] { $ones } jetons numérotés 1
    }.
not-to-be-repeated =
    { $by ->
        [late] Avec le bazar, vous ne pouvez répéter qu’une plaquette de lieu que vous aviez déjà avant ce tour. Vous n’aviez pas encore { $tile }.
       *[never] Avec le bazar, vous ne pouvez jamais répéter { $tile }. Il ne répète qu’une plaquette de lieu que vous aviez déjà avant ce tour.
    }
not-from-cave-to-cave = La cité doit partir d’une case à côté d’une grotte et arriver sur une autre case à côté d’une grotte.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
not-beside-the-others = { $at } n’est à côté d’aucune de vos autres cités.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
no-harvest-yet = Vous n’utilisez les silos qu’après le dernier tour. Chaque joueur utilise alors les siens, dans l’ordre du tour.
build-or-move = Avec un silo, vous construisez ou vous déplacez, et vous avez déjà commencé par l’autre. Continuez ainsi, ou arrêtez ici.
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

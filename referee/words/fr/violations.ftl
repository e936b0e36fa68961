### Ces messages expliquent pourquoi une action n’est pas permise. Les clés ne se traduisent pas.

game-over = La partie s’est terminée après la manche { $round }. Vous ne pouvez plus rien faire.
not-your-turn =
    { $by ->
        [table] Le joueur { $awaited } ne peut pas encore continuer. Il faut d’abord piocher une carte ou mélanger la défausse.
       *[player] Ce n’est pas à vous de jouer. Attendez que le joueur { $awaited } ait joué.
    }
card-awaited =
    { $by ->
        [hidden] Le joueur { $player } est en train de piocher une carte. Dites d’abord laquelle, ou qu’elle reste face cachée.
       *[open] Le joueur { $player } est en train de piocher une carte. Dites d’abord laquelle.
    }
no-card-awaited = Personne ne pioche de carte en ce moment ; il n’y a donc rien à dévoiler ni à mélanger.
card-not-played = Votre carte de terrain de ce tour n’est pas encore connue. Dites d’abord laquelle c’est.
card-not-chosen = Vous avez deux cartes de terrain. Choisissez d’abord celle que vous jouez ce tour-ci.
no-card = Il n’y avait plus de carte à piocher ; vous n’avez donc pas de carte de terrain pendant ce tour.
card-already-played = La carte de terrain de ce tour est déjà sur la table : « { $card } ».
card-elsewhere =
    { $by ->
        [no-swamp-cards] Cette partie se joue sans cartes de marais.
        [hidden] Votre carte ne peut pas être « { $card } » : toutes ces cartes sont ailleurs.
        [hand] Vous n’avez pas de carte de terrain « { $card } ».
       *[drawn] Ce ne peut pas être une carte de terrain « { $card } » : il n’y en a pas à piocher.
    }
card-face-down = Cette carte se pioche face visible ; dites donc laquelle c’est.
draw-pile-left = La pioche n’est pas encore vide. On ne mélange la défausse que lorsqu’il n’y a plus de carte à piocher.
wrong-shuffle = { $discarded ->
        [one] La défausse ne contient qu’une carte. Nommez cette carte et aucune autre.
       *[other] Ce ne sont pas les cartes de la défausse. Nommez exactement les { $discarded } cartes qu’elle contient, dans leur nouvel ordre.
    }
no-card-to-draw = La pioche et la défausse sont vides ; vous ne pouvez donc pas piocher de carte.
card-useful = Vous pouvez encore construire avec votre carte de terrain « { $card } ». Vous ne pouvez échanger une carte que si elle ne vous laisse plus aucune case où construire.
    .choices = Vous pouvez construire sur { $choices }.
card-useless = Il ne reste aucune case pour votre carte de terrain « { $card } ». Piochez d’abord une autre carte.
no-better-card = Vous ne pouvez pas échanger votre carte de terrain « { $card } » : aucune carte de la pioche ou de la défausse ne permet de construire.
mandatory-action-due =
    { $by ->
        [either] Vous devez encore construire { $swamp } cités sur « marais » ou { $due } sur « { $terrain } » pour votre action obligatoire.
       *[due] { $due ->
            [one] Vous devez encore construire { $due } cité pour votre action obligatoire.
           *[other] Vous devez encore construire { $due } cités pour votre action obligatoire.
        }
    }
    .choices = Vous pouvez construire sur { $choices }.
mandatory-action-done = Vous avez déjà terminé votre action obligatoire.
    .hexes = Vous avez construit sur { $hexes }.
inside-mandatory-action =
    { $due ->
        [one] Terminez d’abord votre action obligatoire : il vous reste { $due } cité à construire.
       *[other] Terminez d’abord votre action obligatoire : il vous reste { $due } cités à construire.
    } Les actions spéciales se font avant ou après, pas au milieu.
no-settlement-left = Il ne vous reste plus de cité dans votre réserve ; vous ne pouvez donc pas construire.
action-under-way =
    { $by ->
        [begin] Maintenant, vous ne pouvez utiliser que vos silos, pour construire ou déplacer des cités. Utilisez ce silo ou renoncez-y.
        [begin-moving] Maintenant, vous ne pouvez utiliser que vos silos. Votre réserve est vide : vous pouvez seulement déplacer des cités. Utilisez ce silo ou renoncez-y.
        [stop] Vous utilisez encore { $tile }. Continuez, ou arrêtez.
       *[go-on] Vous utilisez encore { $tile }. Finissez d’abord.
    }
    .choices = { $step ->
        [build] Vous pouvez construire sur { $choices }.
        [move] Vous pouvez aller sur { $choices }.
        [place] Vous pouvez choisir { $choices }.
       *[remove] Vous pouvez retirer ce qui est sur { $choices }.
    }
nothing-under-way =
    { $by ->
        [due] Vous ne pouvez pas encore arrêter : { $due ->
            [one] il vous reste { $due } cité à construire pour votre action obligatoire.
           *[other] il vous reste { $due } cités à construire pour votre action obligatoire.
        }
       *[nothing] Vous n’êtes pas au milieu d’une action ; il n’y a donc rien à arrêter.
    }
must-go-on = Vous ne pouvez pas encore arrêter : vous devez utiliser { $tile } tant que vous le pouvez.
    .choices = { $step ->
        [build] Vous pouvez construire sur { $choices }.
        [move] Vous pouvez aller sur { $choices }.
        [place] Vous pouvez choisir { $choices }.
       *[remove] Vous pouvez retirer ce qui est sur { $choices }.
    }
unknown-tile = Il n’existe pas de plaquette nommée « { $tile_word } ».
    .meant = Vouliez-vous dire « { $meant } » ?
not-in-play =
    { $tile_word ->
        [farmland] Il n’y a pas de terre agricole sur ce plateau ; personne ne peut donc utiliser l’action « terre agricole ».
        [cave] Il n’y a pas de grotte sur ce plateau ; personne ne peut donc utiliser l’action « grotte ».
        [silo] Il n’y a pas de silo sur ce plateau ; personne ne peut donc en utiliser.
       *[other] { $by ->
            [nomad] Il n’y a pas de plaquette « { $tile_name } » dans cette partie : le plateau n’a pas de case « nomades ».
            [bonus] Il n’y a pas de plaquette « { $tile_name } » dans cette partie : le lieu « { $home } » n’est pas sur le plateau.
           *[location] Il n’y a pas de plaquette « { $tile_name } » dans cette partie : ce lieu n’est pas sur le plateau.
        }
    }
tile-not-held =
    { $by ->
        [gone] Vous n’avez pas { $tile }, et il n’en reste plus pour vous.
        [none] Vous n’avez pas { $tile }, et il n’y en a pas sur le plateau.
        [bonus] Vous n’avez pas { $tile }. Vous l’obtenez avec votre deuxième plaquette « { $home } ».
        [no-bonus] Vous n’avez pas { $tile } : il faut pour cela deux plaquettes « { $home } ».
       *[left] Vous n’avez pas { $tile }.
    }
    .choices = Vous l’obtenez en construisant à côté de { $choices }.
tile-fresh = Vous venez de prendre { $tile }. Vous pourrez l’utiliser à partir de votre prochain tour.
tile-used = Vous avez déjà utilisé { $tile } pendant ce tour, et elle ne sert qu’une fois par tour.
tile-used-otherwise =
    { $by ->
        [itself] Vous n’utilisez jamais { $tile } vous-même : elle agit toute seule.
        [waiver] Vous ne pouvez pas utiliser { $tile } seule. Utilisez-la en construisant : la case n’a alors pas besoin d’être adjacente.
        [via] Vous ne pouvez pas utiliser { $tile } seule. Utilisez-la avec une autre plaquette de lieu, pour en répéter l’action.
        [no-waiver] Pour construire loin de vos cités, { $tile } ne vous sert à rien.
        [no-via] Avec { $tile }, vous ne pouvez pas répéter une autre plaquette.
        [not-in-play] { $tile_word ->
           *[other] Il n’y a pas de plaquette « { $tile_name } » dans cette partie.
            [number-five] Il n’y a pas de jetons numérotés dans cette partie : la cathédrale n’est pas sur le plateau.
        }
       *[action] { $tile_word ->
            [barracks] Avec { $tile }, vous pouvez seulement placer un guerrier ou le reprendre.
            [cathedral] Avec { $tile }, vous pouvez seulement prendre un jeton numéroté, ou rendre des jetons numérotés et construire.
            [city-hall] Avec { $tile }, vous pouvez seulement placer votre hôtel de ville.
            [fort] Avec { $tile }, vous pouvez seulement piocher une carte de terrain et construire sur ce terrain.
            [lighthouse] Avec { $tile }, vous pouvez seulement placer, déplacer ou reprendre votre bateau.
            [number-five] Les jetons numérotés ne s’échangent que d’une façon : cinq de valeur 1 contre un de valeur 5.
            [quarry] Avec { $tile }, vous pouvez seulement placer des murs de pierre.
            [silo] Vous n’utilisez les silos qu’après le dernier tour, pour construire ou déplacer des cités.
            [scout-cabin] Avec { $tile }, vous pouvez seulement placer des éclaireurs.
            [sword] Avec { $tile }, vous pouvez seulement retirer des cités aux autres joueurs.
            [wagon] Avec { $tile }, vous pouvez seulement placer, déplacer ou reprendre votre chariot.
           *[other] Avec { $tile }, vous pouvez seulement { $takes }.
        }
    }
off-the-board =
    { $by ->
        [no-island] Il n’y a pas d’île dans cette partie ; { $at } n’existe donc pas. Choisissez une case du plateau.
       *[board] { $at } n’est pas sur ce plateau. Choisissez une case du plateau.
    }
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
special-hex = On ne peut jamais rien poser sur { $at } : c’est une case « { $found } ».
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
occupied =
    { $by ->
        [own] Vous occupez déjà { $at }.
       *[other] Le joueur { $owner } occupe déjà { $at }.
    } Choisissez une case libre.
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
stone-wall = Il y a un mur de pierre sur { $at }, et les murs restent jusqu’à la fin. Choisissez une case libre.
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
warrior-near = { $at } est à côté du guerrier placé sur { $hexes }, et on ne peut rien poser à côté d’un guerrier. Choisissez une autre case.
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
unsuitable = { $at } est une case « { $found } », et cette action n’autorise pas ce terrain.
    .hall = Un hôtel de ville sur { $hall } occupe aussi les cases autour, dont { $at }.
wrong-terrain =
    { $by ->
        [card] { $at } est une case « { $found } », mais la carte de terrain jouée est « { $wanted } ».
        [either] { $at } est une case « { $found } », mais avec votre carte de terrain il faut une case { $wanted_quoted }.
        [chosen] { $at } est une case « { $found } », mais ce tour-ci votre carte compte comme « { $wanted } ».
        [no-card] { $at } est une case « { $found } », et aucune carte de terrain ne montre ce terrain.
       *[tile] { $at } est une case « { $found } », mais cette action demande une case { $wanted_quoted }.
    }
not-adjacent =
    { $by ->
        [move] { $at } n’est à côté d’aucune de vos autres cités, et vous devez arriver à côté de l’une d’elles si vous le pouvez.
        [place] { $at } n’est à côté d’aucune de vos cités, et vous devez placer la figurine à côté de l’une d’elles si vous le pouvez.
       *[build] { $at } n’est à côté d’aucune de vos cités, et vous devez construire à côté de l’une d’elles si vous le pouvez.
    }
    .choices = Vous pouvez choisir { $choices }.
not-beside-own =
    { $by ->
        [city-hall] Un hôtel de ville sur { $at } et sur les six cases autour ne toucherait aucune de vos cités.
        [move] { $at } n’est à côté d’aucune de vos autres cités, et cette action n’est possible qu’à côté de l’une d’elles.
       *[piece] { $at } n’est à côté d’aucune de vos cités, et cette action n’est possible qu’à côté de l’une d’elles.
    }
    .choices = Vous pouvez choisir { $choices }.
waiver-needless = Pour { $at }, vous n’avez pas besoin de { $tile } : cette case est déjà permise.
waiver-wasted = Utilisez plutôt { $instead }. Vous gardez ainsi { $tile } pour plus tard.
no-figure-left =
    { $by ->
        [repeated] Avec le bazar, vous ne pouvez pas poser une nouvelle figurine sur le plateau.
       *[supply] { $figure_word ->
            [warrior] Vos deux guerriers sont déjà sur le plateau.
            [scout] Vos deux éclaireurs sont déjà sur le plateau.
           *[other] Votre { $figure } est déjà sur le plateau.
        }
    }
no-such-figure = Vous n’avez pas { $figure_of } sur { $at }.
    .choices = Vous pouvez choisir { $figure_the } qui se trouve sur { $choices }.
move-begun = Vous avez commencé à déplacer cette figurine. Continuez, ou arrêtez ici.
    .hexes = Elle est sur { $hexes }.
not-one-step = { $at } n’est pas à côté de { $origin }, et le déplacement se fait case par case.
    .choices = De là, vous pouvez aller sur { $choices }.
no-own-settlement = Vous n’avez pas de cité sur { $at }.
    .choices = Vous pouvez choisir celle qui est sur { $choices }.
same-hex = Vous partez justement de { $at }. Choisissez une autre case d’arrivée.

not-on-the-edge = { $at } n’est pas au bord du plateau, et avec cette plaquette vous ne pouvez construire qu’au bord.
    .choices = Vous pouvez construire sur { $choices }.
not-in-line = { $at } ne prolonge pas une ligne droite d’au moins trois de vos cités.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-three = Il n’y a pas trois de vos cités à côté de { $at }, et avec cette plaquette il en faut au moins trois.
    .choices = Vous pouvez construire sur { $choices }.
not-where-it-stops = Une cité qui glisse depuis { $origin } ne s’arrête pas sur { $at }. Elle glisse en ligne droite jusqu’à un obstacle.
    .choices = Elle peut s’arrêter sur { $choices }.
no-wall-left = Les { $walls } murs de pierre sont déjà sur le plateau ; vous ne pouvez pas en construire un autre.
over-the-edge = Un hôtel de ville occupe une case et les six cases autour, et il y en a moins de six autour de { $at }. Choisissez une case plus à l’intérieur.
fort-without-card = Avec le fort, vous piochez une carte de terrain avant de construire.
fort-has-card = Vous avez déjà pioché une carte avec le fort : { $card }. Construisez sur ce terrain.
not-to-be-removed = Il n’y a rien sur { $at } que vous puissiez retirer maintenant.
    .choices = Vous pouvez choisir { $choices }.
ends-crowded = Après cette étape, une cité finirait à côté de plus d’une de vos cités.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
nothing-to-answer = Vous ne pouvez utiliser un canoë que juste après qu’un autre joueur a pris la dernière plaquette d’une case « lieu » ou « nomades ».
not-beside-one = { $at } ne convient pas : avec cette plaquette, vous construisez à côté d’une seule de vos cités et d’aucune cité des autres joueurs.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-it = { $at } n’est pas à côté de { $origin }, et avec cette plaquette vous ne déplacez une cité que d’une case.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
not-first-in-line = { $at } n’est pas la première case constructible en ligne droite depuis { $origin }.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
not-beside-water = { $at } n’est pas à côté de l’eau, et avec cette plaquette vous ne pouvez construire qu’à côté de l’eau.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-mountain = { $at } n’est pas à côté d’une montagne, et avec cette plaquette vous ne pouvez construire qu’à côté d’une montagne.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-others = { $at } n’est pas à côté d’une cité d’un autre joueur, et avec cette plaquette vous ne pouvez construire qu’à côté d’une telle cité.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-special = { $at } n’est pas à côté d’une case spéciale, et avec cette plaquette vous ne pouvez construire qu’à côté d’une case spéciale.
    .choices = Vous pouvez construire sur { $choices }.
not-beside-its-area = { $at } n’est pas à côté du reste de la région de colonisation de { $origin }.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
numbers-first = Avec la cathédrale, vous ne construisez qu’après avoir rendu des jetons numérotés.
numbers-spent = Vous avez déjà rendu des jetons numérotés. En échange, vous pouvez encore construire { $left ->
        [one] { $left } cité
       *[other] jusqu’à { $left } cités
    }.
no-number-left = Il ne reste aucun jeton numéroté de valeur 1 à prendre.
number-not-repeated = Avec le bazar, vous ne pouvez pas prendre un autre jeton numéroté. Vous pouvez seulement rendre des jetons numérotés et construire.
numbers-not-held =
    { $by ->
        [none] Vous n’avez aucun jeton numéroté à rendre.
        [nothing] Avec la cathédrale, vous ne construisez que si vous rendez au moins un jeton numéroté.
       *[some] Vous ne pouvez pas rendre des jetons numérotés que vous n’avez pas. Vous en avez { $ones ->
            [0] { $fives ->
                [one] un de valeur 5
               *[other] { $fives } de valeur 5
            }
            [one] un de valeur 1 { $fives ->
                [0] et aucun de valeur 5
                [one] et un de valeur 5
               *[other] et { $fives } de valeur 5
            }
           *[other] { $ones } de valeur 1 { $fives ->
                [0] et aucun de valeur 5
                [one] et un de valeur 5
               *[other] et { $fives } de valeur 5
            }
        }.
    }
nothing-to-build-on = Il ne reste aucune case pour votre carte ; vous ne pouvez donc pas utiliser de jetons numérotés maintenant.
no-five-to-change =
    { $by ->
        [no-cathedral] Il n’y a pas de jetons numérotés dans cette partie : la cathédrale n’est pas sur le plateau.
        [fives] Il ne reste aucun jeton numéroté de valeur 5 à prendre.
       *[ones] Il vous faut cinq jetons numérotés de valeur 1 pour les échanger contre un de valeur 5, mais vous { $ones ->
            [0] n’en avez aucun
            [one] n’en avez qu’un
           *[other] n’en avez que { $ones }
        }.
    }
not-to-be-repeated =
    { $by ->
        [late] Vous venez de prendre { $tile }, et le bazar ne répète que des plaquettes que vous aviez avant ce tour.
        [not-held] Le bazar ne répète que vos propres plaquettes de lieu, et vous n’avez pas { $tile }.
        [no-location] Le bazar ne répète que des plaquettes de lieu, pas { $tile }.
       *[never] Avec le bazar, vous ne pouvez jamais répéter { $tile }.
    }
not-from-cave-to-cave =
    { $by ->
        [start] { $origin } n’est pas à côté d’une grotte. Seule une cité à côté d’une grotte peut en utiliser une.
        [none] La cité doit partir d’une case à côté d’une grotte, et aucune des vôtres n’est à côté d’une grotte.
       *[end] { $at } n’est pas à côté d’une grotte, et la cité doit arriver à côté d’une grotte.
    }
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
not-beside-the-others = { $at } n’est à côté d’aucune de vos autres cités.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.
no-harvest-yet = Vous n’utilisez les silos qu’après le dernier tour. Chaque joueur utilise alors les siens, dans l’ordre du tour.
build-or-move =
    { $by ->
        [build] Vous avez commencé à construire avec ce silo ; vous ne pouvez donc pas déplacer de cités avec lui. Continuez à construire, ou arrêtez ici.
       *[move] Vous avez commencé à déplacer des cités avec ce silo ; vous ne pouvez donc pas construire avec lui. Continuez à déplacer des cités, ou arrêtez ici.
    }
not-two-hexes-away = { $at } ne se trouve pas en ligne droite à deux cases de { $origin }.
    .choices = Depuis { $origin }, vous pouvez aller sur { $choices }.

## Ces raisons ne sont pas propres à quelques plaquettes.

redraw-needless = Il reste encore au moins une case libre pour votre carte de terrain « { $card } ». Vous ne piochez une autre carte que s’il n’y a plus aucune case libre de ce terrain.
reaction-awaited = Le joueur { $taker } a pris la dernière plaquette de { $at } ; vous pouvez donc utiliser { $tile } maintenant. Utilisez-la ou passez. Le tour continue ensuite.
    .choices = Vous pouvez construire sur { $choices }.
nomad-tile-fresh = Vous venez de prendre { $tile }. Vous pourrez l’utiliser à votre prochain tour, et seulement à ce moment-là.
tile-used-up = Vous avez déjà utilisé { $tile }, qui ne sert qu’une seule fois.
terrain-chosen = { $at } est une case « { $found } », mais vous avez déjà utilisé votre carte de marais comme « { $wanted } » ; elle le reste pendant tout le tour.
terrain-of-no-card =
    { $by ->
        [no-card] { $at } est une case « { $found } », et aucune carte de terrain ne montre ce terrain.
       *[card] { $at } est une case « { $found } », et votre carte de terrain ne peut pas montrer ce terrain : toutes les cartes qui le montrent sont ailleurs.
    }
waiver-not-here =
    { $tile_word ->
        [outpost] Vous ne pouvez utiliser { $tile } que pendant votre propre tour.
        [temple-bonus] Vous ne pouvez utiliser { $tile } que pour la première cité de votre action obligatoire.
       *[other] Vous ne pouvez pas utiliser { $tile } pour cette construction.
    }
not-your-piece = Il y a { $piece_a } du joueur { $owner } sur { $at }, et il vous faut { $figure_word ->
        [warrior] l’un de vos guerriers.
        [wagon] votre chariot.
        [ship] votre bateau.
        [scout] l’un de vos éclaireurs.
       *[settlement] l’une de vos cités.
    }
    .choices = Vous pouvez choisir { $choices }.

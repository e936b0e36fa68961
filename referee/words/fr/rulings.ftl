### Ces textes disent comment cet arbitre décide là où les règles se taisent, diffèrent ou laissent le choix, et pourquoi.

g9-five-players = On peut jouer à cinq avec tous les plateaux.
    .why = La boîte a cinq couleurs.

p5-terrain-before-hands = Le terrain est retiré avant la distribution.
    .why = Sinon un joueur pourrait avoir une carte injouable.

t3-useless-card = Une carte sans case constructible quitte la partie.
    .why = Les règles anglaise et française l’écartent ; l’espagnole la défausse.

t3-when-to-redraw = Si votre carte est inutile avant l’action obligatoire, vous pouvez jouer des actions spéciales avant de l’échanger. Pendant l’action obligatoire, seul l’échange de carte est permis. Après, vous pouvez aussi l’échanger, même sans plaquette qui s’en sert.
    .why = Les règles parlent d’une carte qui se révèle inutile à tout moment du tour.

t3-no-card-helps = Quand il ne reste aucune case pour les constructions restantes et qu’aucune carte n’aide, l’action obligatoire finit aussitôt et la fin de la partie est déclenchée. Cela vaut aussi avant la première construction, et même si un déplacement pouvait libérer une case.
    .why = Une seule règle vaut à tout moment, sans demander ce qu’un joueur pourrait encore faire.

t3-hidden-hands = Une carte qui peut être dans une main cachée compte comme dans la pioche. Si les cartes d’une pile sont connues, seules celles-là comptent.
    .why = À une table, on piocherait simplement pour voir.

t3-turn-without-card = Si vous commencez un tour sans carte parce qu’il n’en restait plus, vous n’avez pas d’action obligatoire et vous déclenchez la fin.
    .why = La partie doit finir.

t4-last-round-draws = On pioche une carte à la fin de chaque tour, même à la dernière manche.
    .why = La règle le dit, et piocher ne révèle pas quel tour est le dernier.

t4-empty-draw-pile = Quand il faut piocher dans une pioche vide, la défausse devient la pioche. Qui tient une pioche ordonnée donne le nouvel ordre. Ou bien on ne dévoile que la carte ; l’ordre est dès lors inconnu.
    .why = L’arbitre ne tire rien au hasard ; c’est la table qui dit ce qui a été pioché.

b5-vacated-hex = Quand on vérifie si un déplacement à côté de vos autres cités est possible, la case que quitte la cité compte comme libre, sauf si un guerrier se trouve à côté. Mais la cité ne peut pas y finir son déplacement.
    .why = Elle est libre, mais un déplacement doit changer de case ; un guerrier la bloque comme les autres.

l1-several-locations = Plusieurs lieux à la fois donnent une plaquette chacun. Une plaquette perdue ne se reprend pas sur la même case.
    .why = Chaque case « lieu » est un lieu à part.

l3-lost-twin = Si vous avez deux plaquettes identiques, que l’une a servi et que vous perdez l’autre sans l’avoir utilisée, celle qui reste compte comme non utilisée. Si la plaquette perdue a été prise ce tour-ci, celle qui reste est toujours utilisée. Cela vaut pour toutes les façons de perdre une cité, même un éclaireur déplacé par un bazar.
    .why = Les plaquettes sont égales ; il restait au joueur une utilisation, ou aucune.

l3-figure-taken-back = Une figurine reprise quitte le plateau comme une figurine retirée ; on peut donc perdre des plaquettes.
    .why = On garde une plaquette grâce aux cités à côté de son lieu.

l5-empty-supply = Avec une réserve vide, vous ne pouvez pas utiliser une plaquette qui construit. Une plaquette qui déplace, oui.
    .why = Il n’y a rien à construire.

e1-supply-runs-out = La fin est déclenchée dès qu’un joueur épuise sa réserve en construisant, même s’il reste des cités sur un temple. Les figurines ne comptent pas, et une cité qui revient plus tard n’y change rien.
    .why = La règle ne parle que de la réserve. Un recueil de réponses de la communauté l’interprète autrement.

s3-workers-special = Toutes les cases spéciales comptent pour les ouvriers : lieux, châteaux, nomades, palais et silos.
    .why = Les extensions ultérieures ajoutent des cases spéciales et n’en enlèvent aucune.

s4-merchants-special = Toutes les cases spéciales comptent pour les commerçants : lieux, châteaux, nomades, palais et silos.
    .why = Les extensions ultérieures ajoutent des cases spéciales et n’en enlèvent aucune.

s10-lords-zero = Les joueurs sans cité dans un quadrant peuvent y avoir le nombre suivant et partager la deuxième place. Un quadrant sans aucune cité ne paie personne.
    .why = La règle classe les nombres de cités, et zéro est un nombre.

s11-families-once = Seules comptent les trois premières constructions de l’action obligatoire, une fois. Avec moins de trois, on ne marque rien.
    .why = La carte parle des trois cités de l’action obligatoire.

s12-figures-are-builds = Placer un guerrier, un chariot, un bateau ou un hôtel de ville, c’est construire, pour les ambassadeurs aussi. Un hôtel de ville est jugé case par case une fois posé. Déplacer une figurine n’est pas construire. Poser un mur ou un éclaireur n’est pas construire, mais sa case est occupée.
    .why = Les figurines viennent d’une réserve sur le plateau, comme les cités.

s13-ambassadors-scouts = Construire à côté de l’éclaireur d’un autre joueur ne rapporte rien avec les ambassadeurs.
    .why = Un éclaireur ne rapporte rien à personne.

n2-donation-all-three = Un don construit les trois cités si c’est possible. Les constructions impossibles sont perdues ; les cités restent dans la réserve.
    .why = La plaquette dit trois, pas jusqu’à trois.

n4-sword-chooses = Le joueur à l’épée choisit une cité, un guerrier, un chariot ou un bateau de chaque autre joueur, dans l’ordre du tour, mais jamais un hôtel de ville. On passe les joueurs qui n’ont rien d’autre.
    .why = Un hôtel de ville reste toute la partie.

n5-outpost-with-build = On indique l’avant-poste avec la construction qu’il sert, et seulement là où l’adjacence interdirait la case. Il ne sert ni aux déplacements, ni à un hôtel de ville, ni au tour d’un autre joueur, ni tant que le bonus du temple peut faire de même.
    .why = Ainsi il n’est jamais gaspillé.

n6-resettlement = Vous faites jusqu’à quatre étapes en tout, avec n’importe quelles cités, dans n’importe quel ordre. Avec l’autre option, aucune cité ne peut finir à côté de plus d’une de vos cités, et vous ne pouvez pas faire une étape après laquelle cela ne serait plus possible.
    .why = La règle anglaise ne pose pas cette condition ; l’espagnole si.

n6-movement-counts-at-end = Un déplacement de plusieurs étapes compte là où il finit. Les plaquettes sont prises et perdues, les canoës répondent et les lignes sont marquées quand vous déplacez une autre cité ou que l’action est finie, jamais sur les cases traversées. Jusque-là, la cité compte à son point de départ. Avec l’autre option, chaque case où entre la cité a aussitôt ces conséquences, et la cité compte là où elle se trouve.
    .why = Sur la figure de la règle, une cité avance de trois cases, puis prend la plaquette à côté de sa nouvelle place. Un recueil de réponses de la communauté compte chaque étape.

x3-two-cards = Avec une ou plusieurs plaquettes « carrefour », vous avez deux cartes. Vous en choisissez une même si elles sont identiques. L’autre se montre quand on la défausse.
    .why = La plaquette dit une carte de plus, et la défausse est face visible. Personne d’autre ne doit savoir si vos cartes sont identiques. Un recueil de réponses de la communauté l’interprète autrement.

x6-wagon-counts-at-end = Un déplacement du chariot compte là où il finit, sauf si chaque étape compte, comme en N6.
    .why = C’est un déplacement de plusieurs étapes.

x7-ship-counts-at-end = Un déplacement du bateau compte là où il finit, sauf si chaque étape compte, comme en N6.
    .why = C’est un déplacement de plusieurs étapes.

x8-figures-and-tiles = Les plaquettes qui déplacent des cités ne déplacent pas les figurines. Les figurines prennent et gardent des plaquettes comme les cités. Si vous perdez une plaquette, ses figurines restent sur le plateau.
    .why = Une figurine est déplacée par sa propre plaquette. Un recueil de réponses de la communauté l’interprète autrement.

x12-any-special-hex = Toute case spéciale peut être un lieu de refuge, même les palais et silos des extensions ultérieures.
    .why = La carte nomme les cases spéciales qui existaient à l’impression.

s24-mayors-marks = Les quatre cités n’ont pas besoin de se toucher. Les figurines comptent, les éclaireurs non. Sans cité dans la réserve, pas de marque ; on réessaie à la prochaine construction ou au prochain déplacement du joueur. Une marque qui prend la dernière cité déclenche la fin.
    .why = La carte demande une ligne, pas une chaîne, et la marque vient de la réserve.

s25-rovers-timing = Les vagabonds sont payés à la fin du tour. Répondre avec un canoë compte si c’est le tour du joueur qui répond. Les silos ne comptent pas.
    .why = La règle anglaise paie à la fin du tour, l’espagnole à chaque construction.

m1-swamp-card-choice = La première case utilisée décide du terrain d’une carte de marais. La carte d’un fort est un choix à part.
    .why = La case le montre ; personne n’a besoin de l’annoncer.

m2-bonus-tile = Une plaquette de bonus s’utilise dès votre prochain tour, une fois par tour, tant que vous avez les deux plaquettes de lieu. Celle de la fontaine modifie plutôt chaque utilisation d’une fontaine.
    .why = Elle fonctionne comme les plaquettes dont elle vient.

m3-two-canoes = Qui a deux canoës peut utiliser les deux pour un même événement. Un canoë répond dès le début du prochain tour de son propriétaire, et de nouveau au début de chaque tour. Le joueur dont c’est le tour peut répondre à celui qui a répondu.
    .why = Chaque canoë est une réponse entre deux tours de son propriétaire, et une plaquette s’utilise dès le prochain tour. Un recueil de réponses de la communauté l’interprète autrement.

m4-fountain-bonus = Avec le bonus, toute construction d’une fontaine peut aller sur une montagne, même celle qu’un bazar répète.
    .why = La règle dit que le bonus améliore l’action ; ce n’est pas une action à part.

m6-temple-debt = Les cités des temples se construisent après celles de la réserve, même si la plaquette est perdue. Celles qu’on ne peut pas construire restent dues.
    .why = La dette est au joueur, pas à la plaquette.

h3-what-is-repeated = Vous devez avoir la plaquette répétée depuis avant ce tour, utilisée ou non. Un guerrier ou un éclaireur posé est soulevé et posé ailleurs, ce qui est un déplacement. Le chariot et le bateau peuvent être déplacés ou repris. En répétant la cathédrale, on peut rendre des jetons numérotés et construire, mais pas en prendre un. Hôtel de ville, carrefour, canoë et autre bazar ne se répètent pas.
    .why = La règle permet de déplacer des pièces, et n’en donne pas de nouvelles ni d’autres jetons.

h3-crossroads = Le bazar ne donne pas d’autre carte de terrain à qui possède un carrefour.
    .why = Le carrefour agit à la fin de chaque tour ; ce n’est pas une action que l’on peut répéter. Un recueil de réponses de la communauté l’interprète autrement.

h8-changing-numbers = Vous pouvez échanger cinq jetons numérotés 1 contre un jeton numéroté 5 à tout moment de votre tour, sauf pendant l’action obligatoire.
    .why = Les jetons numérotés sont comme de l’argent en main, et on les garde quand on perd la cathédrale.

h10-silo-part = Les silos sont comptés quand commence la part d’un joueur. Les constructions et déplacements prennent et perdent des plaquettes, et d’autres peuvent y répondre. La même cité peut se déplacer plusieurs fois.
    .why = Ce sont des constructions et des déplacements comme les autres.

q1-castle-under-capitol = Le château sous un capitole reste un château. Deux capitoles à portée paient tous les deux.
    .why = Rien ne dit qu’il cesse d’en être un.

q2-cave-distance = Une grotte garde ses distances des cases « lieu », « château » et « nomades ». Les palais et silos n’importent pas.
    .why = La règle nomme ces trois-là.

q2-fewer-caves = Un quadrant peut ne pas avoir de grotte, mais jamais deux.
    .why = Une table peut en avoir moins, et parfois il n’y a pas de place.

q3-island-rim = Seules les cases « eau » comptent comme de l’eau ; la rive de l’île n’est donc pas à côté de l’eau. Avec l’autre option, une case de l’île qui a moins de six cases adjacentes sur l’île est à côté de l’eau pour les pêcheurs et le moulin à eau. Les rangées de l’île valent pour les gardes forestiers et les maires. Les lignes s’arrêtent à ses trous.
    .why = Les pêcheurs et le moulin à eau demandent une case « eau », et les rangées de l’île sont des lignes horizontales. Un recueil de réponses de la communauté compte la rive.

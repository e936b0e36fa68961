### Ces textes conseillent comment faire une meilleure photographie, disent pourquoi un fichier est refusé ou font partie de
### ce qu’affiche `referee scan`.

no-board = Aucun plateau n’est visible. Photographiez le plateau entier d’en haut, avec une largeur de main de table tout autour, ou touchez le centre de ses quatre cases d’angle.
unknown-sections = Au moins un quadrant ne correspond à aucun de ceux que l’arbitre connaît. S’il est à vous, décrivez-le.
cut-off = { $count ->
        [one] { $from } est hors de la photo : reculez jusqu’à voir tout le plateau.
       *[other] La photo coupe { $count } cases entre { $from } et { $to } : reculez jusqu’à voir tout le plateau.
    }
glare = { $count ->
        [one] Une lampe ou une fenêtre se reflète en { $from } : prenez une autre photo de côté.
       *[other] Une lampe ou une fenêtre se reflète entre { $from } et { $to } : prenez une autre photo de côté.
    }
shadow = { $count ->
        [one] { $from } est trop sombre pour être lue : allumez une lumière.
       *[other] Il fait trop sombre entre { $from } et { $to } pour y lire quoi que ce soit : allumez une lumière.
    }
come-closer = Les cases ne font que { $pixels } pixels de large : approchez-vous ou envoyez la photo en taille réelle.
tilt = Vous regardez le plateau avec { $degrees } degrés d’inclinaison, et les cités cachent ce qui est derrière : tenez l’appareil au-dessus du plateau.
blur = La photo est floue : tenez l’appareil immobile et touchez le plateau pour faire la mise au point.
dark = La photo est très sombre : allumez une lumière.
found = { $verdict ->
        [known] { $sections }
        [unknown] un quadrant est inconnu ({ $sections })
       *[unreadable] aucun plateau visible
    }
pieces-found = cités : { $pieces } ; { $doubts ->
        [one] { $doubts } case douteuse
       *[other] { $doubts } cases douteuses
    }
nothing-found = aucunee
look-at = regardez { $at } : { $reading } ({ $percent } %)
look-at-gold = regardez { $at } : { $reading } ({ $percent } %) ; pièces d’or en jeu : { $gold }
no-score = pas de score : { $text }
nothing = rien
wall = mur
gold-exact = { $colour } : { $value } pièces d’or ; probabilité de gagner : { $percent } %
gold-range = { $colour } : { $value } pièces d’or (de { $low } à { $high }) ; probabilité de gagner : { $percent } %
advice = conseil : { $text }
file = fichier
verdict = verdict
sections = quadrants
pieces = cités
doubts = doutes
gold = pièces d’or
known = connu
unknown = inconnu
unreadable = illisible
impossible = impossible
refused = refusé
no-colour = L’image n’a pas de couleurs : impossible de distinguer les paysages et les pièces. Envoyez-la en couleurs et sans filtre.
unusual-colours = Les paysages ont des couleurs inhabituelles : les propriétaires des pièces sont peut-être faux. Si un filtre a modifié l’image, envoyez l’original.
mirrored = L’image est inversée comme dans un miroir. Désactivez cet effet dans l’appareil photo, ou envoyez l’original.
single-section = L’image ne montre qu’un seul quadrant. Photographiez les quatre ensemble pour lire une table.
tap-section = L’arbitre ne reconnaît pas le quadrant ou ne voit pas où sont ses cases. Touchez le centre des quatre cases de coin du quadrant ; l’arbitre pourra alors grouper les cases qui se ressemblent.
no-section = aucun quadrant imprimé ne correspond
section-groups = aucun quadrant imprimé ne correspond. Les cases d’un groupe se ressemblent ; nommez-les avec --name GROUPE=TERRAIN, et une case différente avec --name CASE=TERRAIN
group-guess = { $group } ({ $terrain } ? { $percent } %)
truth-sections = quadrants justes
truth-wrong = faux et non refusés
truth-precision = précision
truth-recall = rappel
truth-exact = table exacte
truth-share = { $hits } sur { $tries } = { $share } % ({ $low }-{ $high } %)

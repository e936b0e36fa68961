### Ces phrases disent ce qui ne va pas dans une requête, un fichier ou une option, et comment le corriger. Le lieu est
### affiché avant la phrase.
### Les mots entre accents graves et les noms comme { $found } sont ceux de l’interface : ne pas les traduire.

## Ces mots nomment les types de valeurs JSON.

json-null = null
json-flag = true ou false
json-number = un nombre
json-whole-number = un nombre entier
json-fraction = un nombre à virgule
json-string = une chaîne de caractères
json-list = une liste
json-object = un objet
json-locations = un objet qui donne le lieu de chaque case « lieu »
json-location-tiles = un objet qui donne le nombre de plaquettes restantes sur chaque case « lieu »
json-nomad-tiles = un objet qui donne la plaquette de chaque case de nomades

## Ces fautes peuvent se trouver dans tout document.

no-json = Il n’y a rien à lire. Envoyez un document JSON.
not-json = Ce n’est pas du JSON valide : il y a une erreur à la ligne { $line }, colonne { $column }.
not-utf-8 = Ce n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8 valide.
nested-too-deep = Le JSON a trop de niveaux imbriqués. Il peut en avoir { $most } au plus.
key-twice = La clé « { $key } » figure deux fois dans le même objet. Retirez l’une des deux.
missing = Il manque « { $key } », qui est obligatoire.
missing-tag = Il manque « { $key } », qui est obligatoire. Utilisez { $known }.
null-value = Cela ne peut pas être null. Donnez une valeur ou retirez la clé.
not-an-object = Le corps doit être un objet JSON.
one-table = Envoyez soit `position`, soit `state`.
wrong-kind = Il faut ici { $wanted }, et non { $kind }.
out-of-range = La valeur doit être comprise entre { $least } et { $most }, mais c’est { $found }.
few-items = Cette liste a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, mais il en faut au moins { $least }.
many-items = Cette liste a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }, mais elle peut en avoir { $most } au plus.
twice = « { $found } » figure deux fois. Retirez l’un des deux.
unknown-hex = Il n’y a pas de case nommée « { $found } ». Les cases vont de a1 à t20, et de i:a1 à i:j5 sur l’île.
    .near = Vouliez-vous dire « { $near } » ?
no-such-hex = { $at } n’est pas sur ce plateau. Si l’île est en jeu, ajoutez-la au plateau.
unknown-name = { $what ->
        [key] Il n’y a pas ici de clé nommée « { $found } ».
        [field] Il n’y a pas ici de champ nommé « { $found } ».
        [section] Il n’y a pas de quadrant nommé « { $found } ».
        [island-side] L’île n’a pas de face nommée « { $found } ».
        [card] Il n’y a pas de carte Kingdom Builder nommée « { $found } ».
        [task] Il n’y a pas de mission nommée « { $found } ».
        [tile] Il n’y a pas de plaquette nommée « { $found } ».
        [nomad-tile] Il n’y a pas de plaquette de nomades nommée « { $found } ».
        [bonus-tile] Il n’y a pas de plaquette de bonus nommée « { $found } ».
        [location] Il n’y a pas de lieu nommé « { $found } ».
        [common-action] « { $found } » n’est pas une action que tous les joueurs possèdent.
        [line] Il n’y a pas de ligne horizontale nommée « { $found } ».
        [ruleset] Il n’y a ni jeu de règles ni option nommés « { $found } ».
        [expansion] Il n’y a pas d’extension nommée « { $found } ».
        [ground] Il n’y a pas de type de sol nommé « { $found } ».
        [source] Sur cette table, rien de nommé « { $found } » ne rapporte d’or.
        [part] Il n’y a pas de partie nommée « { $found } ».
        [parameter] Il n’y a pas ici de paramètre nommé « { $found } ».
        [colour] Il n’y a pas de couleur nommée « { $found } ».
        [shape] Il n’y a pas de figurine nommée « { $found } ».
        [command] Il n’y a pas de commande nommée « { $found } ».
        [subject] Il n’y a pas de sujet nommé « { $found } » dans le catalogue.
       *[word] « { $found } » n’est pas possible ici.
    }
    .near = Vouliez-vous dire « { $near } » ?
    .known = Valeurs possibles : { $known }.

## Ces fautes concernent les plateaux.

section-count = Il y a { $count ->
        [one] { $count } quadrant
       *[other] { $count } quadrants
    }, mais un plateau en a quatre.
section-twice = { $section ->
        [own] Le même quadrant est déjà { $quarter }.
       *[other] Le quadrant `{ $section }` est déjà { $quarter }.
    } Les quatre quadrants doivent être différents.
row-count = Il y a { $count ->
        [one] { $count } rangée
       *[other] { $count } rangées
    }, mais il en faut { $due }.
row-length = La rangée { $row } a { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }, mais il en faut { $due }.
row-too-long = La rangée { $row } a { $count } lettres, mais elle peut en avoir { $most } au plus.
unknown-letter = « { $found } », à la rangée { $row }, colonne { $column }, ne représente aucune case. Les lettres sont { $letters }.
location-without-kind = { $at } est une case « lieu » (lettre L), mais la description ne dit pas de quel lieu il s’agit.
not-a-location = { $at } n’est pas une case « lieu » (lettre L) de ce quadrant ; « { $location } » ne peut donc pas s’y trouver.
section-hex = Un quadrant n’a pas de case nommée « { $found } ». Ses cases vont de a1 à j10.
capitol-place = Il ne peut pas y avoir de capitole sur { $at } ({ $ground }). Un capitole doit être sur un château, dans un quadrant qui a deux châteaux.
cave-place = Il ne peut pas y avoir de grotte sur { $at } ({ $ground }). Une grotte doit être sur une montagne d’un quadrant.
cave-too-near = La grotte de { $at } est trop près de { $hexes }. Une grotte doit être à trois cases au moins de tout lieu, château et case de nomades.
two-in-a-section = { $what ->
        [capitol] Le quadrant { $quarter } a des capitoles sur { $hexes }, mais un quadrant ne peut en avoir qu’un.
       *[cave] Le quadrant { $quarter } a des grottes sur { $hexes }, mais un quadrant ne peut en avoir qu’une.
    }
board-location = { $at } est indiqué comme le lieu « { $location } », qui n’existe pas. Le catalogue les contient tous.
content-id = Un identifiant de contenu a 32 chiffres hexadécimaux. `POST /v1/boards` en renvoie un.
unknown-board = Aucun plateau avec l’identifiant { $id } n’est connu ici. Envoyez le plateau en entier, ou envoyez-le d’abord à `/v1/boards`.
only-a-service-knows = Seul un service en marche connaît les identifiants de contenu. Écrivez le plateau en entier, avec ses quadrants.

## Ces fautes concernent le début d’une partie.

player-count = Il y a { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }, mais le jeu se joue de deux à cinq joueurs.
same-colour = Deux joueurs ont la même couleur. Donnez à chaque joueur une couleur différente.
not-playing = { $player } ne joue pas dans cette partie.
    .players = Les joueurs sont { $players }.
board-not-chosen = Choisissez quatre quadrants, ou donnez un `seed` qui les choisit.
few-sections = Ces extensions ont moins de quatre quadrants. Choisissez vous-même les quadrants ou nommez plus d’extensions.
only-with-a-seed = Ne nommez l’extension « { $expansion } » que si un `seed` choisit le plateau. Un plateau que vous donnez dit lui-même ce qu’il porte.
tasks-not-chosen = Ce plateau demande { $due ->
        [one] { $due } mission
       *[other] { $due } missions
    }. Valeurs possibles : { $known }. Vous pouvez aussi indiquer un `seed` qui servira au tirage.
task-count = Il y a { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }, mais ce plateau en demande { $due }, toutes différentes.
many-nomad-spaces = Le plateau a { $count } cases de nomades, mais il n’y a que { $most } plaquettes de nomades.
nomad-tiles-not-chosen = Dites quelle plaquette de nomades est sur { $hexes }, ou donnez un `seed` qui choisit.
nomad-spaces = { $count ->
        [0] Ce plateau n’a pas de case de nomades. Retirez les plaquettes de nomades.
       *[other] Indiquez toutes les cases de nomades de ce plateau et aucune autre : { $hexes }.
    }
nomad-copies = Il y a { $count } exemplaires de { $tile }, mais la boîte n’en a que { $most }.
cards-not-chosen = Choisissez trois cartes Kingdom Builder, ou indiquez un `seed` qui servira à les tirer au sort.
few-cards = Ces extensions ont moins de trois cartes Kingdom Builder. Choisissez vous-même les cartes ou nommez plus d’extensions.
three-cards = Une partie a trois cartes Kingdom Builder différentes.
removed-terrain-not-chosen = Une carte en jeu retire un terrain. Choisissez { $known }, ou donnez un `seed` qui choisit.
no-terrain-removed = Aucune carte en jeu ne retire de terrain. Retirez cette indication.
base-terrain = Seul un des cinq terrains de base peut être retiré, pas { $found }. Choisissez { $known }.
hand-count = Il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour { $players } joueurs. Donnez une carte par joueur.
card-copies = Il y a { $count ->
        [one] { $count } carte { $card }
       *[other] { $count } cartes { $card }
    }, mais cette partie { $most ->
        [0] n’en a aucune
       *[other] n’en a que { $most }
    }.
deck-without-hands = Si vous donnez la pioche, donnez aussi les cartes en main des joueurs (`hands`).
deck-size = La pioche a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, mais il en reste { $due } après la distribution.

## Ces fautes concernent les lignes de notation.

line-field = Champ { $field } : { $why }
not-a-field = « { $found } » n’est pas un champ. Un champ a la forme `key=value`.
not-a-number = « { $found } » n’est pas un nombre entier de neuf chiffres au plus.
yes-or-no = « { $found } » doit être `yes` ou `no`.
not-a-pair = « { $found } » doit être deux mots joints par un deux-points.
not-a-nomad-space = « { $found } » n’est pas une case de nomades. Écrivez `hex:tile`, ou `hex:-` si elle est vide.
not-a-count = « { $found } » n’est pas un nombre de plaquettes. Écrivez `hex:number`.
not-a-frame = « { $found } » ne dit pas ce que la partie attend. Écrivez { $forms }.
card-letter = « { $found } » n’est pas une carte de terrain. Écrivez une lettre, ou `-` s’il n’y en a pas.
line-tile = « { $found } » n’est pas une plaquette. Écrivez `kind@hex`, suivi de `+` si elle est nouvelle et de `*` si elle est utilisée.
line-nomad-tile = « { $found } » n’est pas une plaquette de nomades. Écrivez `kind@round`, suivi de `*` si elle est utilisée.
line-numbers = « { $found } » ne dit pas combien de jetons numérotés il y a. Écrivez `ones,fives`.

## Ces fautes concernent les images et les relevés.

highlight-needs-state = Une position n’a pas d’actions permises à mettre en évidence. Envoyez un état.
tile-count = Il ne peut pas y avoir { $count } plaquettes sur { $at }.
tiles-off-special = Il ne peut pas y avoir de plaquettes sur { $at } ({ $ground }). Il n’y en a que sur les cases spéciales.
scan-row = « { $found } » n’est pas une rangée. Une rangée est une liste de { $most } cellules, ou { $most } des lettres { $signs }.
many-weights = Cette case a { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    }, mais `kinds` n’en prévoit que { $most }. Donnez un nombre par type, dans le même ordre.
owned-wall = Un mur de pierre n’est à personne. Retirez sa couleur.
no-owner = Dites à quel joueur appartient cette figurine ({ $figure }).
beside-a-board = Retirez `{ $key }`. Le `board` dit déjà ce qu’il y a sur la table.
few-candidates = Un plateau a quatre quadrants différents, mais trois au plus de ceux que vous avez nommés peuvent être sur cette table. Nommez plus d’extensions ou de quadrants.

## Ces fautes concernent les requêtes et les réglages.

unknown-include = « { $found } » ne peut pas être inclus ici. Valeurs possibles : { $known }.
no-state-key = Ce service ne signe pas les états et ne peut donc pas exiger de signature. Omettez `signed`, ou configurez REFEREE_STATE_KEY pour le service.
no-signature = Cet état n’a pas de signature, alors que la requête en exige une. Envoyez un état d’une partie commencée par /v1/starts sur ce service, tel que vous l’avez reçu.
wrong-signature = Cette signature ne correspond pas à cet état. L’état a été modifié, ou bien il a été signé avec une autre clé ou pour d’autres règles. Envoyez-le tel que l’arbitre l’a renvoyé.
never-signed = L’arbitre n’a jamais signé ceci, car c’est impossible. Envoyez un état tel que l’arbitre l’a renvoyé.
unsigned-document = Seul un état peut être signé. Envoyez un `state` renvoyé par l’arbitre, ou omettez `signed`.
title-too-long = Ce titre compte { $count } caractères, mais un titre peut en avoir { $most } au plus.
one-table-or-board = Envoyez exactement l’un de ces éléments : `position`, `state` ou `board`.
panel-of-board = Sans joueurs, il n’y a rien à afficher dans le panneau. Envoyez une position ou un état.
highlight-needs-players = Sur un plateau sans joueurs, rien ne rapporte d’or. Envoyez une position ou un état.
highlight-line = Ceci ne dit pas ce qu’il faut marquer. Écrivez des cases (e9,e10), legal-actions, legal-actions:farm ou score:knights:blue.
parameter-twice = Vous avez envoyé ce paramètre deux fois. Envoyez-le une seule fois.
language-tag = Une étiquette de langue a { $most } caractères au plus, par exemple es ou fr-CA.
setting = Ce réglage ne peut pas être utilisé : { $why }
setting-number = Il faut un nombre entier, par exemple { $example }, et non « { $found } ».
setting-secret = Ce secret compte { $count } octets. Utilisez au moins { $least } octets aléatoires.
setting-origin = « { $found } » n’est pas une origine. Écrivez chaque origine en entier, par exemple https://game.example ou http://localhost:3000, ou un seul * pour autoriser toutes les pages.

## Ces fautes concernent la ligne de commande.

unreadable = Le fichier ne peut pas être lu : { $why }.
directory = C’est un répertoire. Nommez ses fichiers, par exemple { $example }.
empty-file = Le fichier est vide. Il doit contenir un document JSON ou une ligne de notation.
cannot-be-written = Le fichier ne peut pas être écrit : { $why }.
not-an-action = « { $found } » n’est pas une action. Écrivez { $forms } ; ou écrivez du JSON.
hex-first = « { $found } » n’est pas une case. La case vient d’abord : { $meant }
tile-first = « { $found } » n’est pas une plaquette. La plaquette vient d’abord : { $meant }
hex-with-tile = « { $found } » ne nomme pas une case et une plaquette. Écrivez par exemple e3=sword.
card-and-colour = « { $found } » ne nomme pas de couleur. Écrivez par exemple fishermen:blue.
colour-and-hexes = « { $found } » ne nomme pas de couleur. Écrivez par exemple blue:a1,b2.
file-ending = « { $file } » doit se terminer par { $known }. La terminaison dit quoi écrire.
panel-needs-table = Sans joueurs, il n’y a rien à afficher dans le panneau. Indiquez un fichier avec --table.
no-sections = Nommez quatre quadrants, ou un fichier avec --table.
highlight-needs-table = Les actions permises et les scores ne peuvent être mis en évidence qu’avec --table.
table-and-board = La table a déjà son plateau. Retirez les quadrants, --island, --capitol, --cave et --settlements.
one-highlight = Utilisez une seule de ces options : --highlight, --highlight-tile et --highlight-score.
bind-address = « { $found } » n’est pas une adresse. Écrivez HOST:PORT, par exemple 127.0.0.1:8000 ou [::1]:8000.
port-taken = Un autre programme écoute déjà à { $address }. Essayez un autre port, par exemple --bind { $other } (avec make : REFEREE_BIND={ $other } make run), ou le port 0 pour en prendre un libre.
cannot-listen = L’arbitre ne peut pas écouter à { $address } : { $why }.
settings-file = Ce fichier ne peut pas être utilisé : { $why }
own-failure = L’arbitre lui-même a échoué ; ce n’est pas votre faute. Merci de signaler cette erreur : { $why }
unknown-option = Il n’y a pas d’option nommée { $option }.
    .near = Vouliez-vous dire { $near } ?
option-value = Vérifiez { $option } : un interrupteur ne prend pas de valeur, et toute autre option en demande une.
missing-parameter = Il manque { $parameter }.
number-range = Il faut un nombre entier entre { $least } et { $most }.
usage = { $text }

## Ces fautes concernent les photographies.

not-a-picture = Ce n’est pas un fichier JPEG, PNG ou WebP.
picture-small = L’image fait { $size } pixels, mais chaque côté en demande au moins { $least }.
picture-animated = L’image est animée. Envoyez une image fixe.
picture-for-print = L’image contient quatre encres (CMJN) au lieu de rouge, vert et bleu. Enregistrez-la en RVB.
picture-cut-off = Le fichier est coupé. Envoyez-le en entier.
picture-damaged = Le fichier est endommagé et ne peut pas être décodé. Enregistrez l’image de nouveau et envoyez la copie.
picture-costly = Lire cette image demande trop de temps ou de mémoire. Envoyez une copie plus petite.
picture-bytes = L’image est trop lourde. Elle peut faire { $most } Mo au maximum.
picture-pixels = L’image fait { $size } pixels. Elle peut avoir au maximum { $most } mégapixels, et { $longest } pixels par côté.
pictures = Il y a { $count ->
        [one] { $count } image
       *[other] { $count } images
    }. Envoyez-en une à { $most }, chacune dans une partie `picture`.
part-twice = Vous avez envoyé cette partie deux fois. Envoyez-la une seule fois.
part-long = Cette partie est trop longue. Elle peut faire { $most } Ko au maximum.
crossed-corners = Ces coins n’entourent pas un plateau. Touchez le centre des quatre cases de coin l’une après l’autre, en faisant le tour du plateau.
island-example = { $at } est sur l’île. Choisissez une case du plateau principal.
table-pictures = --together demande deux images d’une même table, sans --truth.
one-section = { $option } lit une seule image, sans --together, --overlay ni --truth.
namings-without-section = --name demande { $option }.
section-naming = --name { $found } n’indique pas un groupe ou une case du quadrant avec un type de sol. Écrivez un groupe (de a à { $last }) ou une case (de a1 à j10), `=`, puis l’un de ces mots : { $words }.
no-photo-extra = Pour lire des photographies, il faut l’extra `{ $extra }` : pip install "kingdom-referee[{ $extra }]".

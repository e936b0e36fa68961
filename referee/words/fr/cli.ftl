### La ligne de commande affiche ces textes.

ruling = { $action } : { $verdict }
legal = permis
illegal = interdit
impossible = impossible
undetermined = indéterminé
possible = possible
bad = incorrect
failed = échec
unknown-card = Cela dépend d’une carte de terrain que personne n’a montrée. Dites laquelle c’est (`play`) et redemandez.
instead = Ce que vous pouvez faire à la place :
repairs = L’un de ces changements rend la table possible :
options = D’autres règles optionnelles changeraient cette réponse : { $options }
now = maintenant : { $phase }
assumed = L’arbitre suppose :
legal-actions = { $phase } ; { $count ->
        [one] { $count } action permise
       *[other] { $count } actions permises
    }
wins = { $count ->
        [one] { $winners } gagne avec { $gold } pièces d’or
       *[other] { $winners } gagnent avec { $gold } pièces d’or
    }
leads = { $count ->
        [one] la partie n’est pas finie ; { $winners } mène avec { $gold } pièces d’or
       *[other] la partie n’est pas finie ; { $winners } mènent avec { $gold } pièces d’or
    }
total = total
rank = rang
nothing-yet = { $player } : rien encore
replay-legal = { $count ->
        [one] permis, { $count } action
       *[other] permis, les { $count } actions
    }
replay-refused = { $action } : { $verdict }, après { $count ->
        [one] { $count } action permise
       *[other] { $count } actions permises
    }
hexes = cases : { $hexes }
counted-hexes = { $text } : { $hexes }
with-tile = { $type } avec { $tiles }
    .via = au moyen de { $via }
move-targets = { $from } à { $to }
up-to = jusqu’à { $count } × { $number }
board = plateau
capitols = capitoles
caves = grottes
island = île
cards = cartes
tasks = missions
nomads = nomades
terrain = terrain
players = joueurs
now-label = maintenant
seed = graine
tile-at = { $tile } sur { $at }
begins = { $players } ; { $first } commence
swamp-cards = avec les cartes de marais
without = sans { $terrain }
over = la partie s’est terminée après la manche { $round }
files = { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    } : { $verdicts }
error = Erreur : { $text }
usage = Utilisation : { $usage }
try-help = Essayez « { $command } --help » pour obtenir de l’aide.
aborted = Abandon.
standard-input = entrée standard
terminal = Lecture depuis le terminal : { $wants } Ctrl-D termine la saisie.
reads = { $command } lit { $wants }
wants-rule = { $body } ; avec --action, aussi un état, seul ou comme ligne de notation, ou une table (`position`, `turn`, `card`).
wants-legal = { $body }, ou un état, seul ou comme ligne de notation, ou une table (`position`, `turn`, `card`).
wants-score = { $body }, la même chose avec une position, ou un état ou une position, seuls ou comme ligne de notation.
wants-audit = { $body }, la même chose avec une position, ou un état ou une position, seuls ou comme ligne de notation.
wants-replay = { $body }, où le début est un état.
serving = L’arbitre répond à { $address } ({ $count ->
        [one] { $count } processus
       *[other] { $count } processus
    } ; Ctrl-C l’arrête).
serving-docs = Documentation : { $address }/docs
try = Essayez :
phones = Sur un téléphone du même réseau, ouvrez { $address } ou scannez ceci :
catalogue = Le catalogue contient ces sujets (referee catalogue SUJET) :
catalogue-sections = quadrants du plateau et faces de l’île
catalogue-terrains = types de sol, avec leurs lettres
catalogue-tiles = plaquettes et ce qu’elles permettent
catalogue-cards = cartes Kingdom Builder et ce qu’elles rapportent
catalogue-tasks = missions de Crossroads
catalogue-colours = couleurs des joueurs
catalogue-figures = cités et figurines d’un joueur
catalogue-options = options du jeu de règles
catalogue-violations = pourquoi une action est interdite
catalogue-inconsistencies = pourquoi une table est impossible
catalogue-assumptions = ce que l’arbitre suppose à propos d’une table
catalogue-remarks = remarques sur les scores
catalogue-rules = règles en termes simples
column-name = nom
column-title = titre
column-expansion = extension
column-letter = lettre
column-text = texte
column-rule = règle
column-gold = pièces d’or
column-per-player = par joueur
column-default = par défaut
column-values = valeurs
column-code = code
column-number = règle

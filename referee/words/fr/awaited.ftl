### These messages say what the game is waiting for. Each kind of frame has one message, except that `drawing` has one for
### each purpose of the card.

turning = manche { $round }, au joueur { $player } de jouer, { $by ->
        [choice] deux cartes de terrain au choix
        [hidden] la carte de terrain n’est pas encore connue
        [none] pas de carte de terrain ce tour-ci
        [useless] carte jouée : { $card }, mais il ne reste aucune case pour cette carte ; il faut en piocher une autre pour construire
        [same] carte jouée : { $card } ; à construire : { $due } sur « marais » ou « { $terrain } »
        [either] carte jouée : { $card } ; à construire : { $swamp } sur « marais » ou { $due } sur « { $terrain } »
        [terrain] carte jouée : { $card } comme { $terrain }, { $due ->
            [0] action obligatoire terminée
            [one] { $due } cité à construire
           *[other] { $due } cités à construire
        }
       *[card] carte jouée : { $card }, { $due ->
            [0] action obligatoire terminée
            [one] { $due } cité à construire
           *[other] { $due } cités à construire
        }
    }
using = manche { $round }, le joueur { $player } utilise { $tile }, { $left ->
        [one] encore { $left } étape au plus
       *[other] encore { $left } étapes au plus
    }
    .via = (répétée avec { $via })
    .card = (carte piochée : { $card })
reacting = manche { $round }, le joueur { $taker } a pris la dernière plaquette de { $at } ; le joueur { $player } peut construire avec le canoë ou passer
harvesting = après la manche { $round }, le joueur { $player } utilise des silos : { $silos ->
        [one] { $silos } silo restant
       *[other] { $silos } silos restants
    }, { $by ->
        [build] { $left ->
            [one] encore { $left } cité à construire au plus
           *[other] encore { $left } cités à construire au plus
        }
        [move] { $left ->
            [one] encore { $left } déplacement au plus
           *[other] encore { $left } déplacements au plus
        }
        [only-moves] jusqu’à { $left } déplacements avec celui-ci, car la réserve est vide
       *[any] { $builds ->
            [one] { $builds } construction
           *[other] jusqu’à { $builds } constructions
        } ou jusqu’à { $left } déplacements avec celui-ci
    }
drawing-hand = manche { $round }, le joueur { $player } pioche { $by ->
        [last] une carte à la fin de son tour
        [second] une deuxième carte pour son prochain tour
       *[first] une carte pour son prochain tour
    } ; dites laquelle, ou qu’elle reste face cachée
drawing-redraw = manche { $round }, le joueur { $player } pioche une carte à la place d’une carte inutile ; dites laquelle
drawing-tile = manche { $round }, le joueur { $player } pioche une carte avec { $tile } ; dites laquelle
drawing-discard = manche { $round }, le joueur { $player } défausse la carte qu’il n’a pas choisie ; dites laquelle

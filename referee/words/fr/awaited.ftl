### What the table waits for: one message for each kind of frame, for each purpose of a drawn card.

turning = manche { $round }, à { $player } de jouer, { $by ->
        [choice] il faut choisir une des deux cartes
        [hidden] la carte n’est pas connue
        [terrain] carte jouée : { $card } comme { $terrain }
       *[card] carte jouée : { $card }
    }, { $due ->
        [one] { $due } cité encore à construire
       *[other] { $due } cités encore à construire
    }
    .owed = et { $owed } des temples
using = manche { $round }, { $player } utilise { $tile }, { $left ->
        [one] encore { $left } étape au plus
       *[other] encore { $left } étapes au plus
    }
    .via = (répétée avec { $via })
    .card = (carte piochée : { $card })
reacting = manche { $round }, { $taker } a pris la dernière plaquette de { $at } ; { $player } peut construire avec le canoë ou passer
harvesting = après la manche { $round }, { $player } utilise des silos : { $silos ->
        [one] { $silos } silo restant
       *[other] { $silos } silos restants
    }, encore { $left ->
        [one] { $left } étape
       *[other] { $left } étapes
    } ({ $by ->
        [build] construire
        [move] déplacer
       *[any] construire ou déplacer
    })
drawing-hand = manche { $round }, { $player } pioche une carte pour son prochain tour ; dites laquelle
drawing-redraw = manche { $round }, { $player } pioche une carte à la place d’une carte inutile ; dites laquelle
drawing-tile = manche { $round }, { $player } pioche une carte avec une plaquette ; dites laquelle
drawing-discard = manche { $round }, { $player } défausse la carte qu’il n’a pas choisie ; dites laquelle

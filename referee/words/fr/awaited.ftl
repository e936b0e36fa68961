### What the table waits for: one message for each kind of frame, for each purpose of a drawn card.

turning = manche { $round }, à { $player } de jouer, { $by ->
        [choice] il faut choisir une de deux cartes (`play`)
        [hidden] la carte n’est pas connue (`play`)
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
reacting = manche { $round }, { $taker } a pris la dernière plaquette de { $at } ; { $player } peut répondre (`build`) ou non (`finish`)
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
drawing-hand = manche { $round }, { $player } pioche une carte pour sa main ; dites laquelle (`reveal`)
drawing-redraw = manche { $round }, { $player } pioche une carte à la place d’une carte inutile ; dites laquelle (`reveal`)
drawing-tile = manche { $round }, { $player } pioche une carte avec une plaquette ; dites laquelle (`reveal`)
drawing-discard = manche { $round }, { $player } défausse la carte non choisie ; dites laquelle (`reveal`)

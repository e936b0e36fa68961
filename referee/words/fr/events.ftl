### Ce qui s’est passé, une ligne par événement.

card-played = { $player } joue { $card_phrase }
built = { $player } construit sur { $at }
    .tile = avec { $tile }
placed = { $player } place { $figure_a } sur { $at }
wall-built = { $player } construit un mur de pierre sur { $at }
removed = { $whose ->
        [own] { $player } retire { $piece_own } de { $at } avec { $tile }
       *[other] { $player } retire de { $at } { $piece_a } du joueur { $owner } avec { $tile }
    }
moved = { $player } se déplace de { $from } à { $to } avec { $tile }
tile-taken = { $player } prend { $tile } de { $from }
tile-lost = { $player } perd { $tile } de { $from }
tile-spent = { $player } rend { $tile }, qui quitte la partie
bonus-taken = { $player } prend { $tile }
bonus-lost = { $player } perd { $tile }
bonus-used = { $player } peut construire là grâce à { $tile }
number-taken = { $player } prend un jeton numéroté { $number }
numbers-returned = { $player } rend des jetons numérotés : { $ones } × 1, { $fives } × 5
line-marked = { $player } marque la ligne { $line }
scouts-left = les éclaireurs du joueur { $player } quittent le plateau
harvest-began = { $player } peut utiliser { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    }
waiver-used = { $player } utilise { $tile } ; { $at } n’a pas besoin d’être adjacente
gold-gained = { $gold ->
        [one] { $player } gagne { $gold } pièce d’or ({ $source })
       *[other] { $player } gagne { $gold } pièces d’or ({ $source })
    }
card-discarded = { $player } défausse { $card_phrase }
card-removed = { $player } ne peut pas utiliser { $card_phrase }, qui quitte la partie
card-drawn = { $player } pioche { $card_phrase }
shuffled = { $cards ->
        [one] { $cards } carte de la défausse devient la pioche
       *[other] { $cards } cartes de la défausse deviennent la pioche
    }
mandatory-action-ended = il ne reste aucune case pour le joueur { $player } ; l’action obligatoire se termine
end-triggered = { $player } déclenche la fin : c’est la dernière manche
turn-ended = { $player } termine son tour
turn-began = manche { $round } : { $player } commence son tour
game-ended = la partie est terminée après la manche { $round }

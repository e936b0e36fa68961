### Ces lignes disent ce qui s’est passé ; il y a un message pour chaque type d’événement.

card-played = le joueur { $player } joue { $card_phrase }
built = le joueur { $player } construit sur { $at }
    .tile = avec { $tile }
placed = le joueur { $player } place { $figure_a } sur { $at }
wall-built = le joueur { $player } construit un mur de pierre sur { $at }
removed = { $whose ->
        [own] le joueur { $player } retire { $piece_own } de { $at } avec { $tile }
       *[other] le joueur { $player } retire de { $at } { $piece_a } du joueur { $owner } avec { $tile }
    }
moved = { $tile_word ->
        [barracks] le joueur { $player } déplace un guerrier de { $from } à { $to } avec { $tile }
        [lighthouse] le joueur { $player } déplace son bateau de { $from } à { $to } avec { $tile }
        [scout-cabin] le joueur { $player } déplace un éclaireur de { $from } à { $to } avec { $tile }
        [wagon] le joueur { $player } déplace son chariot de { $from } à { $to } avec { $tile }
       *[other] le joueur { $player } déplace une cité de { $from } à { $to } avec { $tile }
    }
tile-taken = le joueur { $player } prend { $tile } de { $from }
tile-lost = le joueur { $player } perd { $tile } de { $from }
tile-spent = le joueur { $player } rend { $tile }, qui quitte la partie
bonus-taken = le joueur { $player } prend { $tile }
bonus-lost = le joueur { $player } perd { $tile }
bonus-used = le joueur { $player } utilise { $tile }
number-taken = le joueur { $player } prend un jeton numéroté de valeur { $number }
numbers-returned = { $ones ->
        [0] { $fives ->
            [one] le joueur { $player } rend un jeton numéroté de valeur 5
           *[other] le joueur { $player } rend { $fives } jetons numérotés de valeur 5
        }
        [one] { $fives ->
            [0] le joueur { $player } rend un jeton numéroté de valeur 1
            [one] le joueur { $player } rend un jeton numéroté de valeur 1 et un de valeur 5
           *[other] le joueur { $player } rend un jeton numéroté de valeur 1 et { $fives } de valeur 5
        }
       *[other] { $fives ->
            [0] le joueur { $player } rend { $ones } jetons numérotés de valeur 1
            [one] le joueur { $player } rend { $ones } jetons numérotés de valeur 1 et un de valeur 5
           *[other] le joueur { $player } rend { $ones } jetons numérotés de valeur 1 et { $fives } de valeur 5
        }
    }
line-marked = le joueur { $player } marque la ligne { $line }
scouts-left = les éclaireurs du joueur { $player } quittent le plateau
harvest-began = le joueur { $player } peut utiliser { $silos ->
        [one] { $silos } silo
       *[other] { $silos } silos
    }
waiver-used = le joueur { $player } utilise { $tile } ; { $at } n’a pas besoin d’être adjacente
gold-gained = { $gold ->
        [one] le joueur { $player } gagne { $gold } pièce d’or ({ $source })
       *[other] le joueur { $player } gagne { $gold } pièces d’or ({ $source })
    }
card-discarded = le joueur { $player } défausse { $card_phrase }
card-removed = le joueur { $player } ne peut pas utiliser { $card_phrase }, qui quitte la partie
card-drawn = le joueur { $player } pioche { $card_phrase }
shuffled = { $cards ->
        [one] { $cards } carte de la défausse devient la pioche
       *[other] { $cards } cartes de la défausse deviennent la pioche
    }
mandatory-action-ended = il ne reste aucune case pour le joueur { $player } ; l’action obligatoire se termine
end-triggered = le joueur { $player } déclenche la fin : c’est la dernière manche
turn-ended = le joueur { $player } termine son tour
turn-began = manche { $round } : le joueur { $player } commence son tour
game-ended = la partie est terminée après la manche { $round }

### Ces phrases disent ce que fait une plaquette quand la phrase de sa règle parle aussi d’autre chose.

number-five = Jetons numérotés : échanger cinq jetons numérotés 1 contre un jeton numéroté 5, autant de fois que vous voulez, tant qu’il en reste.
foresters-lodge = Maison forestière : construire en forêt.
monastery = Monastère : construire dans le canyon.
fort = Fort : piocher une carte de terrain et construire sur ce terrain si c’est possible.
canoe = Canoë : quand un autre joueur prend la dernière plaquette d’une case « lieu », construire aussitôt sur le marais ou l’eau.
canoe-bonus = Bonus canoë : construire sur le marais ou l’eau à votre propre tour.
fountain = Fontaine : construire à côté d’exactement une de vos cités et d’aucune autre.
fountain-bonus = Bonus fontaine : toute fontaine peut aussi construire sur une montagne.
refuge = Refuge : déplacer une cité sur une case adjacente.
refuge-bonus = Bonus refuge : déplacer une cité en ligne droite, par-dessus tout, sur la première case constructible.
temple = Temple : retirer une cité du plateau ; vous la construisez en plus lors de l’action obligatoire du prochain tour.
temple-bonus = Bonus temple : la première cité de votre action obligatoire n’a pas besoin d’être adjacente.
watchtower = Tour de guet : construire à côté d’une cité d’un autre joueur.
university = Université : construire à côté d’une case spéciale.
cathedral = Cathédrale : prendre un jeton numéroté 1, ou rendre des jetons numérotés et construire autant de cités sur le terrain de la carte jouée ; la cathédrale apporte le premier jeton numéroté.
tree-house = Cabane dans l’arbre : déplacer une cité en forêt.
rope-bridge = Pont de corde : déplacer une cité dans le canyon.
donation-grass = Don : construire trois cités sur l’herbe.
donation-canyon = Don : construire trois cités dans le canyon.
donation-desert = Don : construire trois cités dans le désert.
donation-flower-field = Don : construire trois cités sur les fleurs.
donation-forest = Don : construire trois cités en forêt.
donation-water = Don : construire trois cités sur l’eau.
donation-mountain = Don : construire trois cités sur la montagne.

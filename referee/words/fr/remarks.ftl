### Ces phrases disent ce qu’il faut garder à l’esprit en lisant un score.

running = { $count ->
        [one] { $count } cité est
       *[other] { $count } cités sont
    } encore dans la réserve et aucun joueur n’a épuisé la sienne ; ce score est donc provisoire. Si la partie est terminée, dites-le.
taken-as-final = Le joueur { $colour } n’a plus de cités ; le score est donc compté comme en fin de partie. Si vous jouez encore la dernière manche, dites-le.
supply-left = Ce score est compté comme en fin de partie parce que vous l’avez dit, mais aucun joueur n’a épuisé sa réserve : { $count ->
        [one] { $count } cité y est
       *[other] { $count } cités y sont
    } encore.
gold-not-given = La carte « { $card } » rapporte des pièces d’or pendant la partie, et vous n’en avez indiqué aucune. Dites combien chaque joueur en a gagné jusqu’ici.
treasure-not-given = Prendre { $tile } rapporte aussitôt des pièces d’or, et vous n’en avez indiqué aucune. Si un joueur l’a prise, dites combien il en a gagné jusqu’ici.
marks-not-given = La carte « { $card } » rapporte des pièces d’or pour les lignes marquées, et vous n’en avez indiqué aucune. Dites quelles lignes chaque joueur a marquées.
silos-to-come = Les silos s’utilisent après le dernier tour et peuvent encore changer ce score. Pour l’instant, les cités comptent telles qu’elles sont.

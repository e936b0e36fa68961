### Ce qu’il faut garder à l’esprit en lisant un score.

running = { $count ->
        [one] { $count } cité est
       *[other] { $count } cités sont
    } encore dans la réserve et aucun joueur n’a épuisé la sienne ; c’est donc un score provisoire. Si la partie est terminée, envoyez `"final": true`.
taken-as-final = Le joueur { $colour } n’a plus de cités ; on compte donc comme en fin de partie. Si la dernière manche n’est pas terminée, envoyez `"final": false`.
supply-left = Ce score est compté comme final parce que vous l’avez indiqué, mais aucun joueur n’a épuisé sa réserve : { $count ->
        [one] { $count } cité y est
       *[other] { $count } cités y sont
    } encore.
gold-not-given = La carte « { $card } » rapporte de l’or en cours de partie, et aucun or n’a été indiqué. Ajoutez le `gold` de chaque joueur.
treasure-not-given = Prendre { $tile } rapporte de l’or en cours de partie, et aucun or n’a été indiqué. Si un joueur l’a prise, ajoutez-le à son `gold`.
marks-not-given = La carte « { $card } » rapporte de l’or pour les lignes marquées, et aucune marque n’a été indiquée. Ajoutez les `marks` de chaque joueur.
silos-to-come = Les silos s’utilisent après le dernier tour et peuvent encore changer ce score, qui compte les pions tels qu’ils sont.

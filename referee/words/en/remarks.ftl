### What to bear in mind about a score. The key is the code.

running = { $count ->
        [one] { $count } settlement is
       *[other] { $count } settlements are
    } still in the supply and no player has run out, so this is a running score. If the game is over, send `"final": true`.
taken-as-final = The { $colour } player has no settlements left, so this is scored as the end of the game. If the last round is still being played, send `"final": false`.
supply-left = This is scored as final because you said so, but no player has run out: { $count ->
        [one] { $count } settlement is
       *[other] { $count } settlements are
    } still in the supply.
gold-not-given = The card “{ $card }” pays during play, and no gold was given. Add each player’s `gold`.
treasure-not-given = Taking { $tile } pays during play, and no gold was given. If a player took one, add it to their `gold`.
marks-not-given = The card “{ $card }” pays for marked lines, and no marks were given. Add each player’s `marks`.
silos-to-come = Silos are used after the last turn and can still change this score. This counts the pieces as they stand.

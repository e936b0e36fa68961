### These sentences say what to bear in mind about a score. The key is the code.

running = { $count ->
        [one] { $count } settlement is
       *[other] { $count } settlements are
    } still in the supply and no player has run out, so this is a running score. If the game is over, say so.
taken-as-final = The { $colour } player has no settlements left, so this is scored as the end of the game. If you are still playing the last round, say so.
supply-left = This is scored as final because you said so, but no player has run out: { $count ->
        [one] { $count } settlement is
       *[other] { $count } settlements are
    } still in the supply.
gold-not-given = The card “{ $card }” pays gold during the game, and you named none. Say how much gold each player has earned so far.
treasure-not-given = A player who takes { $tile } earns gold at once, and you named none. If a player took one, say how much gold they have earned so far.
marks-not-given = The card “{ $card }” pays for marked lines, and you named none. Say which lines each player has marked.
silos-to-come = The silos come after the last turn and can still change this score. For now, the pieces count as they stand.

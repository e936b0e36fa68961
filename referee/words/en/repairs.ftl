### These sentences say what to change so that an impossible table becomes possible.

turn-section = Turn the section at the { $quarter } by 180 degrees.
swap-sections = Swap the sections at the { $quarter } and at the { $second }.
printed-section = Use the section “{ $section }” as printed at the { $quarter }: yours differs from it in { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }.
other-section = Put the section “{ $section }” at the { $quarter }.
leave-out-landmarks = Use only sections, capitols and caves that can lie together: replace the others, or leave them out.
other-player = Name a player who takes part, such as { $colour }.
swap-colours = Swap the pieces of the { $colour } player and the { $other } player.
move-piece = Move the { $colour } player’s { $piece } from { $from } to { $to }.
remove-piece = Take the { $colour } player’s { $piece } off { $at }.
return-piece = Take the { $colour } player’s { $piece } off { $at } and put it into the supply.
remove-wall = Take the stone wall off { $at }.
supply = Leave the { $colour } player { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } in the supply.
round = Correct the round: this is round { $round }.
ending = { $ending ->
        [yes] Note that this is the last round: the end of the game has been triggered.
       *[no] Note that this is not the last round: the end of the game has not been triggered.
    }
tiles-left = Leave { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } on { $at }.
not-a-location = Leave no tiles on { $at }: it is not a location.
nomad-tile-gone = Take the nomad tile off { $at }.
add-tile = Give the { $colour } player { $tile } from { $at } ({ $status }).
note-tile = Note that the { $colour } player took { $tile } from { $at }.
remove-tile = Take { $tile } from { $at } away from the { $colour } player.
forget-tile = Take the tile from { $at } away from the { $colour } player, who never took one there.
other-tile = Change the tile of the { $colour } player from { $at } to { $tile } ({ $status }).
bonus-tiles = Give the { $colour } player the bonus tiles that go with their location tiles, and no others.
remove-nomad-tile = Take { $tile } away from the { $colour } player.
nomad-tile-round = Note that the { $colour } player took { $tile } in round { $round }.

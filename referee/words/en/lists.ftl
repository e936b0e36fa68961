### These patterns make lists. $first has all items except the last one; $sound is the first letter of the last one.

and = { $first } and { $last }
or = { $first } or { $last }
more-and = { $first } and { $count ->
        [one] { $count } more hex
       *[other] { $count } more hexes
    }
more-or = { $first } or { $count ->
        [one] one other hex
       *[other] one of { $count } other hexes
    }
island-hex = island hex { $at }
island-group = island hexes { $list }
island-hexes = { $list } ({ $by ->
        [both] both on the island
       *[all] all on the island
    })
no-choice = No hex qualifies now.
no-choice-from = From { $origin }, no hex qualifies now.

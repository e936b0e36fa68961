wants-hint = { $body }, or a state, alone or as a line of notation.

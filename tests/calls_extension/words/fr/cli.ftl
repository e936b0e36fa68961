wants-hint = { $body }, ou un état, seul ou comme ligne de notation.

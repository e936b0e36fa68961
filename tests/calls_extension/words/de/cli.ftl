wants-hint = { $body }, oder einen Zustand, für sich oder als Zeile in Notation.

wants-hint = { $body }, o un estado, solo o como línea de notación.

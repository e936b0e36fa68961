"""How many ways there are to go on: counts of positions that both implementations must agree on."""

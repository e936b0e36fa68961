"""The referee: what may be done, what is wrong, what happens, what it is worth."""

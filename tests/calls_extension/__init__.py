"""An example of a call defined outside the package: its module, its schema and its words."""

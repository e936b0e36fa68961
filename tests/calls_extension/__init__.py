"""What it takes to add a call from outside the package: one module, its schema and its words."""

"""Synthetic photographs of tables, with the truth beside each, and the measurement of the reader on them."""

"""Generates synthetic photographs of tables with their true contents, and measures the reader on them."""

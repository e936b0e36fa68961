"""Generates synthetic photographs of tables with their true contents, and measures how well they are read."""

"""The engine.

It sets up and plays games, judges actions and suggests legal ones, computes scores, hides secret cards, and audits,
repairs and infers tables.
"""

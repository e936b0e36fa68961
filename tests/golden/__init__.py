"""Whole games with everything that must come of them: a file dropped into a folder here is a test."""

"""Recorded games with their final states and scores. Every JSON file in a subfolder is a test case."""

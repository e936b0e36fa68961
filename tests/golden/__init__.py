"""Recorded games with their final states and scores. Every file in a folder here is a test."""

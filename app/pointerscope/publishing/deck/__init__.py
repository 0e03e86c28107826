"""Decks: slides with live views and lessons, written in YAML."""

"""Decks: slides with live views and lessons, written as YAML."""

"""Answering many at once: what waits, passes that take several histories, what is kept."""

"""Serving many requests at once: batches, caches, metrics, and a Ray cluster for the passes."""

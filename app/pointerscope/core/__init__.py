"""Error records, safe readers of untrusted files, and settings, used by every other package."""

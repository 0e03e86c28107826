"""What every floor relies on: problems in words, safe readers of foreign files, settings."""

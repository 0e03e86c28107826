"""The input: visits and their notation, places, histories and data sets."""

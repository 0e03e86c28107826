"""What goes in: visits, their notation, places, histories and data sets."""

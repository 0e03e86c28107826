"""What is read off traces."""

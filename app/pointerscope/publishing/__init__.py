"""What people take away: files that work without a server, decks, notebooks, static sites."""

"""The web application: the API, the pages and the embeds."""

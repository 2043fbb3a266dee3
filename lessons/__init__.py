"""The web: Django settings and URLs, and one small app per concern."""

"""How the site is started: the secret, the static files, the server and its two commands."""

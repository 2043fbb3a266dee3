"""What the server runs: Django as WSGI inside a small ASGI application.

Django's own ASGI handler makes a thread for each request and holds it as long as the answer lasts. Here four fixed threads
serve the pages, and what must stay open for long can be answered before Django, with no thread and no database connection.
"""

from a2wsgi import WSGIMiddleware

from lessons.wsgi import application as pages

THREADS = 4

application = WSGIMiddleware(pages, workers=THREADS)

"""What the server runs: Django as WSGI inside a small ASGI application.

Django's own ASGI handler makes a thread for each request and holds it as long as the answer lasts. Here four fixed
threads serve the pages, and what must stay open for long can be answered before Django, with no thread and no database
connection.
"""

from typing import cast

from a2wsgi import WSGIMiddleware
from a2wsgi.wsgi_typing import WSGIApp

from lessons.wsgi import application as pages

THREADS = 4

# Django's types say that a response may be a stream of anything; as a WSGI body it is bytes.
application = WSGIMiddleware(cast(WSGIApp, pages), workers=THREADS)

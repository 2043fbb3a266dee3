"""Django as a WSGI application: what every page goes through."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "lessons.settings")

application = get_wsgi_application()

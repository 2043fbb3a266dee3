"""Django as a WSGI application: what every page goes through."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "lessons.settings")

application = get_wsgi_application()

from lessons.catalog.load import catalog  # noqa: E402 (only once the apps are there)
from lessons.study.generated.catalogue import prepare  # noqa: E402
from lessons.study.load import questions  # noqa: E402

# The content is read before the first visitor comes, and lives as long as the process. Garbage collection, which would look
# through all of it in the middle of a request (60 ms), leaves it alone from here on.
for slug in catalog().lessons:
    questions(slug)
prepare()
gc.collect()
gc.freeze()

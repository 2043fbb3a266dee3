"""Django as a WSGI application: what every page goes through."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "lessons.settings")

application = get_wsgi_application()

from lessons.board.predicting.page import questions_of  # noqa: E402 (only once the apps are there)
from lessons.board.readings.differing import differing  # noqa: E402
from lessons.catalog.load import catalog  # noqa: E402
from lessons.study.generated.catalogue import prepare  # noqa: E402
from lessons.study.load import questions  # noqa: E402

# The content is read before the first visitor comes, and lives as long as the process. Garbage collection, which would look
# through all of it in the middle of a request (60 ms), leaves it alone from here on.
for slug, lesson in catalog().lessons.items():
    questions(slug)
    for board in lesson.boards.values():
        questions_of(board)
        differing(board)
prepare()
gc.collect()
gc.freeze()

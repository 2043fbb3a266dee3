"""Settings. Everything that differs between machines comes from the environment; the defaults serve a clone as it is.

ESCUELA_DEBUG=1            error pages, templates and static files read anew (`make dev`)
ESCUELA_SECRET_KEY         else a key made once and kept in `.secret`
ESCUELA_HOSTS              host names answered to, comma-separated
ESCUELA_DB                 path of the SQLite file
ESCUELA_STATIC             folder for static files under hashed, compressed names (`make serve` collects in .static)
ESCUELA_REPORT_ADDRESS     e-mail address that «¿Ves un error?» writes to
"""

from os import environ
from pathlib import Path

from lessons.server.secret import secret_key

BASE_DIR = Path(__file__).resolve().parent.parent

DEBUG = environ.get("ESCUELA_DEBUG") == "1"
SECRET_KEY = environ.get("ESCUELA_SECRET_KEY") or secret_key(BASE_DIR / ".secret")
ALLOWED_HOSTS = environ.get("ESCUELA_HOSTS", "localhost,127.0.0.1,[::1]").split(",")
ESCUELA_REPORT_ADDRESS = environ.get("ESCUELA_REPORT_ADDRESS", "")

INSTALLED_APPS = [
    "lessons.server",  # first: its runserver replaces that of staticfiles
    "lessons.catalog",
    "lessons.narration",
    "lessons.board",
    "lessons.play",
    "lessons.study",
    "lessons.projector",
    "django.contrib.staticfiles",
    "django_htmx",
    "crispy_forms",
    "crispy_bootstrap5",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "lessons.middleware.ContentSecurityPolicyMiddleware",
    # Leaves alone what a view has already encoded. The one secret in a page is the CSRF token, which Django masks anew
    # each time, and the middleware pads at random: BREACH has nothing to measure.
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

# In the format of Django 6, so that its own middleware can take over.
SECURE_CSP = {
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
}

CSRF_FAILURE_VIEW = "lessons.catalog.views.not_from_here"

ROOT_URLCONF = "lessons.urls"
WSGI_APPLICATION = "lessons.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": ["django.template.context_processors.request"],
        },
    }
]
CRISPY_ALLOWED_TEMPLATE_PACKS = "bootstrap5"
CRISPY_TEMPLATE_PACK = "bootstrap5"

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": environ.get("ESCUELA_DB", str(BASE_DIR / "escuela.sqlite3")),
        "CONN_MAX_AGE": 600,  # a2wsgi's threads are fixed, so each keeps one connection
        "OPTIONS": {
            # Readers never wait, and a transaction that reads and then writes takes its place at once.
            "transaction_mode": "IMMEDIATE",
            "timeout": 5,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-8000;",
        },
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "es"
LANGUAGES = [("es", "Español")]
TIME_ZONE = "UTC"
USE_TZ = True

# Without the folder, files are served from where they lie, under their own names.
STATIC_ROOT = BASE_DIR / environ["ESCUELA_STATIC"] if environ.get("ESCUELA_STATIC") and not DEBUG else None
COLLECTED = STATIC_ROOT is not None
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]  # nothing that packages bring along
WHITENOISE_USE_FINDERS = not COLLECTED
WHITENOISE_ROOT = BASE_DIR / "static" / "root"  # what browsers ask for by a name at the root
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": ("lessons.server.static.HashedStorage" if COLLECTED else "django.contrib.staticfiles.storage.StaticFilesStorage")
    },
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    # Django's own set-up is silent about errors when DEBUG is off; the root's handler tells them.
    "loggers": {"django": {"handlers": [], "level": "INFO"}},
}

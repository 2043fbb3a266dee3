"""Static files under names that hold their hash, compressed beside: a browser keeps them for good."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedStorage(CompressedManifestStaticFilesStorage):
    """Also renames what ES modules import from each other."""

    support_js_module_import_aggregation = True

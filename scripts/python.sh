#!/bin/sh
# Prints every Python >= 3.11 found, newest name first, one a line. A name on PATH is not enough: version managers leave
# names there that do not run, so each is tried.
for name in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
    "$name" -c 'import sys; sys.version_info >= (3, 11) or sys.exit(1); print(sys.executable)' 2>/dev/null
done | awk '!seen[$0]++'

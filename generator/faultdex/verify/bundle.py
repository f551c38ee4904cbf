"""Pack the runner and its jobs into one file that any Python can run."""

import json
import zipfile
from collections.abc import Iterator
from importlib import resources
from io import BytesIO
from typing import Any

RUNNER = "faultdex.verify.runner"
BEGINNING = b"#!/usr/bin/env python3\n"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_MAIN = """import pkgutil
import sys

from faultdex.verify.runner.command import main

sys.exit(main(sys.argv[1:], pkgutil.get_data("faultdex.verify", "bundle.json")))
"""


def pack(bundle: dict[str, Any]) -> bytes:
    """Return a zip application that carries the runner and `bundle`; the same for the same."""
    whole = BytesIO(BEGINNING)
    whole.seek(len(BEGINNING))
    with zipfile.ZipFile(whole, "a", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(_files(bundle)):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def _files(bundle: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Yield names and bytes; the packages above the runner are empty in there."""
    yield "__main__.py", _MAIN.encode()
    yield "faultdex/__init__.py", b""
    yield "faultdex/verify/__init__.py", b""
    yield "faultdex/verify/bundle.json", json.dumps(bundle, sort_keys=True).encode()
    for module in resources.files(RUNNER).iterdir():
        if module.name.endswith(".py"):
            yield f"{RUNNER.replace('.', '/')}/{module.name}", module.read_bytes()

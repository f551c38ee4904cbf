"""Pack the runner with its jobs, or the collector, into one file that any Python can run."""

import hashlib
import json
import zipfile
from collections.abc import Mapping
from importlib import resources
from io import BytesIO
from typing import Any

RUNNER = "faultdex.verify.runner"
BEGINNING = b"#!/usr/bin/env python3\n"
_JUDGES = ("/runner/judge.py", "/runner/measure.py", "/runner/pattern.py")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
_MAIN = """import pkgutil
import sys

from faultdex.verify.runner.command import main

sys.exit(main(sys.argv[1:], pkgutil.get_data("faultdex.verify", "bundle.json")))
"""
COLLECTOR = "faultdex.verify.collect"
_COLLECT = """import sys

from faultdex.verify.collect.command import main

sys.exit(main(sys.argv[1:]))
"""


def pack(bundle: dict[str, Any]) -> bytes:
    """Return a zip application that carries the runner and `bundle`; the same for the same."""
    jobs = json.dumps(bundle, sort_keys=True).encode()
    return _zipped({**_package(RUNNER, _MAIN), "faultdex/verify/bundle.json": jobs})


def pack_collector() -> bytes:
    """Return a zip application that carries the collector; the same for the same."""
    return _zipped({**_package(RUNNER, ""), **_package(COLLECTOR, _COLLECT)})


def runner_digest() -> str:
    """Return the SHA-256 of all code in a bundle that runs snippets, in hexadecimal.

    What only judges is left out: each check of the knowledge judges all filed runs with it.
    """
    whole = hashlib.sha256()
    for name, data in sorted(_package(RUNNER, _MAIN).items()):
        if not name.endswith(_JUDGES):
            whole.update(f"{name} {len(data)}\n".encode() + data)
    return whole.hexdigest()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    whole = BytesIO(BEGINNING)
    whole.seek(len(BEGINNING))
    with zipfile.ZipFile(whole, "a", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return whole.getvalue()


def _package(name: str, main: str) -> dict[str, bytes]:
    """Return the package's modules by path; the packages above it are empty in there."""
    above = {"faultdex/__init__.py": b"", "faultdex/verify/__init__.py": b""}
    folder = name.replace(".", "/")
    own = {
        f"{folder}/{module.name}": module.read_bytes()
        for module in resources.files(name).iterdir()
        if module.name.endswith(".py")
    }
    return {"__main__.py": main.encode(), **above, **own}

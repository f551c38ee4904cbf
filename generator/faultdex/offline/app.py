"""Turn the files of a copy into a web app: its manifest, and the service worker that keeps it."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import PurePosixPath

from faultdex.offline.template import fill

MANIFEST = "app.webmanifest"
SERVICE = "service.js"
KEEPER = "assets/site/keep.js"
_KEPT = {".css", ".html", ".js", ".json", ".svg"}
_DIGITS = 12


def app(files: Mapping[str, bytes]) -> Mapping[str, bytes]:
    """Return the two files; what pages only offer to download is not kept in a browser."""
    kept = [path for path in sorted(files) if PurePosixPath(path).suffix in _KEPT]
    digests = {path: sha256(files[path]).hexdigest()[:_DIGITS] for path in kept}
    text = fill("service.js.j2", digests=json.dumps(digests), text=files[KEEPER].decode())
    return {MANIFEST: fill("app.webmanifest.j2").encode(), SERVICE: text.encode()}

"""What makes a served copy a web app."""

import json
import re

from faultdex.offline.app import KEEPER, MANIFEST, SERVICE, app

FILES = {
    KEEPER: b"// keep\n",
    "index.html": b"<p>1",
    "oom/index.html": b"<p>2",
    "oom/fix.py": b"print()\n",
    "assets/site/logo.svg": b"<svg/>",
}


def digests(files: dict[str, bytes]) -> dict[str, str]:
    """Return the list that the service worker holds."""
    text = app(files)[SERVICE].decode()
    found = re.search(r"^globalThis\.faultdexKept = (.*);$", text, re.MULTILINE)
    assert found
    return json.loads(found[1])


def test_what_pages_need_is_kept_and_downloads_are_not() -> None:
    """A snippet is downloaded once or never, and there are more of them than pages."""
    assert digests(FILES).keys() == FILES.keys() - {"oom/fix.py"}


def test_only_a_changed_file_has_another_digest() -> None:
    """A browser fetches again what has changed, and nothing else."""
    before, after = digests(FILES), digests({**FILES, "index.html": b"<p>3"})

    assert {path for path in before if before[path] != after[path]} == {"index.html"}


def test_the_manifest_names_what_is_there() -> None:
    """Its start and its icon lie in the copy, at any path of a server."""
    manifest = json.loads(app(FILES)[MANIFEST])

    assert manifest["start_url"].removeprefix("./") in FILES
    assert all(icon["src"] in FILES for icon in manifest["icons"])
    assert manifest["scope"] == "./"


def test_the_service_worker_ends_with_what_keeps_the_files() -> None:
    """The list comes before the code that reads it."""
    assert app(FILES)[SERVICE].decode().rstrip().endswith("// keep")

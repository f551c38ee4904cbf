"""What becomes of the index of the theme's search."""

import json

from faultdex.offline.link import Links
from faultdex.offline.search import searched

LINKS = Links({"index.html", "oom/index.html"}, "index.html")
LOCATIONS = {
    "": "./index.html",
    "#new": "./index.html#new",
    "oom/": "oom/index.html",
    "oom/#fix": "oom/index.html#fix",
}


def test_results_lead_to_pages() -> None:
    """The theme gets the index as a script, and its locations name files."""
    docs = [{"location": one, "title": "ä", "text": ""} for one in LOCATIONS]
    script = searched(json.dumps({"config": {"lang": ["en"]}, "docs": docs}).encode(), LINKS)
    _, _, told = script.decode().partition("globalThis.__index = ")
    index = json.loads(told.rstrip().removesuffix(";"))

    assert index["config"] == {"lang": ["en"]}
    assert [one["location"] for one in index["docs"]] == list(LOCATIONS.values())

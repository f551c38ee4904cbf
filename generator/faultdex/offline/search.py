"""Turn the index of the theme's search into a script, its locations into pages."""

import json

from faultdex.offline.link import Links
from faultdex.offline.template import fill

FROM = "search/search_index.json"
TO = "search/search_index.js"


def searched(index: bytes, links: Links) -> bytes:
    """Return the script that the theme loads where pages come from a disk."""
    data = json.loads(index)
    docs = [one | {"location": _located(one["location"], links)} for one in data["docs"]]
    text = json.dumps(data | {"docs": docs}, ensure_ascii=False, separators=(",", ":"))
    return fill("search.js.j2", index=text).encode()


def _located(location: str, links: Links) -> str:
    if not location or location.startswith("#"):
        location = f"./{location}"
    return links.resolved(location)

"""Turn the index of the theme's search into a small one, which answers while the whole is read."""

import json
from collections import Counter
from typing import Any

WHOLE = "search/search_index.json"
TITLES = "search/title_index.json"


def title_index(whole: bytes) -> bytes:
    """Return an index of the titles, keywords and summaries of pages, and the titles of sections.

    A title that several sections have, such as that of the causes, tells none of them apart.
    """
    index = json.loads(whole)
    titles = Counter(one["title"] for one in index["docs"])
    docs = [
        _titled(one) if "#" in one["location"] else one
        for one in index["docs"]
        if "#" not in one["location"] or titles[one["title"]] == 1
    ]
    return json.dumps(index | {"docs": docs}, separators=(",", ":")).encode()


def _titled(section: dict[str, Any]) -> dict[str, str]:
    return {"location": section["location"], "title": section["title"], "text": ""}

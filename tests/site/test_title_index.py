"""The small index of the search, which answers first."""

import json
from pathlib import Path

from faultdex.site.title_index import TITLES, WHOLE, title_index

PAGE = {"location": "one/", "title": "CUDA error", "text": "<p>A summary.</p>", "tags": ["719"]}
CAUSES = {"location": "one/#cause", "title": "Causes", "text": "Prose.", "tags": ["719"]}
OTHERS = {"location": "two/#cause", "title": "Causes", "text": "Other prose."}
ROW = {"location": "codes/#719", "title": "719 cudaErrorLaunchFailure", "text": "A note."}


def of(*docs: object) -> object:
    """Return what becomes of an index with these parts of pages."""
    return json.loads(title_index(json.dumps({"config": {"lang": ["en"]}, "docs": docs}).encode()))


def test_a_page_keeps_its_title_keywords_and_summary() -> None:
    """They are shown, and they decide which page comes first."""
    assert of(PAGE) == {"config": {"lang": ["en"]}, "docs": [PAGE]}


def test_a_section_keeps_its_title_alone() -> None:
    """A row of a reference is found by its code at once, and by its note a little later."""
    assert of(ROW) == {"config": {"lang": ["en"]}, "docs": [ROW | {"text": ""}]}


def test_a_title_that_sections_share_is_left_out() -> None:
    """Every entry has causes."""
    assert of(PAGE, CAUSES, OTHERS) == {"config": {"lang": ["en"]}, "docs": [PAGE]}


def test_every_page_of_the_search_has_its_title_there(site: Path) -> None:
    """What the whole index leads to is found by its title at once, in a quarter of the bytes."""
    whole, titles = ((site / name).read_bytes() for name in (WHOLE, TITLES))
    paths, found = (
        {one["location"].partition("#")[0] for one in json.loads(index)["docs"]}
        for index in (whole, titles)
    )

    assert found == paths
    assert len(titles) < len(whole) / 4

"""Where links of a page lead on a disk."""

import pytest

from faultdex.offline.link import Links

PATHS = {
    "index.html",
    "browse/index.html",
    "oom/index.html",
    "oom/fix.py",
    "oom.md",
    "ä b/index.html",
}


@pytest.mark.parametrize(
    ("page", "link", "resolved"),
    [
        ("oom/index.html", "../browse/", "../browse/index.html"),
        ("oom/index.html", "../browse/#runtime", "../browse/index.html#runtime"),
        ("oom/index.html", "..", "../index.html"),
        ("oom/index.html", ".", "./index.html"),
        ("oom/index.html", "./", "./index.html"),
        ("index.html", ".", "./index.html"),
        ("index.html", "oom/", "oom/index.html"),
        ("index.html", "oom", "oom/index.html"),
        ("index.html", "%C3%A4%20b/", "%C3%A4%20b/index.html"),
        ("oom/index.html", "#fix", "#fix"),
        ("oom/index.html", "fix.py", "fix.py"),
        ("oom/index.html", "../oom.md", "../oom.md"),
        ("oom/index.html", "../none/", "../none/"),
        ("oom/index.html", "https://example.org/browse/", "https://example.org/browse/"),
        ("oom/index.html", "//example.org/browse/", "//example.org/browse/"),
        ("oom/index.html", "", ""),
    ],
)
def test_a_folder_becomes_its_page(page: str, link: str, resolved: str) -> None:
    """What a server would answer is written out, and every other link stays as it is."""
    assert Links(PATHS, page).resolved(link) == resolved


def test_what_only_a_server_has_is_linked_there() -> None:
    """The sitemap does not come along, and a link to it leads to the site."""
    links = Links(PATHS, "oom/index.html", ("sitemap.xml",), "https://example.org/oom/")

    assert links.resolved("../sitemap.xml") == "https://example.org/sitemap.xml"

"""What becomes of a page."""

from pathlib import Path

from faultdex.offline.link import Links
from faultdex.offline.page import modules, rewritten

DATA = Path(__file__).parents[2] / "data" / "offline"
PATHS = {"index.html", "browse/index.html", "oom/index.html"}
LINKS = Links(PATHS, "oom/index.html")


def test_a_page_for_a_server_becomes_one_for_a_disk() -> None:
    """Links, scripts and the policy change, and what a reader reads does not."""
    served = (DATA / "served.html").read_text("utf-8")
    stored = (DATA / "stored.html").read_text("utf-8")

    assert rewritten(served, LINKS, ("assets/workers.js",)) == stored


def test_the_modules_of_a_page_are_found() -> None:
    """They are named from the top of the site."""
    served = (DATA / "served.html").read_text("utf-8")

    assert modules(served, LINKS) == ("assets/site/site.js",)

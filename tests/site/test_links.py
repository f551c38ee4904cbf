"""Where the built pages lead."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import lxml.html
import pytest

HERE = "https://faultdex.dev/"
LOADS = (
    "//img/@src | //script/@src | //link[not(@rel='canonical')]/@href | //iframe/@src"
    " | //object/@data | //embed/@src | //video/@src | //audio/@src | //source/@src"
)


@cache
def ids(path: Path) -> frozenset[str]:
    """Return the anchors of a page."""
    return frozenset(lxml.html.parse(path).xpath("//@id"))


def addresses(site: Path) -> Iterator[tuple[Path, str]]:
    """Yield each page with the absolute address of each of its links."""
    for path in sorted(site.rglob("*.html")):
        own = urljoin(HERE, path.relative_to(site).as_posix().removesuffix("index.html"))
        for link in lxml.html.parse(path).xpath("//a/@href"):
            yield path, urljoin(own, link)


def leads_nowhere(site: Path, address: str) -> bool:
    """Return whether an address of this site has no page, file or anchor."""
    parts = urlsplit(address)
    target = site / unquote(parts.path).lstrip("/")
    target = target / "index.html" if target.is_dir() or parts.path.endswith("/") else target
    if not target.is_file():
        return True
    anchor = unquote(parts.fragment)
    return bool(anchor and target.suffix == ".html" and anchor not in ids(target))


def test_every_link_within_the_site_leads_somewhere(site: Path) -> None:
    """Pages, files and anchors that are linked to are there."""
    broken = {
        (str(path.relative_to(site)), address)
        for path, address in addresses(site)
        if address.startswith(HERE) and leads_nowhere(site, address)
    }

    assert broken == set()


def test_links_to_elsewhere_are_secure(site: Path) -> None:
    """Every other address is https."""
    other = {address for _, address in addresses(site) if not address.startswith("https://")}

    assert other == set()


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    """Styles, scripts and pictures are the site's own."""
    foreign = {
        (str(path.relative_to(site)), address)
        for path in sorted(site.rglob("*.html"))
        for address in lxml.html.parse(path).xpath(LOADS)
        if urlsplit(address).scheme or address.startswith("//")
    }

    assert foreign == set()


@pytest.mark.parametrize("kind", ["css", "js"])
def test_our_styles_and_scripts_name_no_other_host(repository: Path, kind: str) -> None:
    """What we wrote ourselves fetches nothing from elsewhere; it may link there."""
    loads = re.compile(r"(?:import|fetch|url|Worker)\b[^\n]{0,40}://")
    texts = {path: path.read_text("utf-8") for path in repository.glob(f"docs/assets/**/*.{kind}")}

    assert [path.name for path, text in texts.items() if loads.search(text)] == []

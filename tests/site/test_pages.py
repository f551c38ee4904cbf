"""What the built pages hold."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import lxml.html
import pytest
import yaml

import faultdex

ANCHORS = [
    "cause", "diagnose", "fix", "does-not-help", "error", "how-we-know", "evidence", "sources",
    "related",
]  # fmt: skip
WITHOUT_TEXT = [one for one in ANCHORS if one != "error"]
MAX_HOME_WORDS = 1_000
MAX_WEIGHT = 60_000
MAX_FRAME = 90_000
# The first load may be this large with 250 entries; a third of what each had then is left to more.
MAX_FIRST, PER_ENTRY = 150_000, 200
MAX_HINTS = 40_000
MAX_MESSAGES = 200_000
MAX_PARTS = 1_500_000


def entries(repository: Path) -> dict[str, Path]:
    """Return the folders of the entries by id."""
    return {path.parent.name: path.parent for path in repository.glob("knowledge/*/*/entry.yaml")}


def page(site: Path, address: str) -> lxml.html.HtmlElement:
    """Return the parsed page at `address`."""
    return lxml.html.fromstring((site / address / "index.html").read_text("utf-8"))


def test_every_entry_has_its_page(site: Path, repository: Path) -> None:
    """The id is the address."""
    missing = [one for one in entries(repository) if not (site / one / "index.html").is_file()]

    assert missing == []


def test_the_anchors_stand_in_their_order(site: Path, repository: Path) -> None:
    """Links from terminals and other sites lead to sections that never move."""
    found = {
        one: page(site, one).xpath("//*[self::h2 or self::h3]/@id") for one in entries(repository)
    }
    named = {one: [name for name in ids if name in ANCHORS] for one, ids in found.items()}
    wrong = {one: ids for one, ids in named.items() if ids not in (ANCHORS, WITHOUT_TEXT)}

    assert wrong == {}


def test_ids_on_a_page_are_unique(site: Path) -> None:
    """An anchor leads to one place."""
    doubled = {
        str(path.relative_to(site)): ids
        for path in sorted(site.rglob("*.html"))
        if len(ids := lxml.html.parse(path).xpath("//@id")) != len(set(ids))
    }

    assert list(doubled) == []


def test_listings_are_the_tested_bytes(site: Path, repository: Path) -> None:
    """What a reader copies is the file that was run, to the last byte."""
    wrong = [
        f"{identifier}/{name}"
        for identifier, folder in entries(repository).items()
        for name, text in listings(page(site, identifier))
        if text.encode() != (folder / name).read_bytes()
    ]

    assert wrong == []


def listings(one: lxml.html.HtmlElement) -> list[tuple[str, str]]:
    """Return name and text of each file that stands on the page."""
    heads = one.xpath("//div[contains(@class, 'fd-file__head')]")
    return [
        (
            head.findtext("span"),
            head.getparent().getnext().xpath("string(.//pre/code)"),
        )
        for head in heads
    ]


def test_every_snippet_is_listed_and_published(site: Path, repository: Path) -> None:
    """Each file of the entry that runs can be copied from the page and fetched by name."""
    for identifier, folder in entries(repository).items():
        facts = yaml.load((folder / "entry.yaml").read_text("utf-8"), yaml.CSafeLoader)
        named = {one["file"] for one in facts["snippets"]}
        shown = {name for name, _ in listings(page(site, identifier))}

        assert named <= shown, identifier
        for name in shown:
            assert (site / identifier / name).read_bytes() == (folder / name).read_bytes()


def test_every_entry_has_a_twin_for_programs(site: Path, repository: Path) -> None:
    """The same page without markup stands beside it, under the same id."""
    twins = {one: (site / f"{one}.md").read_text("utf-8") for one in entries(repository)}

    assert [one for one, text in twins.items() if not text.startswith("# ")] == []
    assert [one for one, text in twins.items() if re.search(r"<(div|span|p|pre)\b", text)] == []


def test_the_catalogue_names_every_entry(site: Path, repository: Path) -> None:
    """index.json is what `faultdex list` says, for programs without it."""
    catalogue = json.loads((site / "index.json").read_text("utf-8"))

    assert catalogue["schema"] == 1
    assert {one["id"] for one in catalogue["entries"]} == set(entries(repository))


def test_entries_stay_out_of_the_navigation(site: Path, repository: Path) -> None:
    """Six hundred links on every page would make the site four times as heavy."""
    links = page(site, "browse").xpath("//div[@data-md-type='navigation']//a/@href")

    assert {Path(link).name for link in links} & set(entries(repository)) == set()


def test_the_home_page_is_short(site: Path) -> None:
    """Whoever opens it sees the ways in; lists are pages of their own."""
    words = page(site, ".").xpath("string(//article)").split()

    assert len(words) < MAX_HOME_WORDS


def test_the_quick_reference_refers_to_every_entry(site: Path, repository: Path) -> None:
    """It says error, most likely cause and first step of each."""
    rows = page(site, "browse").xpath("//table[@id='fd-entries']/tbody/tr")

    assert {row.xpath("string(.//a/@href)").strip("./") for row in rows} == set(entries(repository))
    assert [row.xpath("string(.)") for row in rows if len(row.findall("td")) != 2] == []


def test_an_entry_page_is_light(site: Path, repository: Path) -> None:
    """A page comes through a bad connection while a job waits."""
    weights = {
        one: len(gzip.compress((site / one / "index.html").read_bytes()))
        for one in entries(repository)
    }

    assert {one: size for one, size in weights.items() if size > MAX_WEIGHT} == {}


def test_a_page_of_messages_is_light(site: Path) -> None:
    """However many messages an owner has, its page comes through a bad connection."""
    weights = {
        path.parent.name: len(gzip.compress(path.read_bytes()))
        for path in site.glob("messages/*/index.html")
    }

    assert "cublas" in weights
    assert {one: size for one, size in weights.items() if size > MAX_MESSAGES} == {}


def test_what_a_page_loads_is_light(site: Path) -> None:
    """Styles and scripts come once for all pages; neither fonts nor the index are among them."""
    page = site / "cuda-home-not-set" / "index.html"
    links = lxml.html.fromstring(page.read_text("utf-8")).xpath(
        "//link[@rel='stylesheet']/@href | //script/@src"
    )
    loaded = {path for link in links for path in with_imports((page.parent / link).resolve())}
    weights = {path.name: len(gzip.compress(path.read_bytes())) for path in loaded}

    assert len(weights) > 10
    assert sum(weights.values()) < MAX_FRAME, weights


def test_what_the_paste_box_loads_first_is_light(site: Path, repository: Path) -> None:
    """The first answer needs the index alone; the rest comes as a text needs it."""
    first = site / "assets/faultdex/index.json"
    most = max(MAX_FIRST, PER_ENTRY * len(entries(repository)))

    assert len(gzip.compress(first.read_bytes())) < most


def test_the_hints_of_messages_are_light(site: Path) -> None:
    """They come after the first answer, for the one that is whole."""
    hints = site / "assets/faultdex/messages/hints.json"

    assert len(gzip.compress(hints.read_bytes())) < MAX_HINTS


def test_all_parts_of_messages_are_light(site: Path) -> None:
    """A text that asks for every owner loads no more than a picture."""
    parts = site.glob("assets/faultdex/messages/*.json")

    assert sum(len(gzip.compress(path.read_bytes())) for path in parts) < MAX_PARTS


def with_imports(path: Path) -> Iterator[Path]:
    """Yield a file, and for a module those that it imports before it runs."""
    yield path
    if path.suffix == ".js":
        for name in re.findall(r'\bfrom "(\.[^"]+)"', path.read_text("utf-8")):
            yield from with_imports((path.parent / name).resolve())


def test_the_sitemap_dates_an_entry_by_its_facts(site: Path) -> None:
    """An entry is as old as its last citation or run, not as the build."""
    text = (site / "sitemap.xml").read_text("utf-8")
    dated = dict(re.findall(r"<loc>https://faultdex\.dev/(\S+?)/?</loc>\s*<lastmod>(\S+)<", text))
    shown = re.findall(r"read (\d{4}-\d\d-\d\d)", (site / "cuda-home-not-set.md").read_text())

    assert dated["cuda-home-not-set"] >= max(shown)


@pytest.mark.parametrize("name", ["404.html", "evidence/index.html", "coverage/index.html"])
def test_the_reports_are_built(site: Path, name: str) -> None:
    """Beside the entries stand the pages about all of them."""
    assert (site / name).is_file()


def test_the_page_of_the_python_api_has_every_public_name(site: Path) -> None:
    """Each has an anchor, its signature and its docstring, in plain tags."""
    tree = lxml.html.parse(site / "python-api" / "index.html")
    named = {name for name in faultdex.__all__ if name != "__version__"}
    ids = set(tree.xpath("//article//@id"))

    assert {f"faultdex.{name}" for name in named} <= ids
    assert {f"faultdex.Answer.{name}" for name in ("cause", "fix", "to_dict")} <= ids
    assert not [one for one in ids if "._" in one]
    for name in named:
        (about,) = tree.xpath("//*[@id=$name]/..", name=f"faultdex.{name}")
        first = (getattr(faultdex, name).__doc__ or "").split(".")[0]
        assert first.replace("`", "") in about.text_content()

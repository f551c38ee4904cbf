"""What the built site holds for programs."""

import json
import re
from datetime import date
from io import BytesIO
from pathlib import Path
from urllib.parse import urljoin

import jsonschema
import lxml.etree
import lxml.html
from llms_txt import parse_llms_file
from PIL import Image

from faultdex.pack.page import answer

CODE = re.compile(r"FX\d{4}")
TOKEN = re.compile(r"[A-Za-z]{1,6}|\d{1,3}|[^\sA-Za-z\d]")
HERE = "https://faultdex.dev/"
ATOM = "{http://www.w3.org/2005/Atom}"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
SHARED = ("title", "description", "url", "type", "site_name", "image", "image:alt")


def pages(site: Path) -> dict[str, Path]:
    """Return the pages of the site by their addresses, but those for errors and for codes."""
    every = sorted(site.rglob("index.html"))
    shown = [path for path in every if not CODE.fullmatch(path.parent.name)]
    return {path.relative_to(site).as_posix().removesuffix("index.html"): path for path in shown}


def entries(repository: Path) -> set[str]:
    """Return the ids of the entries."""
    return {path.parent.name for path in repository.glob("knowledge/*/*/entry.yaml")}


def file_of(site: Path, address: str) -> Path:
    """Return the file that the site publishes at `address`."""
    return site / address.removeprefix(HERE)


def test_every_page_has_a_twin_that_it_names(site: Path) -> None:
    """The link in a page's head leads to the same text as plain Markdown."""
    for address, path in pages(site).items():
        links = lxml.html.parse(path).xpath("//link[@type='text/markdown']/@href")
        named = [urljoin(f"{HERE}{address}", link) for link in links]

        assert named == [f"{HERE}{address.strip('/') or 'index'}.md"]
        assert f"Page: {HERE}{address}\n" in file_of(site, named[0]).read_text("utf-8")


def test_twins_hold_no_markup_of_pages(site: Path) -> None:
    """Outside of listings and code a twin is Markdown alone."""
    shown = re.compile(r"(?ms)^\s*(`{3,}).*?^\s*\1$|(`+).+?\2")
    marked = {
        path.name: found[0]
        for path in site.rglob("*.md")
        if (found := re.search(r"<(div|span|p|pre|a|li)\b", shown.sub("", path.read_text("utf-8"))))
    }

    assert marked == {}


def test_links_of_twins_lead_to_files_of_the_site(site: Path) -> None:
    """Whoever follows a link of a twin stays in Markdown."""
    link = re.compile(rf"\]\(({HERE}[^)\s]*)\)")
    broken = {
        (path.name, address)
        for path in site.rglob("*.md")
        for address in link.findall(path.read_text("utf-8"))
        if not file_of(site, address.partition("#")[0]).is_file()
    }

    assert broken == set()


def test_the_list_keeps_to_the_published_schema(site: Path, repository: Path) -> None:
    """index.json names its schema, and is what the schema says."""
    listed = json.loads((site / "index.json").read_text("utf-8"))
    schema = json.loads(file_of(site, listed["$schema"]).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(listed, schema)

    assert schema["$id"] == listed["$schema"]
    assert {one["id"] for one in listed["entries"]} == entries(repository)
    for one in listed["entries"]:
        assert file_of(site, one["markdown"]).is_file()
        assert (file_of(site, one["url"]) / "index.html").is_file()


def test_the_feed_is_valid_and_leads_to_drops(site: Path, repository: Path) -> None:
    """Each drop is announced once, with a link that holds, and every page names the feed."""
    tree = lxml.etree.parse(site / "drops" / "feed.xml")
    rules = lxml.etree.RelaxNG(lxml.etree.parse(repository / "tests/data/atom/feed.rng"))
    drops = {path.stem for path in repository.glob("knowledge/drops/*.yaml")}
    links = tree.xpath("//*[local-name()='entry']/*[local-name()='link']/@href")

    assert rules.validate(tree), rules.error_log
    assert {link.rstrip("/").rpartition("/")[2] for link in links} == drops
    assert [link for link in links if not (file_of(site, link) / "index.html").is_file()] == []
    feeds = {
        urljoin(f"{HERE}{address}", link)
        for address, path in pages(site).items()
        for link in lxml.html.parse(path).xpath("//link[@type='application/atom+xml']/@href")
    }
    assert feeds == {f"{HERE}drops/feed.xml"}


def test_the_feed_quotes_no_script(site: Path) -> None:
    """A reader of feeds shows its content as HTML."""
    tree = lxml.etree.parse(site / "drops" / "feed.xml")
    bodies = [
        lxml.html.fromstring(f"<main>{one.text}</main>") for one in tree.iter(f"{ATOM}content")
    ]
    tags = {node.tag for body in bodies for node in body.iter()}

    assert tags == {"main", "p", "ul", "li", "a"}


def test_every_link_for_language_models_holds(site: Path, repository: Path) -> None:
    """The reference parser reads it, and each address is a file of the site."""
    parsed = parse_llms_file((site / "llms.txt").read_text("utf-8"))
    urls = [link.url for links in parsed.sections.values() for link in links]

    assert parsed.title == "Faultdex"
    assert [url for url in urls if not file_of(site, url).is_file()] == []
    assert {f"{HERE}{one}.md" for one in entries(repository)} <= set(urls)
    assert "Optional" in parsed.sections


def test_every_entry_tells_search_engines_what_it_is(site: Path, repository: Path) -> None:
    """One block of linked data, of a known type, with its days, licence and citations."""
    for one in entries(repository):
        tree = lxml.html.parse(site / one / "index.html")
        blocks = tree.xpath("//head/script[@type='application/ld+json']/text()")
        article = json.loads(blocks[0])

        assert len(blocks) == 1
        assert "<" not in blocks[0]
        assert (article["@context"], article["@type"]) == ("https://schema.org", "TechArticle")
        assert article["headline"] == tree.xpath("string(//h1)")
        assert (
            article["url"]
            == f"{HERE}{one}/"
            == tree.xpath("string(//link[@rel='canonical']/@href)")
        )
        assert date.fromisoformat(article["datePublished"]) <= date.fromisoformat(
            article["dateModified"]
        )
        cited = tree.xpath("//ol[contains(@class, 'fd-sources')]/li/p[1]/a/@href")
        assert [each["url"] for each in article["citation"]] == cited


def test_other_pages_hold_no_linked_data(site: Path, repository: Path) -> None:
    """A list is no article."""
    kind = "//script[@type='application/ld+json']"
    others = {
        address
        for address, path in pages(site).items()
        if lxml.html.parse(path).xpath(kind) and address.strip("/") not in entries(repository)
    }

    assert others == set()


def test_every_page_can_be_shared(site: Path) -> None:
    """It has a title, a description, its address and a picture that is there."""
    for address, path in pages(site).items():
        tree = lxml.html.parse(path)
        said = {
            name: tree.xpath("string(//meta[@property=$name]/@content)", name=f"og:{name}")
            for name in SHARED
        }

        assert [name for name, text in said.items() if not text] == [], address
        assert said["url"] == f"{HERE}{address}"
        assert file_of(site, said["image"]).is_file(), address
        assert tree.xpath("string(//meta[@name='twitter:card']/@content)") == "summary_large_image"


def test_titles_are_shared_as_they_stand(site: Path, repository: Path) -> None:
    """A title with angle brackets or quotes is neither cut nor escaped twice."""
    wrong = [
        one
        for one in entries(repository)
        if (tree := lxml.html.parse(site / one / "index.html")).xpath("string(//h1)")
        != tree.xpath("string(//meta[@property='og:title']/@content)")
    ]

    assert wrong == []


def test_pictures_are_what_the_pages_announce(site: Path) -> None:
    """They are PNGs of the announced size."""
    pictures = sorted((site / "assets" / "posters").glob("*.png"))
    sizes = {Image.open(BytesIO(path.read_bytes())).size for path in pictures}

    assert sizes == {(1200, 630)}


def test_the_sitemap_has_days_of_the_knowledge(site: Path, repository: Path) -> None:
    """What was generated is dated by what it says; a hand-written page has no date."""
    tree = lxml.etree.parse(site / "sitemap.xml")
    dated = {
        one.findtext(f"{SITEMAP}loc").removeprefix(HERE): one.findtext(f"{SITEMAP}lastmod")
        for one in tree.iter(f"{SITEMAP}url")
    }
    listed = json.loads((site / "index.json").read_text("utf-8"))["entries"]
    days = {f"{one['id']}/": one["updated"] for one in listed}

    assert {address for address, day in dated.items() if day is None} == {
        address for address in dated if (repository / "docs" / f"{address.strip('/')}.md").is_file()
    }
    assert {address: dated[address] for address in days} == days
    assert all(date.fromisoformat(day) for day in dated.values() if day)


def test_the_page_for_programs_names_all_of_it(site: Path) -> None:
    """Every file, every field and every tool is documented where programmers look."""
    text = (site / "for-programs.md").read_text("utf-8")
    listed = json.loads((site / "index.json").read_text("utf-8"))["entries"][0]
    files = ("index.json", "index.schema.json", "llms.txt", "llms-full.txt", "drops/feed.xml")
    tools = ("explain_error", "get_entry", "search_entries", "get_workflow")

    assert [name for name in files if f"({HERE}{name})" not in text] == []
    assert [name for name in (*listed, *tools) if f"`{name}`" not in text] == []


def test_the_first_part_of_a_twin_is_short(site: Path, repository: Path) -> None:
    """Title, causes, check and first fix take at most 1,500 tokens, by the rule of the page."""
    long = {
        one: count
        for one in entries(repository)
        if (count := len(TOKEN.findall(answer((site / f"{one}.md").read_text("utf-8"))))) > 1500
    }

    assert long == {}

"""What the built pages allow."""

import re
from pathlib import Path
from typing import Any

import lxml.html
import pytest

TAGS = {
    "a", "article", "b", "blockquote", "body", "br", "button", "caption", "code", "dd", "del",
    "details", "dialog", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "form", "g",
    "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i", "input", "kbd",
    "label", "li", "link", "main", "mark", "meta", "nav", "ol", "option", "p", "path", "pre",
    "rect", "script", "select", "span", "strong", "summary", "sup", "svg", "table", "tbody", "td",
    "text", "th", "thead", "title", "tr", "ul",
}  # fmt: skip
CONTENT = {
    "a": {"href", "rel", "download", "type", "title"},
    "details": {"open"},
    "form": {"hidden"},
    "ol": {"start"},
    "path": {"d"},
    "rect": {"x", "y", "width", "height", "rx"},
    "svg": {"focusable", "viewbox", "preserveaspectratio", "width", "height"},
    "text": {"x", "y"},
}
ANYWHERE = {"class", "id", "scope", "role", "tabindex", "lang"}
Pages = dict[Path, Any]
FORM = {"name", "type", "value", "placeholder", "autocomplete", "spellcheck"}


@pytest.fixture(scope="module")
def pages(site: Path) -> Pages:
    """Return all pages, parsed once."""
    return {path: lxml.html.parse(path) for path in sorted(site.rglob("*.html"))}


def test_every_page_has_the_policy(pages: Pages) -> None:
    """No inline script, no inline style, nothing from elsewhere."""
    query = "//meta[@http-equiv='Content-Security-Policy']/@content"
    policies = {tuple(tree.xpath(query)) for tree in pages.values()}

    assert len(policies) == 1
    policy = policies.pop()[0]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_policy_stands_before_what_it_governs(pages: Pages) -> None:
    """A policy in a page governs only what follows it."""
    late = [
        path.name
        for path in pages
        if not re.match(
            r"(?s)(?:(?!<script|<style|<link rel=.stylesheet).)*Content-Security",
            path.read_text("utf-8"),
        )
    ]

    assert late == []


def test_no_page_holds_an_inline_script(pages: Pages) -> None:
    """A script is a file, or data that no browser executes."""
    data = "@type='application/json' or @type='application/ld+json'"
    query = f"//script[not(@src) and not({data})] | //style | //@style"
    inline = [str(path) for path, tree in pages.items() if tree.xpath(query)]

    assert inline == []


def test_pages_are_made_of_known_tags(pages: Pages) -> None:
    """An entry cannot bring a tag of its own onto a page."""
    found = {node.tag for tree in pages.values() for node in tree.iter(lxml.etree.Element)}

    assert {tag for tag in found if isinstance(tag, str)} <= TAGS


def test_the_content_holds_known_attributes(pages: Pages) -> None:
    """An entry cannot bring an attribute of its own onto a page, such as a handler."""
    unknown = {
        (str(path), node.tag, name)
        for path, tree in pages.items()
        for node in tree.xpath("//article//*")
        for name in node.attrib
        if not name.startswith(("aria-", "data-"))
        and name not in ANYWHERE | CONTENT.get(node.tag, set())
        and not (node.tag in {"input", "select", "option", "button"} and name in FORM)
    }

    assert unknown == set()


@pytest.mark.parametrize("scheme", ["javascript:", "data:", "vbscript:", "file:"])
def test_no_link_has_a_dangerous_scheme(pages: Pages, scheme: str) -> None:
    """A link leads to a page and never runs anything."""
    found = [
        link
        for tree in pages.values()
        for link in tree.xpath("//@href | //@src | //@action")
        if link.strip().lower().startswith(scheme)
    ]

    assert found == []


def test_the_content_of_no_page_redirects_or_loads(pages: Pages) -> None:
    """What could send a reader elsewhere stands in the head alone, which the theme writes."""
    query = "//body//meta | //body//link | //body//base | //base"
    found = [str(path) for path, tree in pages.items() if tree.xpath(query)]

    assert found == []


def test_every_link_goes_to_a_page_or_by_https(pages: Pages) -> None:
    """No other scheme does anything on a page."""
    targets = {target for tree in pages.values() for target in tree.xpath("//@href | //@src")}
    schemes = {found[1].lower() for one in targets if (found := re.match(r"([\w+.-]+):", one))}

    assert schemes <= {"https"}

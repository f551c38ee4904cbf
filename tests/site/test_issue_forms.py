"""What readers may say of a page, and the forms that they say it in."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import lxml.html
import pytest
from ruamel.yaml import YAML

NEW = "https://github.com/faultdex/faultdex/issues/new"
OWN = {"template", "title"}


@pytest.fixture(scope="module")
def forms(repository: Path) -> dict[str, set[str]]:
    """Return the ids of the fields of each issue form."""
    folder = repository / ".github" / "ISSUE_TEMPLATE"
    read = {path.name: YAML(typ="safe").load(path) for path in folder.glob("*.yml")}
    return {
        name: {field["id"] for field in form["body"] if "id" in field}
        for name, form in read.items()
        if "body" in form
    }


def queries(site: Path) -> Iterator[tuple[str, dict[str, list[str]]]]:
    """Yield each page with what each of its links fills into a form."""
    for path in sorted(site.rglob("*.html")):
        tree = lxml.html.parse(path)
        links = [*tree.xpath("//a/@href"), *tree.xpath("//@data-fd-report")]
        for link in links:
            if link.startswith(NEW):
                yield path.parent.name, parse_qs(urlsplit(link).query, strict_parsing=True)


def test_what_is_filled_in_has_a_field(site: Path, forms: dict[str, set[str]]) -> None:
    """The form drops what it has no field for, so each name is the id of a field."""
    unknown = {
        (name, query["template"][0], key)
        for name, query in queries(site)
        for key in query
        if key not in OWN | forms[query["template"][0]]
    }

    assert unknown == set()


def test_every_entry_asks_whether_it_helped(site: Path, repository: Path) -> None:
    """Yes and no lead to a form that names the entry and its version."""
    asked: dict[str, set[tuple[str, str]]] = {}
    for name, query in queries(site):
        if "entry" in query:
            assert query["version"][0]
            asked.setdefault(name, set()).add((query["template"][0], query["entry"][0]))
    ids = {path.parent.name for path in repository.glob("knowledge/*/*/entry.yaml")}

    assert asked == {one: {("helped.yml", one), ("wrong-entry.yml", one)} for one in ids}


def test_forms_ask_for_nothing_private(forms: dict[str, set[str]]) -> None:
    """Each form has its sender confirm that no name, host or token is in it."""
    assert [name for name, fields in forms.items() if "clean" not in fields] == []

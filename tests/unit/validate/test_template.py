"""Hold the template of a new entry to the model that it is made of."""

import re
from collections.abc import Callable
from pathlib import Path

from faultdex.load import load
from faultdex.model.entry import Facts
from faultdex.validate import validate
from faultdex.validate.template import template

Lay = Callable[..., Path]
COMMENTED = re.compile(r"^[# ]+(?=(?:- )?[a-z_]+:(?: |$))", re.MULTILINE)
FOLDER = Path("runtime/block-too-large")


def test_a_fresh_entry_is_told_what_to_write(lay: Lay) -> None:
    """Each empty place is a problem of its own, and there are no others."""
    root = lay()
    for name, text in template({"topic": "kernel-launch"}).items():
        (root / FOLDER / name).parent.mkdir(exist_ok=True)
        (root / FOLDER / name).write_text(text)
    loaded = load(root)
    told = [(one.code, one.route) for one in (*loaded.findings, *validate(loaded).findings)]

    assert sorted(told) == [
        ("FD205", ("snippets", 0, "expect", "raises", "type")),
        ("FD206", ("applies", "torch")),
        ("FD206", ("causes", 0, "says")),
        ("FD206", ("causes", 0, "tell")),
        ("FD206", ("fixes", 0, "costs")),
        ("FD206", ("fixes", 0, "does")),
        ("FD206", ("signatures", 0, "pattern")),
        ("FD206", ("snippets", 0, "caption")),
        ("FD206", ("snippets", 1, "caption")),
        ("FD206", ("sources", "key")),
        ("FD206", ("summary",)),
        ("FD206", ("title",)),
    ]


def test_every_field_of_the_model_stands_in_the_template() -> None:
    """A field that is added to the model appears without further work."""
    text = template({})["entry.yaml"]

    assert all(re.search(rf"^(?:# )?{name}:", text, re.MULTILINE) for name in Facts.model_fields)


def test_what_is_given_is_filled_in() -> None:
    """Text is quoted, whatever it holds."""
    text = template({"title": 'He said: "no"', "topic": "kernel-launch"})["entry.yaml"]

    assert 'title: "He said: \\"no\\""\n' in text
    assert 'topic: "kernel-launch"\n' in text


def test_signatures_samples_and_snippets_are_live() -> None:
    """With the files that they name, at the places of the guide where they belong."""
    files = template({"signatures/pattern": "too many (?:blocks|threads)"}, "the text\n")
    facts = files["entry.yaml"]

    assert "\nsignatures:\n" in facts
    assert '\n  - pattern: "too many (?:blocks|threads)"\n' in facts
    assert '\n  - file: "samples/seen.txt"\n' in facts
    assert '\n  - file: "fix.py"\n    role: fix\n' in facts
    assert "\n      raises:\n" in facts
    assert files["samples/seen.txt"] == "the text\n"
    assert "## Cause\n\n![[reproduce.py]]\n" in files["guide.md"]
    assert {"reproduce.py", "fix.py", "fix.out"} <= {*files}


def test_the_optional_part_fits_the_model(lay: Lay) -> None:
    """Without its comment signs the template still has known keys and types alone."""
    root = lay()
    text = template({})["entry.yaml"]
    bare = COMMENTED.sub(lambda start: start[0].replace("# ", ""), text)
    (root / FOLDER / "entry.yaml").write_text(bare)
    loaded = load(root)
    codes = {one.code for one in (*loaded.findings, *validate(loaded).findings)}

    assert codes <= {"FD205", "FD206"}

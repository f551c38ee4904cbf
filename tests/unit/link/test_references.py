"""References to causes and entries that lead nowhere, at the place of each."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

ENTRY = "runtime/block-too-large/entry.yaml"
CAUSE = "  - key: too-many-threads\n    says: "
THREAD = (
    '  - {url: "https://github.com/pytorch/pytorch/issues/1", cause: %s,'
    ' program: "a kernel", fixed: "open"}\n'
)
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.fixture
def keyed(lay: Lay) -> Callable[[str], Path]:
    """Return what lays the knowledge with one cause that has a key, and a text after it."""

    def write(after: str) -> Path:
        root = lay()
        text = (root / ENTRY).read_text("utf-8").replace("  - says: ", CAUSE)
        text = text.replace("  - does: ", "  - causes: [too-many-threads]\n    does: ")
        (root / ENTRY).write_text(text + after, "utf-8")
        return root

    return write


def test_a_thread_has_a_cause_of_the_entry_or_an_unknown_one(
    keyed: Callable[[str], Path], problems: Read
) -> None:
    """A slip gets the nearest key, at its line."""
    causes = ("too-many-threads", "unknown", "too-many-thread")
    root = keyed("threads:\n" + "".join(THREAD % cause for cause in causes))
    last = len((root / ENTRY).read_text("utf-8").splitlines())
    [problem] = problems(root)

    assert (problem.code, problem.line) == ("FD322", last)
    assert problem.hint == "Write 'too-many-threads' instead."


def test_two_causes_have_two_keys(keyed: Callable[[str], Path], problems: Read) -> None:
    """A fix for one of them would be for both."""
    root = keyed("")
    text = (root / ENTRY).read_text("utf-8")
    cause = text[text.index(CAUSE) : text.index("fixes:")]
    (root / ENTRY).write_text(text.replace("fixes:", f"{cause}fixes:", 1), "utf-8")

    assert ("FD322", "the key 'too-many-threads' is given twice") in [
        (one.code, one.message) for one in problems(root)
    ]


@pytest.mark.parametrize("answer", ['"blocks"', '"no"'])
def test_every_answer_of_a_workflow_leads_to_an_entry(
    lay: Lay, problems: Read, answer: str
) -> None:
    """Also the answer to a question that another answer leads to."""
    root = lay()
    path = root / "workflows" / "launch-refused.yaml"
    before, _, rest = path.read_text("utf-8").partition(f"{answer}: ")
    path.write_text(f"{before}{answer}: warp-too-cold{rest[rest.index(chr(10)) :]}", "utf-8")
    [problem] = problems(root)

    assert (problem.code, problem.line) == ("FD301", before.count("\n") + 1)
    assert problem.message == "no entry has the id 'warp-too-cold'"


def test_a_table_lists_sources_that_a_publisher_s_file_defines(lay: Lay, problems: Read) -> None:
    """One that none defines is told where the table lists it."""
    root = lay()
    table = root / "reference" / "xid.yaml"
    text = table.read_text("utf-8").replace("sources:\n", 'sources:\n  unheard-of: "All of it."\n')
    table.write_text(text, "utf-8")
    line = 1 + text.splitlines().index('  unheard-of: "All of it."')

    assert ("no file in sources/ defines 'unheard-of'", line) in [
        (one.message, one.line) for one in problems(root)
    ]

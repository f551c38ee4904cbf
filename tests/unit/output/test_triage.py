"""Hold the verdict on a job to the same facts in every format."""

import json
import shutil
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from faultdex.answering.options import ExplainOptions, Report
from faultdex.answering.triage import Triage, triage
from faultdex.hangs.stacks import Frame, Stack
from faultdex.output.report import MOST, page
from faultdex.output.triage import data, formatted
from faultdex.pack.read import Pack

HANGS = Path(__file__).parents[2] / "data" / "hangs"
LINE = "launch failed: a block of 2048 threads is too large"
SECRET = "hf_" + "aB3dE5gH7j" * 4
OPTIONS = ExplainOptions()


@pytest.fixture
def late(pack: Pack) -> Triage:
    """Return the verdict on dumps and stacks of four ranks, of which one is late."""
    return triage(pack, [str(HANGS / "is-late")], OPTIONS)


@pytest.fixture
def died(pack: Pack, tmp_path: Path) -> Triage:
    """Return the verdict on logs of two ranks, of which one names a known failure."""
    (tmp_path / "rank0.log").write_text("step 1\n")
    (tmp_path / "rank1.log").write_text(f"step 1\n{LINE}\n")
    return triage(pack, [str(tmp_path)], OPTIONS)


def test_a_program_reads_what_leads_and_all_that_it_was_read_from(
    pack: Pack, late: Triage, died: Triage
) -> None:
    """What was not there is null."""
    hang, logs = data(pack, late), data(pack, died)

    assert (hang["complete"], hang["faulty"], hang["waiting"]) == (True, [2], [0, 1, 3])
    assert (bool(hang["dumps"]), bool(hang["stacks"]), hang["logs"]) == (True, True, None)
    assert (logs["dumps"], logs["stacks"], logs["faulty"]) == (None, None, [1])
    assert logs["entry"] == {
        "id": "block-too-large", "fx": "FX0001", "title": "launch failed: a block is too large",
        "url": "https://faultdex.dev/block-too-large/",
    }  # fmt: skip
    assert hang["entry"] is None


@pytest.mark.parametrize("form", [Report.TEXT, Report.MARKDOWN, Report.HTML])
def test_the_code_of_the_fix_can_be_left_out(pack: Pack, died: Triage, form: Report) -> None:
    """In each format that has it."""
    whole = unescape(formatted(pack, died, OPTIONS, form))
    left = unescape(formatted(pack, died, replace(OPTIONS, code=False), form))
    code = pack.advice("block-too-large")
    assert code
    [line, *_] = code.fixes[0].code.splitlines()

    assert (line in whole, line in left) == (True, False)


def test_the_entry_of_a_verdict_is_named_with_its_page(pack: Pack, died: Triage) -> None:
    """And how it is read without a network."""
    text = formatted(pack, died, OPTIONS, Report.TEXT).split("\n\n")[0]

    assert "FX0001 launch failed: a block is too large\n" in text
    assert "  https://faultdex.dev/block-too-large/\n" in text
    assert text.endswith("  faultdex show block-too-large")


@pytest.mark.parametrize("form", [Report.TEXT, Report.MARKDOWN])
def test_logs_that_do_not_lead_are_not_told_at_length(
    pack: Pack, tmp_path: Path, form: Report
) -> None:
    """What dumps say is the verdict, and a row says what the logs hold."""
    folder = shutil.copytree(HANGS / "is-late", tmp_path / "job")
    for rank in range(2):
        (folder / f"rank{rank}.log").write_text("step 1\n")
    told = formatted(pack, triage(pack, [str(folder)], OPTIONS), OPTIONS, form)

    assert "None of 2 logs names a failure" in told
    assert "no error that is known here" not in told


def test_what_was_not_read_is_told(pack: Pack, died: Triage) -> None:
    """A verdict may be another one with it."""
    lost = replace(died, lost=(("trace_rank_3", "it ends early"),))
    told = data(pack, lost)

    assert (told["complete"], told["not_read"]) == (
        False,
        [{"file": "trace_rank_3", "why": "it ends early"}],
    )
    assert "Not all of the evidence could be read" in page(pack, lost, OPTIONS)
    assert "Not all of the evidence" not in page(pack, died, OPTIONS)


def test_secrets_in_dumps_and_stacks_are_masked_unless_asked_for(pack: Pack, late: Triage) -> None:
    """A stack names files, and a file may have the name of a token."""
    assert late.stacks
    first, *others = late.stacks.groups
    stack = Stack((Frame(f"/data/{SECRET}/train.py", 7, "main"),))
    stacks = replace(late.stacks, groups=(replace(first, stack=stack), *others))
    one = replace(late, stacks=stacks)

    assert SECRET not in json.dumps(data(pack, one))
    assert SECRET in json.dumps(data(pack, one, is_redacted=False))
    assert SECRET not in page(pack, one, OPTIONS)
    assert SECRET in page(pack, one, replace(OPTIONS, redact=False))


def test_a_page_shows_whose_stacks_are_equal(pack: Pack, late: Triage) -> None:
    """By ranks, or by the names of processes, of which the first eight are enough."""
    assert late.stacks
    first = late.stacks.groups[0]
    names = tuple(f"process {number}" for number in range(MOST + 3))
    group = replace(first, who=names, ranks=())
    shown = page(pack, replace(late, stacks=replace(late.stacks, groups=(group,))), OPTIONS)

    assert '<th scope="row">rank 2</th>' in page(pack, late, OPTIONS)
    assert "process 6, process 7 and 3 more</th>" in shown

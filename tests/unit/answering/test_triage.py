"""Hold `triage` to one verdict over logs, dumps and stacks."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace

import pytest

from faultdex.answering.actions import Action, for_entry, for_error, for_hang
from faultdex.answering.options import ExplainOptions, Report
from faultdex.cli import triage as verb
from faultdex.hangs.waits import Cause
from faultdex.model.card import Card

Run = Callable[..., CompletedProcess[str]]
DATA = Path(__file__).parents[2] / "data"
HANGS = DATA / "hangs"
KNOWN = "launch failed: the grid is 70000 blocks wide"


@pytest.fixture
def hung(tmp_path: Path) -> Path:
    """Return a folder of four ranks, of which rank 2 joins no call, without stacks."""
    folder = tmp_path / "job"
    shutil.copytree(HANGS / "is-late", folder)
    for path in folder.glob("stacks_*"):
        path.unlink()
    return folder


def card(name: str, topic: str) -> Card:
    """Return the card of an entry of which only id and topic matter."""
    return Card(name, "runtime", topic, name, "", "cited", (), 0, 0, "", "", "", ())


def test_dumps_and_stacks_are_one_verdict(faultdex: Run) -> None:
    """The public text for a rank that is late, with what its stack shows."""
    done = faultdex("triage", HANGS / "is-late")

    assert done.stdout == (DATA / "hangs" / "is-late.out").read_text("utf-8")
    assert done.returncode == 0


def test_json_holds_the_same(faultdex: Run) -> None:
    """Programs read ranks, action and the evidence by kind."""
    done = faultdex("triage", "--format", "json", HANGS / "other-order")
    told = json.loads(done.stdout)

    assert told["faulty"] == [2]
    assert (told["action"], told["action_sure"], told["sure"]) == (
        "fix the program",
        "decided",
        "decided",
    )
    assert told["dumps"]["forms"][1] == {"form": "all_reduce(6 elements of Float)", "ranks": [2]}
    assert (told["waiting"], told["missing"], told["logs"]) == ([0, 1, 3], [], None)
    assert told["schema"] == 1


def test_markdown_fences_what_files_say(faultdex: Run) -> None:
    """Nothing of a dump is active in an issue."""
    done = faultdex("triage", "--format", "markdown", HANGS / "is-late")

    assert done.stdout.startswith("## The verdict\n\n```text\nRank 2 did not join call 5 of")
    assert done.returncode == 0


def test_a_cause_in_the_log_of_a_rank_comes_before_the_hang(faultdex: Run, hung: Path) -> None:
    """Rank 2 died of a known failure, and that is why the others wait."""
    (hung / "rank2.log").write_text(f"step 4\n{KNOWN}\n")
    (hung / "rank0.log").write_text("step 4\n")
    done = faultdex("triage", hung)

    assert done.stdout.startswith("Rank 2 failed first, in rank2.log at line 2;")
    assert "\n  named    rank 2 (decided)\n" in done.stdout
    assert "\n  dumps    Rank 2 did not join call 5 of group 0" in done.stdout


def test_an_error_of_a_rank_that_waits_does_not_lead(faultdex: Run, hung: Path) -> None:
    """Rank 1 lives on after an error of its own, as its dump shows, and waits for rank 2."""
    (hung / "rank1.log").write_text("Traceback (most recent call last):\nKeyError: 'x'\n")
    (hung / "rank0.log").write_text("step 4\n")
    done = faultdex("triage", hung)

    assert done.stdout.startswith("Rank 2 did not join call 5 of group 0")
    assert "  logs     Rank 1 failed first, in rank1.log" in done.stdout
    assert "Its dump shows that it lives on and waits." in done.stdout


def test_logs_alone_are_told_as_explain_tells_them(faultdex: Run) -> None:
    """The job of explain is the lead, and the first sentence stands once."""
    triaged = faultdex("triage", DATA / "job")
    explained = faultdex("explain", DATA / "job")

    assert triaged.stdout.split("\n", 1)[0] == explained.stdout.split("\n", 1)[0]
    assert "\n  do       undecided: the program raised an error of its own" in triaged.stdout
    assert triaged.stdout.count("failed first, in") == 1
    assert triaged.returncode == 0


def test_a_broken_dump_is_told_and_the_rest_is_judged(faultdex: Run, hung: Path) -> None:
    """The dump of rank 3 was cut, so it is missing, and rank 2 is named all the same."""
    hung.joinpath("trace_rank_3").write_bytes(b"\x80\x02}q\x00(X\x09\x00\x00\x00pg_config")
    hung.joinpath("trace_rank_3.gz").unlink()
    done = faultdex("triage", hung)

    assert "  named     rank 2 (likely)" in done.stdout
    assert "  missing   rank 3 left no dump" in done.stdout
    assert "trace_rank_3: it ends early" in done.stderr
    assert done.returncode == 2


def test_a_folder_without_evidence_tells_nothing(faultdex: Run, tmp_path: Path) -> None:
    """Healthy logs name no failure, and nobody is accused."""
    (tmp_path / "rank0.log").write_text("step 1\n")
    (tmp_path / "rank1.log").write_text("step 1\n")
    done = faultdex("triage", "rank0.log", "rank1.log")

    assert done.stdout.startswith("None of 2 logs names a failure that is known here.")
    assert "named" not in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("ranks", "suspects", "entry", "status"),
    [
        ({1}, set(), "", 0),
        (set(), {1}, "", 0),
        (set(), set(), "grid-too-wide", 0),
        (set(), set(), "", 1),
    ],
)
def test_the_status_tells_whether_anything_is_named(
    monkeypatch: pytest.MonkeyPatch, ranks: set[int], suspects: set[int], entry: str, status: int
) -> None:
    """A rank, a suspect or an entry; one of them is enough."""
    lead = SimpleNamespace(ranks=ranks, suspects=suspects, entry=entry)
    found = SimpleNamespace(lead=lead, complete=True)
    monkeypatch.setattr(verb, "triaged", lambda *_: found)
    monkeypatch.setattr(verb, "formatted", lambda *_: "told")
    with pytest.raises(SystemExit) as ended:
        verb.triage(["logs"], knowledge=DATA / "base" / "knowledge")

    assert ended.value.code == status


def test_explain_points_to_triage_where_a_folder_holds_dumps(faultdex: Run) -> None:
    """Logs are explained, and dumps are not passed over in silence."""
    done = faultdex("explain", HANGS / "is-late")

    assert "this holds dumps of the flight recorder; run: faultdex triage" in done.stderr


@pytest.mark.parametrize(
    ("entry", "topic", "action"),
    [
        ("cuda-out-of-memory", "memory", Action.MEMORY),
        ("xid-79-fallen-off-the-bus", "hardware", Action.HARDWARE),
        ("xid-13-graphics-engine-exception", "hardware", Action.UNDECIDED),
        ("scheduler-preemption-signal", "fault-tolerance", Action.RESTART),
        ("torchrun-death-signal", "launcher", Action.RESTART),
        ("collective-order-mismatch", "collectives", Action.PROGRAM),
        ("collective-shape-mismatch", "collectives", Action.PROGRAM),
        ("dataloader-unequal-sizes", "data-loading", Action.DATA),
        ("matmul-shape-mismatch", "tensors", Action.PROGRAM),
        ("nccl-unhandled-system-error", "nccl-errors", Action.UNDECIDED),
        ("worker-exit-code-sigsegv", "launcher", Action.PROGRAM),
        ("input-contains-nan", "numerics", Action.DATA),
    ],
)
def test_an_entry_tells_what_to_do(entry: str, topic: str, action: Action) -> None:
    """What has several causes is left undecided."""
    assert for_entry(card(entry, topic)).action is action


def test_a_hang_tells_what_to_do_only_where_calls_differ() -> None:
    """A rank that is late may be slow, and its program right."""
    actions = {cause: for_hang(cause).action for cause in Cause}

    assert {cause for cause, action in actions.items() if action is Action.PROGRAM} == {
        Cause.ORDER,
        Cause.SHAPE,
        Cause.DTYPE,
        Cause.CYCLE,
    }
    assert {*actions.values()} == {Action.PROGRAM, Action.UNDECIDED}


def test_an_error_of_the_program_may_come_from_its_data() -> None:
    """Only what data cannot cause is surely the program's."""
    assert for_error("NameError: name 'x' is not defined").action is Action.PROGRAM
    assert for_error("KeyError: 'x'").action is Action.UNDECIDED
    assert for_error("OSError: No space left on device").action is Action.UNDECIDED


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("AssertionError: expected 8 samples, got 7", Action.PROGRAM),
        ("FileNotFoundError: [Errno 2] No such file or directory: '/data/2.bin'", Action.DATA),
        ("FileNotFoundError: [Errno 2] No such file or directory: 'nvcc'", Action.UNDECIDED),
        ("gzip.BadGzipFile: Not a gzipped file (b'PK')", Action.DATA),
        ("_pickle.UnpicklingError: invalid load key, 'v'.", Action.DATA),
        ("OSError: [Errno 5] Input/output error: '/data/2.bin'", Action.UNDECIDED),
    ],
)
def test_an_error_of_what_is_read_asks_for_other_data(text: str, action: Action) -> None:
    """A name without a folder or an ending may be that of a program."""
    assert for_error(text).action is action


@pytest.mark.parametrize(("is_known", "status"), [(True, 2), (False, 2)])
def test_the_status_tells_that_a_file_was_not_read_whole(
    monkeypatch: pytest.MonkeyPatch, *, is_known: bool, status: int
) -> None:
    """Whatever is named: the cause may stand in the rest."""
    lead = SimpleNamespace(ranks={1} if is_known else set(), suspects=set(), entry="")
    found = SimpleNamespace(lead=lead, complete=False)
    monkeypatch.setattr(verb, "triaged", lambda *_: found)
    monkeypatch.setattr(verb, "formatted", lambda *_: "told")
    with pytest.raises(SystemExit) as ended:
        verb.triage(["logs"], knowledge=DATA / "base" / "knowledge")

    assert ended.value.code == status


def test_what_is_asked_for_is_handed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Paths, form, whether secrets are masked, and whether the code of a fix is shown."""
    asked: list[object] = []
    lead = SimpleNamespace(ranks={1}, suspects=set(), entry="")
    found = SimpleNamespace(lead=lead, complete=True)
    monkeypatch.setenv("FAULTDEX_NO_CODE", "1")
    monkeypatch.setattr(verb, "triaged", lambda _, paths, __: asked.append(paths) or found)
    monkeypatch.setattr(verb, "formatted", lambda _, __, *more: asked.extend(more) or "told")
    base = DATA / "base" / "knowledge"
    with pytest.raises(SystemExit, match=r"^0$"):
        verb.triage(["a", "b"], form=Report.SVG, redact=False, knowledge=base)

    assert asked == [
        ["a", "b"],
        ExplainOptions(("a", "b"), redact=False, code=False, knowledge=base),
        Report.SVG,
    ]
    assert capsys.readouterr().out == "told\n"

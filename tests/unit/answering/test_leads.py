"""Which evidence leads the verdict on a job, and what is said of the rest."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.answering import many
from faultdex.answering.many import explain_many
from faultdex.answering.nodes import nodes
from faultdex.answering.options import ExplainOptions
from faultdex.answering.timeline import LANES, timeline
from faultdex.answering.triage import Triage, judged, triage
from faultdex.hangs.evidence import Evidence
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.model.answer import Answer, Known, Match
from faultdex.pack.read import Pack

HANGS = Path(__file__).parents[2] / "data" / "hangs"
KNOWN = "launch failed: the grid is 70000 blocks wide"
OWN = "Traceback (most recent call last):\nKeyError: 'x'"
SECRET = "hf_" + "aB3dE5gH7j" * 4
XID = Known(
    "xid", "48", "Xid 48", "", "Fault 48.", "", "xid-48", 1, "NVRM: Xid (PCI:0000:4e:00): 48",
    decision="drain",
)  # fmt: skip


def write(folder: Path, *texts: str) -> Path:
    """Write the logs of some ranks."""
    folder.mkdir(exist_ok=True)
    for rank, text in enumerate(texts):
        (folder / f"rank{rank}.log").write_text(f"{text}\n")
    return folder


def verdict(pack: Pack, *paths: Path, redact: bool = True) -> Triage:
    """Return the verdict on files and folders."""
    names = tuple(map(str, paths))
    return triage(pack, names, ExplainOptions(names, redact=redact))


def test_logs_that_name_no_failure_come_after_dumps(pack: Pack, tmp_path: Path) -> None:
    """They are told below what the dumps say."""
    folder = shutil.copytree(HANGS / "is-late", tmp_path / "job")
    one = verdict(pack, write(folder, "step 1", "step 1"))

    assert one.kind == "dumps"
    assert one.lead.ranks == frozenset([2])
    assert "logs" in [kind for kind, _ in one.others]


def test_a_decided_cause_in_a_log_comes_before_a_fault_of_some_gpu(
    pack: Pack, tmp_path: Path
) -> None:
    """The fault is told all the same, and leads where the logs decide nothing."""
    card = replace(pack.cards["grid-too-wide"], topic="tensors")
    pack = replace(pack, cards={**pack.cards, card.id: card})
    fault = Explained("dmesg.log", Answer(known=(XID,)), node="n4")
    kinds = []
    for name, text in (("known", KNOWN), ("healthy", "step 1")):
        logs = verdict(pack, write(tmp_path / name, text, "step 1")).inputs
        assert logs
        both = Inputs((*logs.every, fault), logs.job, is_folder=True)
        one = judged(pack, Evidence(), both, ExplainOptions())
        kinds.append([one.kind, *(kind for kind, _ in one.others)])

    assert kinds == [["logs", "kernel"], ["kernel", "logs"]]


def test_an_only_log_tells_the_rank_by_its_name(pack: Pack, tmp_path: Path) -> None:
    """Or by its lines, where they have one."""
    (tmp_path / "rank_3.log").write_text(f"{KNOWN}\n")
    (tmp_path / "train.log").write_text(f"[rank5]: {KNOWN}\n")
    named, spoken = (verdict(pack, tmp_path / name) for name in ("rank_3.log", "train.log"))

    assert (named.lead.ranks, named.lead.entry) == (frozenset([3]), "grid-too-wide")
    assert (spoken.lead.ranks, spoken.lead.entry) == (frozenset([5]), "grid-too-wide")


@pytest.mark.parametrize("last", ["", "Traceback (most recent call last):\nValueError: y\n"])
def test_an_only_log_tells_the_first_error_that_no_entry_explains(
    pack: Pack, tmp_path: Path, last: str
) -> None:
    """With its line; what comes below it may be a consequence."""
    log = tmp_path / "rank_3.log"
    log.write_text(f"{OWN}\nstep 2\n{last}")
    one = verdict(pack, log)

    assert one.lead.says == f"{log} holds an error that no entry explains, at line 2."
    assert one.lead.notes == (("error", "KeyError: 'x'"),)
    assert one.lead.ranks == frozenset([3])


def test_secrets_are_masked_in_the_verdict_unless_asked_for(pack: Pack, tmp_path: Path) -> None:
    """An error of the program may hold any text."""
    folder = write(tmp_path / "job", f"{OWN} token={SECRET}", "step 1")
    masked, bare = (str(verdict(pack, folder, redact=one).lead.notes) for one in (True, False))

    assert "KeyError" in masked
    assert SECRET not in masked
    assert SECRET in bare


def test_where_dumps_name_nobody_one_of_several_is_suspected(pack: Pack) -> None:
    """Whoever is named is no suspect."""
    named, open_ = (verdict(pack, HANGS / name) for name in ("other-order", "other-group"))

    assert (named.lead.ranks, named.lead.suspects) == (frozenset([2]), frozenset())
    assert (open_.lead.ranks, open_.lead.suspects) == (frozenset(), frozenset([2, 3]))


def test_a_kill_by_the_kernel_leads_to_its_entry() -> None:
    """And a kernel that says nothing leads nowhere."""
    killed = Match("host-out-of-memory-killed", "", "", 1.0, "root", 3, "Out of memory: Killed")

    assert nodes([Explained("a", Answer((killed,)), node="n1")]).entry == killed.id
    assert nodes([Explained("a", Answer(known=(XID,)), node="n1")]).entry == "xid-48"
    assert nodes([Explained("a", Answer(), node="n1")]).entry == ""


def test_a_picture_has_no_more_lanes_than_fit(pack: Pack, tmp_path: Path) -> None:
    """However many things are said; what is left is one lane."""
    ranks = LANES + 9
    texts = [f"10:00:{rank:02} {OWN}{rank:04x}" for rank in range(ranks)]
    (panel,) = timeline(verdict(pack, write(tmp_path / "job", *texts)))

    assert len(panel.lanes) <= LANES
    assert sum(lane.count for lane in panel.lanes) == ranks


def test_a_person_who_waits_for_many_inputs_is_told(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a terminal alone; a file of errors would only grow."""
    folder = str(write(tmp_path / "job", "step 1", "step 1"))
    told = []
    for is_terminal in (False, True):
        monkeypatch.setattr(sys.stderr, "isatty", lambda is_it=is_terminal: is_it, raising=False)
        for most in (1, 2, 3):
            monkeypatch.setattr(many, "MANY", most)
            explain_many(pack, [folder], ExplainOptions((folder,)))
            told.append(capsys.readouterr().err)

    assert told == ["", "", "", "faultdex: reading 2 inputs\n", "", ""]

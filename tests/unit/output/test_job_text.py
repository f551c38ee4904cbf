"""Hold what is said of a job to its verdict, its answers, and what lies beside its logs."""

import pytest

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.jobs.verdict import CHECK
from faultdex.model.answer import Answer, Match
from faultdex.model.card import Card
from faultdex.output.block import Block
from faultdex.output.job_text import blocks
from faultdex.pack.read import Pack

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "Connection closed by peer [1]")
CARD = Card(
    CHECK, "massive-scale", "", "", f"https://x/{CHECK}/", "cited", (), 2, 0, "", "", "", ()
)  # fmt: skip


@pytest.fixture
def known(pack: Pack) -> Pack:
    """Return a pack whose only entry tells how to find who failed first."""
    return Pack(pack.folder, {CHECK: CARD})


def inputs(**matches: Match | None) -> Inputs:
    """Return the logs of a job by name, each with its match, if any."""
    every = [
        Explained(f"{name}.log", Answer((one,) if one else ()),
                  LogSummary(f"{name}.log", (FailureEvent(one),) if one else ()))
        for name, one in matches.items()
    ]  # fmt: skip
    return Inputs(tuple(every), job_of([one.summary for one in every if one.summary], {}))


def told(pack: Pack, one: Inputs) -> dict[str, Block]:
    """Return the blocks by their titles."""
    return {block.title: block for block in blocks(pack, one)}


def test_where_nobody_is_blamed_a_page_tells_how_to_find_out(known: Pack) -> None:
    """All ranks wait for another one, and none of these logs is of it."""
    verdict = next(iter(blocks(known, inputs(rank0=LOST, rank1=LOST))))

    assert ("how to", CARD.url) in verdict.rows


def test_where_a_rank_is_blamed_the_page_is_not_needed(known: Pack) -> None:
    """And nor is it for logs of two jobs, which have to be told apart first."""
    blamed = next(iter(blocks(known, inputs(rank0=OOM, rank1=LOST))))
    jobs = inputs(**{"slurm-1": OOM, "slurm-2": OOM})
    apart = next(iter(blocks(known, jobs)))

    assert "how to" not in dict(blamed.rows)
    assert apart.title.startswith("These logs are of 2 jobs")
    assert "how to" not in dict(apart.rows)


def test_a_symptom_that_leads_sends_the_reader_to_other_ranks(known: Pack) -> None:
    """It is no cause here, whatever it is in a log alone."""
    leads = told(known, inputs(rank0=LOST, rank1=LOST))
    cause = told(known, inputs(rank0=OOM, rank1=LOST))

    assert dict(leads["Peer"].rows)["entry"] == (
        "peer (speaks of other ranks; look there for its cause)"
    )
    assert dict(cause["Out of memory"].rows)["entry"] == "oom (root cause)"


def test_the_other_logs_are_told_in_rows(known: Pack) -> None:
    """Each has its logs and its page."""
    some = inputs(a=OOM, b=LOST, c=LOST, d=None)

    assert told(known, some)["In the other logs"].rows == (
        ("2 logs", "Peer (speaks of other ranks)"),
        ("", "b.log, c.log"),
        ("", "https://x/peer/"),
        ("1 log", "no error that is known here"),
        ("", "d.log"),
    )


def test_a_kernel_log_without_a_finding_gets_no_advice(known: Pack) -> None:
    """A whole log would tell no more, since the job has its answer."""
    job = inputs(rank0=OOM, rank1=LOST)
    every = (*job.every, Explained("dmesg.txt", Answer(), node="node3"))
    found = told(known, Inputs(every, job.job))

    assert "In dmesg.txt" in found
    assert found["No entry explains this text"].rows == ()

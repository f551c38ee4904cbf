"""Hold the history of jobs to the lines that a person reads and the keys that a program reads."""

import json

from faultdex.answering.history import FailureSeen, History, NodeFailed, Run
from faultdex.output.history import MOST, as_json, as_text

DAY = 86_400 * 10**9
OLD = Run("101", DAY, "oom", ("a",), "It failed.", ("a", "b"))
GOOD = Run("102", 2 * DAY, "", (), "Nothing.", ("a", "b"))
NEW = Run("103", 3 * DAY, "oom", ("c",), "It failed.", ("b", "c"))
SEEN = FailureSeen("oom", "101", DAY, "103", 3 * DAY, 2)
NODE = NodeFailed("c", 1, ("oom",), 3 * DAY)


def test_a_person_reads_since_when_and_where() -> None:
    """Each failure with its first and last job, each node, and what is new since the last good."""
    assert as_text(History((OLD, GOOD, NEW), (SEEN,), (NODE,))) == (
        "3 jobs, of which 2 failed.\n"
        "  failure    oom: 2 jobs; first in job 101, 1970-01-02T00:00:00Z;"
        " last in job 103, 1970-01-04T00:00:00Z\n"
        "  node       c failed first in 1 job: oom\n"
        "  last good  job 102, 1970-01-03T00:00:00Z\n"
        "  change     job 103, the next one, failed of oom, with c new and a left out"
    )


def test_a_failure_of_one_job_has_one_date() -> None:
    """The last is the first."""
    once = FailureSeen("oom", "101", DAY, "101", DAY, 1)

    assert as_text(History((OLD,), (once,), ())) == (
        "1 job, of which 1 failed.\n  failure  oom: 1 job; first in job 101, 1970-01-02T00:00:00Z"
    )


def test_the_ten_most_frequent_are_told_to_a_person_and_all_to_a_program() -> None:
    """A screen is no list of hundreds of nodes."""
    failures = tuple(FailureSeen(f"f{n:02}", "101", DAY, "101", DAY, 1) for n in range(MOST + 5))
    nodes = tuple(NodeFailed(f"n{n:02}", 1, ("oom",), DAY) for n in range(MOST + 5))
    every = History((OLD,), failures, nodes)
    text, told = as_text(every), json.loads(as_json(every, []))

    assert (text.count("\n  failure  "), text.count("\n  node     ")) == (10, 10)
    assert (len(told["failures"]), len(told["nodes"])) == (MOST + 5, MOST + 5)


def test_a_program_reads_moments_as_dates() -> None:
    """Wherever they are; a history without a change has null for it."""
    told = json.loads(as_json(History((OLD, GOOD, NEW), (SEEN,), (NODE,)), []))

    assert (told["schema"], told["change"]["good"], told["not_read"]) == (1, "102", [])
    assert told["failures"][0]["first_at"] == "1970-01-02T00:00:00Z"
    assert told["failures"][0]["last_at"] == "1970-01-04T00:00:00Z"
    assert told["nodes"][0] == {
        "node": "c", "jobs": 1, "what": ["oom"], "last_at": "1970-01-04T00:00:00Z",
    }  # fmt: skip
    assert json.loads(as_json(History((OLD,), (), ()), []))["change"] is None

"""What filed runs say about releases: held, differed, failed, or outside of the range."""

from dataclasses import replace

import pytest

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry, Facts
from faultdex.model.outcome import Outcome, Tries, floor_of, tries
from faultdex.model.release import Releases

OLD, NEW = "ValueError: bad", "ValueError: worse"


@pytest.fixture
def entry() -> Entry:
    """Give an entry whose reproduction claims torch 2.6 and newer."""
    needs = {"versions": {"torch": ">=2.6"}}
    facts = Facts.model_validate(
        {
            "title": "An error", "summary": "It fails.", "topic": "planted",
            "applies": {"torch": ">=2"},
            "causes": ({"says": "A fault.", "tell": "It is there."},),
            "fixes": ({"does": "Mend it.", "costs": "Nothing."},),
            "snippets": (
                {"file": "reproduce.py", "role": "reproduce", "caption": "It fails.",
                 "needs": needs, "expect": {"raises": {"type": "ValueError", "text": "..."}}},
                {"file": "host.sh", "role": "diagnose", "caption": "It needs no torch."},
            ),
            "sources": {"one": "This.", "two": "That."},
        }
    )  # fmt: skip
    files = {"reproduce.py": b"raise ValueError('bad')\n", "host.sh": b"true\n"}
    return Entry("planted-fault", "runtime", facts, "", files)


def ran(entry: Entry, *runs: tuple[str, str, int | None]) -> Tries:
    """Return what is known of the reproduction after runs: release, result, wording."""
    snippet = entry.facts.snippets[0]
    filed = [
        {"torch": torch, "python": "3.12.1", "day": "2026-11-20", "result": result, "wording": text}
        for torch, result, text in runs
    ]
    one = {
        "snippet": snippet.file,
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "wordings": (OLD, NEW),
        "runs": tuple(filed),
    }
    releases = Releases.model_validate({"schema": 1, "entry": entry.id, "snippets": (one,)})
    [found] = tries(replace(entry, releases=releases))
    return found


def outcomes(one: Tries) -> list[Outcome]:
    """Return what each run counts as."""
    return [one.outcome(run) for run in one.runs]


def test_the_newest_wording_is_the_one_that_others_differ_from(entry: Entry) -> None:
    """A release with other words differed, and so it does not count as held."""
    one = ran(entry, ("2.15.0", "reproduced", 1), ("2.6.0", "reproduced", 0))

    assert [run.release for run in one.runs] == ["2.6.0", "2.15.0"]
    assert outcomes(one) == [Outcome.DIFFERED, Outcome.HELD]


def test_a_failure_counts_within_the_claimed_range_alone(entry: Entry) -> None:
    """Below the range it is what the range says."""
    one = ran(entry, ("2.4.1", "not-reproduced", None), ("2.9.1", "not-reproduced", None))

    assert outcomes(one) == [Outcome.UNSUPPORTED, Outcome.FAILED]


def test_a_run_of_other_bytes_counts_for_nothing(entry: Entry) -> None:
    """One changed byte takes away what the releases showed."""
    one = ran(entry, ("2.6.0", "reproduced", 0))
    changed = replace(entry, files={**entry.files, "reproduce.py": b"raise ValueError\n"})

    assert len(one.runs) == 1
    assert tries(changed)[0].runs == ()


def test_a_snippet_without_torch_is_left_out(entry: Entry) -> None:
    """It depends on no release of torch."""
    assert [one.snippet.file for one in tries(entry)] == ["reproduce.py"]


@pytest.mark.parametrize(("torch", "is_borne_out"), [("2.6.0", True), ("2.9.1", False)])
def test_a_floor_is_borne_out_by_a_run_on_it(
    entry: Entry, torch: str, *, is_borne_out: bool
) -> None:
    """A run on a later release says nothing about the lowest one."""
    assert ran(entry, (torch, "reproduced", 0)).is_borne_out is is_borne_out


def test_spans_name_their_neighbors(entry: Entry) -> None:
    """A reader sees since when and until when a text was written so."""
    runs = (("2.6.0", "reproduced", 0), ("2.9.1", "reproduced", 0), ("2.15.0", "reproduced", 1))
    first, second = ran(entry, *runs).spans

    assert (first.text, first.releases, first.before, first.after) == (
        OLD, ("2.6.0", "2.9.1"), "", "2.15.0"
    )  # fmt: skip
    assert (second.text, second.before, second.after) == (NEW, "2.9.1", "")


@pytest.mark.parametrize(
    ("specifier", "floor"),
    [(">=2.6", "2.6"), ("<3,>=2.10", "2.10"), ("<2.7", ""), ("==2.4", "2.4")],
)
def test_the_floor_is_the_lower_end(specifier: str, floor: str) -> None:
    """An open range has none."""
    assert floor_of(specifier) == floor

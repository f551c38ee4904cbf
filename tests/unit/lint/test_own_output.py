"""What a reproduction printed has to lead to its entry, before whatever is no cause of it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.lint.scope import Scope
from faultdex.lint.signatures import foreign_output
from faultdex.model.entry import Rank
from faultdex.model.evidence import Result
from faultdex.model.expect import Expect

OWN = "launch failed: the grid is 70000 blocks wide"
OTHER = "launch failed: a block of 2000 threads is too large"
BOTH = f"{OTHER}\n{OWN}\n"
ROOT, SYMPTOM, ECHO = Rank


@pytest.mark.parametrize(
    ("rank", "other", "output", "refused"),
    [
        (ROOT, ROOT, OWN, 0),
        (ROOT, ROOT, BOTH, 1),
        (SYMPTOM, ROOT, BOTH, 0),
        (SYMPTOM, SYMPTOM, BOTH, 1),
        (SYMPTOM, ROOT, OTHER, 1),
        (ECHO, SYMPTOM, BOTH, 0),
        (ECHO, ECHO, BOTH, 0),
        (ECHO, ROOT, OTHER, 1),
        (ROOT, SYMPTOM, "nothing that is known", 1),
    ],
)
def test_an_output_finds_its_entry_before_what_is_no_nearer_to_the_cause(
    with_output: Callable[[Rank, Rank, str], Scope],
    rank: Rank, other: Rank, output: str, refused: int,
) -> None:  # fmt: skip
    """A cause is found first, a symptom as the first symptom, and an echo at all."""
    assert len([*foreign_output(with_output(rank, other, output))]) == refused


@pytest.mark.parametrize(
    ("expect", "result", "output", "message"),
    [
        ({"exit": 1}, "reproduced", OWN, ""),
        ({"exit": 1}, "reproduced", OTHER, "finds block-too-large first"),
        ({"exit": 1}, "reproduced", "", "finds nothing first"),
        ({"exit": 1}, "flaky", OTHER, ""),
        ({"hangs": "launched"}, "reproduced", "launched", ""),
        ({"hangs": "launched"}, "reproduced", OTHER, "finds block-too-large first"),
        ({"kernel_log": ("NVRM: Xid",)}, "reproduced", "NVRM: Xid", "finds nothing first"),
        ({"prints": ("launched",)}, "reproduced", OTHER, ""),
    ],
)
def test_only_an_output_that_shows_the_failure_is_held_to_its_entry(
    with_output: Callable[[Rank, Rank, str], Scope],
    expect: dict[str, object], result: str, output: str, message: str,
) -> None:  # fmt: skip
    """A hang may say nothing; a wrong value is no text that anybody would paste."""
    scope = with_output(ROOT, ROOT, output)
    grid = scope.book.entries["grid-too-wide"]
    first, *others = grid.facts.snippets
    snippets = (first.model_copy(update={"expect": Expect.model_validate(expect)}), *others)
    facts = grid.facts.model_copy(update={"snippets": snippets})
    runs = [run.model_copy(update={"result": Result(result)}) for run in grid.evidence[0].runs]
    filed = (grid.evidence[0].model_copy(update={"runs": tuple(runs)}),)
    entries = {**scope.book.entries, grid.id: replace(grid, facts=facts, evidence=filed)}
    scope = replace(scope, book=replace(scope.book, entries=entries))
    found = [(flaw.route, flaw.message) for flaw in foreign_output(scope)]
    told = [(("signatures",), f"what reproduce.sh printed on host {message}")]

    assert found == (told if message else [])


def test_an_entry_with_a_signature_that_cannot_be_read_is_not_told_twice(
    with_output: Callable[[Rank, Rank, str], Scope],
) -> None:
    """Its signature is told, and what it would have found is not known."""
    scope = with_output(ROOT, ROOT, OTHER)
    grid = scope.book.entries["grid-too-wide"]
    odd = tuple(one.model_copy(update={"pattern": "(?i)launch"}) for one in grid.facts.signatures)
    facts = grid.facts.model_copy(update={"signatures": odd})
    entries = {**scope.book.entries, grid.id: replace(grid, facts=facts)}

    assert [*foreign_output(replace(scope, book=replace(scope.book, entries=entries)))] == []

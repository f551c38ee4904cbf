"""Hold every rule to its samples, and the registry to the code."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.codes import CODES
from faultdex.model.problem import Problem

ROOT = Path(__file__).parents[3]
SAMPLES = ROOT / "docs" / "problems"
GENERATOR = ROOT / "generator" / "faultdex"
SEEDED = ROOT / "tests" / "data" / "seeded"
NAMES = [code.code for code in CODES]
PLACES = ROOT / "tests" / "data" / "problem_places.tsv"
TOLD = {line.partition("\t")[0]: line for line in PLACES.read_text("utf-8").splitlines()[1:]}

Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize("code", NAMES)
def test_the_bad_sample_breaks_its_rule_alone(code: str, lay: Lay, problems: Read) -> None:
    """Laid over the valid knowledge it yields one problem, which has this code."""
    found = [problem.code for problem in problems(lay(SAMPLES / code / "bad"))]

    assert found == [code]


@pytest.mark.parametrize("code", NAMES)
def test_the_bad_sample_is_told_where_it_is_bad(code: str, lay: Lay, problems: Read) -> None:
    """A writer looks at the line that is named, and reads what was found there."""
    root = lay(SAMPLES / code / "bad")
    (one,) = problems(root)
    path = one.path.removeprefix(f"{root.as_posix()}/")

    assert "\t".join((code, path, str(one.line), str(one.column), one.message)) == TOLD[code]


@pytest.mark.parametrize("code", NAMES)
def test_the_good_sample_breaks_no_rule(code: str, lay: Lay, problems: Read) -> None:
    """Laid over the valid knowledge it yields nothing."""
    assert problems(lay(SAMPLES / code / "good")) == ()


@pytest.mark.parametrize("code", NAMES)
def test_every_problem_tells_the_writer_what_to_do(code: str, lay: Lay, problems: Read) -> None:
    """Message and hint are there, and the hint is a sentence."""
    told = problems(lay(SAMPLES / code / "bad"))

    assert all(problem.message and problem.hint.endswith((".", "'")) for problem in told)


def test_every_code_in_the_source_is_registered() -> None:
    """And the other way round: no rule is registered that nothing finds."""
    modules = [path for path in GENERATOR.rglob("*.py") if "codes" not in path.parts]
    used = {code for path in modules for code in re.findall(r"\bFD\d{3}\b", path.read_text())}

    assert sorted(used) == sorted(NAMES)


def test_every_code_and_name_is_registered_once_and_in_order() -> None:
    """A code is an address."""
    assert sorted(set(NAMES)) == NAMES
    assert len({code.name for code in CODES}) == len(CODES)


def test_every_sample_belongs_to_a_code() -> None:
    """What nobody registers is not sampled."""
    assert sorted(path.name for path in SAMPLES.iterdir() if path.is_dir()) == NAMES


def test_the_valid_knowledge_has_no_problem(lay: Lay, problems: Read) -> None:
    """Every sample is held against this tree."""
    assert problems(lay()) == ()


def test_thirty_faults_give_thirty_problems_in_one_run(lay: Lay, problems: Read) -> None:
    """Each is of another kind, and stands at its file and line."""
    root = lay(SEEDED / "knowledge")
    expected = sorted((SEEDED / "expected.txt").read_text("utf-8").splitlines())
    found = sorted(
        f"{problem.path.removeprefix(f'{root.as_posix()}/')}:{problem.line}: {problem.code}"
        for problem in problems(root)
    )

    assert len(expected) == 30
    assert found == expected

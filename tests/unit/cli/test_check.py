"""Hold `faultdex check` to its contract: every problem, with its place, in one run."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace

import pytest

from faultdex.cli.check import Format, check, summary

Run = Callable[..., CompletedProcess[str]]
ENTRY = "runtime/grid-too-wide/entry.yaml"
SEEDED = Path(__file__).parents[2] / "data" / "seeded"


def broken(knowledge: Path) -> Path:
    """Return the folder after two slips in one file and one in another."""
    entry = knowledge / ENTRY
    text = entry.read_text("utf-8")
    entry.write_text(text.replace('cuda: ">=12.0"', "cuda: 12.0").replace("topic:", "topik:"))
    (knowledge / "plan.yaml").write_text("runtime: [")
    return knowledge


def test_good_knowledge_ends_with_zero(faultdex: Run) -> None:
    """Nothing wrong is one line and the status 0."""
    done = faultdex("check")

    assert (done.returncode, done.stdout) == (0, "2 entries, 2 sources: no problems\n")


def test_every_problem_has_its_place(faultdex: Run, knowledge: Path) -> None:
    """Problems of several files stand in one run, as path, line, column and code."""
    done = faultdex("check", "--knowledge", broken(knowledge))
    places = [line.split(" ")[0] for line in done.stdout.splitlines() if ": FD" in line]

    assert done.returncode == 1
    assert {place.removeprefix(f"{knowledge}/") for place in places} >= {
        f"{ENTRY}:3:1:",
        f"{ENTRY}:5:3:",
    }
    assert any("plan.yaml:1:" in place for place in places)


def test_problems_are_told_to_programs(faultdex: Run, knowledge: Path) -> None:
    """JSON holds what the lines hold."""
    done = faultdex("check", "--format", "json", "--knowledge", broken(knowledge))
    problems = json.loads(done.stdout)["problems"]

    assert {"path", "line", "column", "code", "message", "hint"} == set(problems[0])
    assert json.loads(done.stdout)["schema"] == 1


def test_a_single_problem_is_one(faultdex: Run, knowledge: Path) -> None:
    """The last line says how many there are, in both formats it is the same one."""
    (knowledge / "ids.lock").write_text("block-too-large\n")
    done = faultdex("check", "--knowledge", knowledge)
    told = json.loads(faultdex("check", "--format", "json", "--knowledge", knowledge).stdout)
    [problem] = told["problems"]

    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "2 entries, 2 sources: 1 problem"
    assert done.stdout.startswith(
        f"{problem['path']}:{problem['line']}:{problem['column']}: {problem['code']} "
    )


def test_a_missing_folder_is_wrong_usage(faultdex: Run) -> None:
    """What is not there cannot be checked."""
    done = faultdex("check", "--knowledge", "nowhere")

    assert (done.returncode, done.stderr) == (2, "faultdex: nowhere: no such folder\n")


@pytest.fixture
def seeded(knowledge: Path) -> Path:
    """Return the small knowledge with thirty faults of different kinds laid over it."""
    return shutil.copytree(SEEDED / "knowledge", knowledge, symlinks=True, dirs_exist_ok=True)


def test_thirty_faults_are_thirty_problems(faultdex: Run, seeded: Path) -> None:
    """Each is named in one run, with its file, its line and its code."""
    done = faultdex("check", "--knowledge", seeded)
    heads = re.findall(r"^(\S+:\d+):\d+: (FD\d+) ", done.stdout, re.MULTILINE)
    told = [f"{place.removeprefix(f'{seeded}/')}: {code}" for place, code in heads]

    assert (done.returncode, len(told)) == (1, 30)
    assert told == (SEEDED / "expected.txt").read_text("utf-8").splitlines()


def test_faulty_knowledge_overwrites_no_page(faultdex: Run, seeded: Path, tmp_path: Path) -> None:
    """The pages of the last good state stay, byte for byte."""
    faultdex("render", "--out", "out")
    before = {path: path.read_bytes() for path in (tmp_path / "out").rglob("*.md")}
    done = faultdex("render", "--out", "out", "--knowledge", seeded)

    assert done.returncode == 1
    assert {path: path.read_bytes() for path in (tmp_path / "out").rglob("*.md")} == before


@pytest.mark.parametrize(
    ("count", "says"), [(0, "no problems"), (1, "1 problem"), (2, "2 problems")]
)
def test_the_last_line_counts_problems(count: int, says: str) -> None:
    """After how much was read."""
    book = SimpleNamespace(entries={"a": 1, "b": 2, "c": 3}, sources={"s": 1})
    result = SimpleNamespace(book=book, problems=("it is wrong",) * count)

    assert summary(result) == f"3 entries, 1 sources: {says}"


def test_problems_are_told_with_their_place_and_the_status(
    knowledge: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Good knowledge ends with 0; programs get an object of one schema."""
    with pytest.raises(SystemExit, match="0"):
        check(knowledge=knowledge)
    with pytest.raises(SystemExit, match="0"):
        check(form=Format.JSON, knowledge=knowledge)
    fine = capsys.readouterr().out
    (knowledge / "ids.lock").write_text("block-too-large\n")
    with pytest.raises(SystemExit, match="1"):
        check(knowledge=knowledge)

    assert fine.startswith("2 entries, 2 sources: no problems\n")
    assert json.loads(fine.partition("\n")[2]) == {"schema": 1, "problems": []}
    assert capsys.readouterr().out.endswith("\n2 entries, 2 sources: 1 problem\n")

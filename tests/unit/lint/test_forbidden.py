"""No snippet changes a machine that others use, however its command is written."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

ENTRY = Path("runtime/block-too-large")
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]
CODE = "FD436"


def told_of(root: Path, problems: Read, line: str) -> list[Problem]:
    """Return what is told of an entry whose fix runs a line after another one."""
    (root / ENTRY / "fix.sh").write_text(f"echo launched\n{line}\n", "utf-8")
    return [problem for problem in problems(root) if problem.code == CODE]


@pytest.mark.parametrize(
    "line",
    [
        "nvidia-smi --gpu-reset",
        "nvidia-smi -i 0 -pl 300",
        "nvidia-smi --power-limit=300",
        "nvidia-smi mig -cgi 9",
        "nvidia-smi drain -p 0000:01:00.0 -m 1",
        "nvidia-smi \\\n  -r",
        "subprocess.run(['nvidia-smi', '-i', '0', '-r'])",
        'subprocess.run(\n    [\n        "nvidia-smi",\n        "--reset-gpu-clocks",\n    ]\n)',
        'os.environ["NCCL_NVLS_ENABLE"] = "1"',
        'env.update([("NCCL_NVLS_ENABLE", "1")])',
        "sudo modprobe -r nvidia",
        "dcgmi config --set -P 300",
    ],
)
def test_a_command_that_changes_the_machine_is_told(lay: Lay, problems: Read, line: str) -> None:
    """In a shell and in Python, on one line and on several, by short and by long options."""
    found = told_of(lay(), problems, line)

    assert [Path(problem.path).name for problem in found] == ["fix.sh"]
    assert found[0].line == 2 + line.count("\n", 0, max(line.find("nvidia-smi"), 0))


@pytest.mark.parametrize(
    "line",
    [
        "nvidia-smi -i 0 --query-gpu=name --format=csv",
        "nvidia-smi dmon -c 1",
        "nvidia-smi -L\nnvcc -c x.cu",
        'subprocess.run(["nvidia-smi", "-L"], check=False)\nrun(["tar", "-c"])',
        "NCCL_NVLS_ENABLE=0",
        "echo sudo modprobe nvidia",
    ],
)
def test_a_command_that_only_reads_is_let_by(lay: Lay, problems: Read, line: str) -> None:
    """Queries, samples, and options of the next command."""
    assert told_of(lay(), problems, line) == []


@pytest.mark.parametrize(
    "run",
    ["[nvidia-smi, --gpu-reset]", "[bash, -c, 'nvidia-smi -r']", "[nvidia-smi, -i, '0', -pl, '9']"],
)
def test_the_command_of_a_snippet_is_read_too(lay: Lay, problems: Read, run: str) -> None:
    """The problem is told at the field."""
    root = lay()
    path = root / ENTRY / "entry.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("    role: fix\n", f"    role: fix\n    run: {run}\n", 1), "utf-8")

    assert text.count("    role: fix\n")
    assert [one.path for one in problems(root) if one.code == CODE] == [path.as_posix()]

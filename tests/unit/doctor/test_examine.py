"""All probes together, on a machine without anything and on the one at hand."""

import json
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import yaml

from faultdex import doctor
from faultdex.doctor import Here, Machine, Ran, examine

Fake: TypeAlias = Callable[..., Machine]


def answers(**probes: object) -> dict[str, Ran]:
    """Return what probes print, by the name of the probe."""
    return {f"probes/{name}.py": Ran(0, json.dumps(said)) for name, said in probes.items()}


ROOT = Path(__file__).parents[3]


def test_a_machine_without_anything_gets_a_line_for_each_part(fake: Fake) -> None:
    """No file, no program and no answer: no probe fails."""
    parts = [line.part for line in examine(fake())]

    assert parts == [
        "module", "library", "devices", "variable", "container", "docker", "toolkit", "python",
        "torch",
    ]  # fmt: skip


def test_extensions_follow_torch(fake: Fake) -> None:
    """What the probe of packages lists appears behind torch."""
    one = {"version": "3.4.0", "torch": None, "cuda": None}
    lines = examine(fake(prints=answers(packages={"triton": one})))

    assert lines[-1].says == "triton 3.4.0"


def test_the_job_runs_under_the_python_of_its_environment(fake: Fake) -> None:
    """An active environment wins over the Python of this program."""
    machine = fake(
        programs={"/env/bin/python": "/env/bin/python"}, environment={"VIRTUAL_ENV": "/env"}
    )

    assert "/env/bin/python" in [line.says for line in examine(machine)]


def test_this_machine_is_examined_in_time() -> None:
    """The real probes end, whatever is installed."""
    start = time.monotonic()
    lines = examine(Here(), sys.executable)

    assert len(lines) >= 9
    assert time.monotonic() - start < 120


def test_a_program_that_hangs_is_left_behind() -> None:
    """The limit holds, and the status says so."""
    assert Here().run((sys.executable, "-c", "import time; time.sleep(60)"), 0.5) == Ran(124, "")


def test_a_program_that_is_not_there_gives_nothing() -> None:
    """An absent program is no failure."""
    assert Here().run(("no-such-program",), 1.0) is None


def test_every_entry_of_a_line_is_planned() -> None:
    """An id in the probes that no row of the plan has would lead nowhere."""
    plan = yaml.safe_load((ROOT / "knowledge" / "plan.yaml").read_text("utf-8"))
    planned = set(re.findall(r"'([a-z0-9-]+)': \{'says'", str(plan)))
    sources = Path(doctor.__file__).parent.glob("*.py")
    text = "\n".join(path.read_text("utf-8") for path in sources)
    named = {
        name for name in re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)+)"', text) if name.count("-") > 1
    }

    assert named - planned - _PROGRAMS == set()


_PROGRAMS = {"nvidia-container-runtime-hook", "nvidia-cdi-hook"}

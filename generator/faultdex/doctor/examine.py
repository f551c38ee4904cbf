"""Run every probe of a machine, one after the other, each within its time limit."""

import sys

from faultdex.doctor.asking import ask
from faultdex.doctor.containers import look_at_container, look_at_docker
from faultdex.doctor.devices import look_at_devices, look_at_variable
from faultdex.doctor.driver import look_at_library, look_at_module, serves
from faultdex.doctor.line import Line
from faultdex.doctor.machine import Machine
from faultdex.doctor.software import (
    look_at_extensions,
    look_at_toolkit,
    look_at_torch,
    read_packages,
)


def examine(machine: Machine, python: str | None = None) -> tuple[Line, ...]:
    """Return one line for each part; `python` is the interpreter of the job, if it is another."""
    job = python or job_python(machine)
    cuda = ask(machine, job, "cuda")
    packages = read_packages(ask(machine, job, "packages"))
    return (
        look_at_module(machine),
        look_at_library(machine, cuda),
        look_at_devices(machine),
        look_at_variable(machine),
        look_at_container(machine),
        look_at_docker(machine),
        look_at_toolkit(machine),
        Line("python", job),
        look_at_torch(packages, serves(cuda)),
        *look_at_extensions(packages),
    )


def job_python(machine: Machine) -> str:
    """Return the Python of the active environment, else the one that runs this program."""
    homes = (machine.environment.get(name) for name in ("VIRTUAL_ENV", "CONDA_PREFIX"))
    found = (machine.which(f"{home}/bin/python") for home in homes if home)
    return next((path for path in found if path), sys.executable)

"""Ask a machine which torch, CUDA, NCCL, driver and GPU it has."""

from collections.abc import Iterator
from pathlib import Path

from faultdex.doctor.asking import ask
from faultdex.doctor.driver import module_release
from faultdex.doctor.examine import job_python
from faultdex.doctor.machine import Machine
from faultdex.doctor.software import nvcc_release

_SECONDS = 20.0
_QUERY = "--query-gpu=driver_version,name"


def detect(machine: Machine, python: Path | None = None) -> str:
    """Return the setup as words; what cannot be found is left out, and nothing is imported."""
    return ", ".join(dict.fromkeys(_found(machine, str(python or job_python(machine)))))


def _found(machine: Machine, python: str) -> Iterator[str]:
    versions = ask(machine, python, "versions") or {}
    yield from (f"{name} {version}" for name, version in versions.items() if version)
    if nvcc := nvcc_release(machine):
        yield f"nvcc {nvcc}"
    driver = module_release(machine)
    if driver:
        yield f"driver {driver}"
    yield from _gpu(machine, driver)


def _gpu(machine: Machine, driver: str | None) -> Iterator[str]:
    """Yield the first GPU that nvidia-smi lists; one of an old driver knows no capability."""
    for query in (f"{_QUERY},compute_cap", _QUERY):
        ran = machine.run(("nvidia-smi", query, "--format=csv,noheader"), _SECONDS)
        if ran and not ran.status and ran.text.strip():
            release, name, *capability = ran.text.splitlines()[0].split(", ")
            yield from (f"driver {release}",) if not driver else ()
            yield name
            yield from (f"sm {one}" for one in capability)
            return

"""Look at the toolkit, at torch's build, and at the extensions and what they were built for."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from faultdex.doctor.line import Line
from faultdex.doctor.machine import Machine

Package = Mapping[str, str | None]
Packages = Mapping[str, Package]
_SECONDS = 20.0


def look_at_toolkit(machine: Machine) -> Line:
    """Say which nvcc is found; a machine that builds nothing needs none."""
    home = machine.environment.get("CUDA_HOME") or machine.environment.get("CUDA_PATH")
    if home and not machine.which(f"{home}/bin/nvcc"):
        return Line("toolkit", f"CUDA_HOME={home} has no bin/nvcc", "nvcc-not-found")
    release = nvcc_release(machine)
    return Line("toolkit", f"nvcc {release}" if release else "no nvcc, which only builds need")


def nvcc_release(machine: Machine) -> str | None:
    """Return the release of nvcc, of CUDA_HOME or else on the PATH."""
    home = machine.environment.get("CUDA_HOME") or machine.environment.get("CUDA_PATH")
    ran = machine.run((f"{home}/bin/nvcc" if home else "nvcc", "--version"), _SECONDS)
    found = re.search(r"release ([\d.]+)", ran.text) if ran else None
    return found and found[1]


def read_packages(answer: dict[str, object] | None) -> Packages:
    """Return what the probe answered as packages by name."""
    return cast("Packages", answer or {})


def look_at_torch(packages: Packages, served: str | None) -> Line:
    """Say for which CUDA torch was built, and whether the driver serves it."""
    torch = packages.get("torch")
    if torch is None:
        return Line("torch", "not installed in this Python")
    says, built = f"torch {torch['version']}", torch["cuda"]
    if not built:
        entry = "torch-not-compiled-with-cuda" if served else None
        return Line("torch", f"{says}, built without CUDA", entry)
    if served and _major(built) > _major(served):
        late = f"{says}, built for CUDA {built}; the driver serves {served}"
        return Line("torch", late, "driver-too-old")
    return Line("torch", f"{says}, built for CUDA {built}")


def look_at_extensions(packages: Packages) -> Iterable[Line]:
    """Say of each further package whether it fits torch."""
    torch = packages.get("torch", {})
    others = {name: one for name, one in packages.items() if name != "torch"}
    return tuple(_judged(name, one, torch) for name, one in others.items())


def _judged(name: str, one: Package, torch: Package) -> Line:
    says = f"{name} {one['version']}"
    flaws = tuple(_flaws(name, one, torch))
    if flaws:
        return Line("extension", f"{says}, {flaws[0][0]}", flaws[0][1])
    built = f", built for CUDA {one['cuda']}" if one.get("cuda") else ""
    return Line("extension", f"{says}{built}")


def _flaws(name: str, one: Package, torch: Package) -> Iterator[tuple[str, str]]:
    wish, here = one.get("torch"), (torch.get("version") or "").partition("+")[0]
    if wish and here and not f"{here}.".startswith(f"{wish}."):
        odd = "torch-torchvision-version-mismatch" if name.startswith("torch") else _BUILT
        yield f"made for torch {wish}; installed is {here}", odd
    cuda, ours = one.get("cuda"), torch.get("cuda")
    if cuda and ours and _major(cuda) != _major(ours):
        says = f"built for CUDA {cuda}; torch for {ours}"
        yield says, "shared-library-cudart-not-found"


_BUILT = "xformers-built-for-another-torch"


def _major(version: str) -> int:
    return int(version.partition(".")[0])

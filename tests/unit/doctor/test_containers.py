"""Containers with and without GPUs, and Docker with and without the toolkit."""

from collections.abc import Callable
from typing import TypeAlias

from faultdex.doctor import Machine, Ran
from faultdex.doctor.containers import look_at_container, look_at_docker

Fake: TypeAlias = Callable[..., Machine]

MODULE = "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build\n"


DRIVER = {"/proc/driver/nvidia/version": MODULE}
HOOK = {"nvidia-container-runtime-hook": "/usr/bin/nvidia-container-runtime-hook"}
DOCKER = {"docker": "/usr/bin/docker"}


def test_a_container_without_nodes_leads_to_the_missing_driver(fake: Fake) -> None:
    """No node at all: it was started without GPUs."""
    assert look_at_container(fake({"/.dockerenv": ""})).entry == "no-nvidia-driver-found"


def test_a_container_without_uvm_leads_to_error_999(fake: Fake) -> None:
    """nvidia-smi works without that node, and CUDA does not."""
    files = {"/.dockerenv": "", "/dev/nvidiactl": "", "/dev/nvidia0": ""}

    assert look_at_container(fake(files)).entry == "cuda-unknown-error-999"


def test_docker_without_the_toolkit_is_named(fake: Fake) -> None:
    """The hook is what Docker looks for."""
    assert look_at_docker(fake(DRIVER, DOCKER)).entry == "docker-no-gpu-driver"


def test_docker_without_a_driver_needs_no_toolkit(fake: Fake) -> None:
    """A laptop without a GPU is in order."""
    assert look_at_docker(fake(programs=DOCKER)).entry is None


def test_a_daemon_older_than_the_toolkit_is_named(fake: Fake) -> None:
    """The daemon looks for the hook when it starts."""
    times = {"/proc/7": 100.0, HOOK["nvidia-container-runtime-hook"]: 200.0}
    prints = {"pidof": Ran(0, "7\n")}
    machine = fake(DRIVER, {**DOCKER, **HOOK}, prints, times=times)

    assert "restart" in look_at_docker(machine).says


def test_a_daemon_newer_than_the_toolkit_is_in_order(fake: Fake) -> None:
    """The order of the two times decides."""
    times = {"/proc/7": 300.0, HOOK["nvidia-container-runtime-hook"]: 200.0}
    prints = {"pidof": Ran(0, "7\n")}
    machine = fake(DRIVER, {**DOCKER, **HOOK}, prints, times=times)

    assert look_at_docker(machine).entry is None


def test_a_snap_of_docker_is_named(fake: Fake) -> None:
    """A snap does not see the host's programs."""
    machine = fake(DRIVER, {"docker": "/snap/bin/docker", **HOOK})

    assert look_at_docker(machine).entry == "docker-no-gpu-driver"

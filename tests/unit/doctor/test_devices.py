"""What nvidia-smi and CUDA_VISIBLE_DEVICES show."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from faultdex.doctor import Machine, Ran
from faultdex.doctor.devices import look_at_devices, look_at_variable

Fake: TypeAlias = Callable[..., Machine]


def test_listed_gpus_are_counted(fake: Fake) -> None:
    """MIG slices stand below their GPU and are not counted as GPUs."""
    text = "GPU 0: NVIDIA H100 (UUID: GPU-1)\n  MIG 1g.10gb Device 0: (UUID: MIG-1)\n"

    assert look_at_devices(fake(prints={"nvidia-smi": Ran(0, text)})).says.endswith("1 GPU")


@pytest.mark.parametrize(
    ("status", "text", "entry"),
    [
        (9, "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA\ndriver.",
         "nvidia-smi-cannot-reach-driver"),
        (18, "Failed to initialize NVML: Driver/library version mismatch",
         "nvml-driver-library-mismatch"),
        (255, "Failed to initialize NVML: Unknown Error", "nvml-unknown-error-in-container"),
        (124, "", "xid-79-fallen-off-the-bus"),
    ],
)  # fmt: skip
def test_each_failure_of_nvidia_smi_has_its_entry(
    status: int, text: str, entry: str, fake: Fake
) -> None:
    """The words decide, also if a line break cuts them."""
    machine = fake(prints={"nvidia-smi": Ran(status, text)})

    assert look_at_devices(machine).entry == entry


@pytest.mark.parametrize(
    ("value", "entry"),
    [("0,1", None), ("GPU-12ab", None), ("", "cuda-visible-devices-wrong"),
     ("-1", "cuda-visible-devices-wrong"), ("cuda:0", "cuda-visible-devices-wrong")],
)  # fmt: skip
def test_a_list_that_hides_gpus_is_named(value: str, entry: str | None, fake: Fake) -> None:
    """Numbers and UUIDs are fine, anything else ends the list."""
    machine = fake(environment={"CUDA_VISIBLE_DEVICES": value})

    assert look_at_variable(machine).entry == entry

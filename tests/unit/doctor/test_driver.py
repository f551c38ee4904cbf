"""The driver's module and library, and the entry that each failure leads to."""

from collections.abc import Callable
from typing import TypeAlias

from faultdex.doctor import Machine
from faultdex.doctor.driver import look_at_library, look_at_module, serves

Fake: TypeAlias = Callable[..., Machine]

MODULE = "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build\n"


CARD = {
    "/sys/bus/pci/devices/0000:01:00.0/vendor": "0x10de\n",
    "/sys/bus/pci/devices/0000:01:00.0/class": "0x030200\n",
}


def test_a_loaded_module_is_named_by_its_release(fake: Fake) -> None:
    """The release is read from the file of the module, in both of its wordings."""
    closed = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.247.01  Mon\n"
    lines = [
        look_at_module(fake({"/proc/driver/nvidia/version": text})) for text in (MODULE, closed)
    ]

    assert [line.says for line in lines] == ["580.95.05 is loaded", "535.247.01 is loaded"]


def test_a_card_without_a_module_leads_to_nvidia_smi(fake: Fake) -> None:
    """The GPU is on the bus, and nothing drives it."""
    assert look_at_module(fake(CARD)).entry == "nvidia-smi-cannot-reach-driver"


def test_a_machine_without_a_card_has_no_driver(fake: Fake) -> None:
    """An empty bus is another case than a module that is not loaded."""
    assert look_at_module(fake()).entry == "no-nvidia-driver-found"


def test_each_failure_of_cuinit_has_its_entry(fake: Fake) -> None:
    """The code of cuInit decides which entry is read."""
    found = {
        code: look_at_library(fake(), {"serves": 12080, "start": code, "gpus": []}).entry
        for code in (3, 100, 802, 803, 804, 999, 0)
    }

    assert found == {
        3: "cuda-initialization-error",
        100: "no-cuda-gpus-available",
        802: "system-not-yet-initialized-802",
        803: "unsupported-display-driver-803",
        804: "forward-compatibility-804",
        999: "cuda-unknown-error-999",
        0: None,
    }


def test_a_library_of_another_release_is_a_mismatch(fake: Fake) -> None:
    """NVML's library carries its release in its name."""
    machine = fake(
        {
            "/proc/driver/nvidia/version": MODULE,
            "/usr/lib/x86_64-linux-gnu/libnvidia-ml.so.580.126.09": "",
        }
    )
    line = look_at_library(machine, {"serves": 13000, "start": 0, "gpus": ["9.0"]})

    assert line.entry == "nvml-driver-library-mismatch"


def test_a_probe_that_did_not_answer_is_said_so(fake: Fake) -> None:
    """None stands for a probe that ran out of time."""
    assert "in time" in look_at_library(fake(), None).says


def test_the_number_of_the_driver_becomes_a_version() -> None:
    """12080 stands for CUDA 12.8."""
    assert serves({"serves": 12080}) == "12.8"

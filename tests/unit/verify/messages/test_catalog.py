"""Numbers and texts in lists of owners."""

from pathlib import Path

from faultdex.verify.messages import catalog, cmake, registry


def test_xids_come_from_the_header_and_the_catalog(sources: Path) -> None:
    """Of two names of one number the first is taken; levels are no numbers of faults."""
    found = catalog.xids(sources / "driver")

    assert [(one.id, one.name, one.where) for one in found] == [
        ("13", "ROBUST_CHANNEL_GR_EXCEPTION", "nverror.h"),
        ("8", "ROBUST_CHANNEL_FIFO_ERROR_IDLE_TIMEOUT", "Xid catalog"),
        ("13", "ROBUST_CHANNEL_GR_EXCEPTION", "Xid catalog"),
    ]


def test_an_sxid_has_the_text_and_the_kind_that_the_driver_prints(sources: Path) -> None:
    """A number that is never reported has its name for a text."""
    found = catalog.sxids(sources / "switch")

    assert [(one.id, one.text, one.where, one.level) for one in found] == [
        ("10000", "HW_HOST", "", "warning"),
        ("22003", "MINION HALT", "fatal", "error"),
    ]


def test_an_error_of_nvml_without_a_text_has_its_name_only(sources: Path) -> None:
    """The binding lists texts of most."""
    found = catalog.nvml(sources / "nvml")

    assert [(one.id, one.text, one.name) for one in found] == [
        ("15", "GPU is lost", "NVML_ERROR_GPU_IS_LOST"),
        ("19", "", "NVML_ERROR_IN_USE"),
    ]


def test_dcgm_has_statuses_and_health_messages(sources: Path) -> None:
    """Statuses are negative in the header, and ids are without a sign."""
    found = catalog.dcgm(sources / "dcgm")

    assert [(one.id, one.text) for one in found] == [
        ("18", "The specified GPU is no longer reachable"),
        (
            "dcgm-fr-volatile-dbe-detected",
            "Detected {} volatile double-bit ECC error(s) in GPU {}.",
        ),
    ]


def test_errors_of_slurm_have_name_and_text(sources: Path) -> None:
    """Its table of errors is C source."""
    found = catalog.slurm(sources / "slurm")

    assert [(one.id, one.text) for one in found] == [
        ("eslurm-invalid-gres", "Invalid generic resource (gres) specification")
    ]


def test_statuses_of_xla_are_those_of_grpc(sources: Path) -> None:
    """Number zero is success."""
    found = catalog.statuses(sources / "rpc")

    assert [(one.id, one.name, one.level) for one in found] == [
        ("0", "OK", "info"),
        ("8", "RESOURCE_EXHAUSTED", "error"),
    ]


def test_a_former_reason_of_a_graph_break_has_an_id_of_its_own(sources: Path) -> None:
    """Older releases print it."""
    found = registry.graph_breaks(sources / "torch")

    assert [(one.id, one.text) for one in found] == [
        ("gb0002", "Data-dependent branching"),
        ("gb0002-1", "generic_jump on a tensor"),
    ]


def test_a_message_of_cmake_is_cut_where_cmake_wraps_it(sources: Path) -> None:
    """The first line is what a log shows beside nothing else."""
    found = cmake.in_tree(sources / "owner", ["**/*.cmake"])

    assert [(one.text, one.level) for one in found] == [
        ("The library was not found in {}, and the variable LIB_ROOT must name a", "error"),
        ('Variable "{}" is ignored here.', "warning"),
    ]

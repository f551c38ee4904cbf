"""Of the kernel log only new, telling and neutral lines are kept."""

import pytest

from faultdex.verify.runner import kernel

OLD = "10\x1fNVRM: Xid (PCI:0000:3b:00): 13, pid=77, name=old"
NEW = (
    "11\x1fusb 1-1: new device",
    "12\x1fNVRM: GPU at PCI:0000:3b:00: GPU-12345678-abcd-abcd-abcd-1234567890ab",
    "13\x1fNVRM: GPU Board Serial Number: 1653720000000",
    "14\x1fNVRM: Xid (PCI:0000:3b:00): 31, pid=4321, name=fault, Ch 00000008, MMU Fault",
    "15\x1fpython[991]: segfault at 0 ip 00007f11 sp 00007f12 error 4 in libc.so.6[7f11+1000]",
    "16\x1foom-kill:constraint=CONSTRAINT_NONE,task=cicc,pid=991,uid=0",
    "17\x1foom-kill:cpuset=1f2e3d,oom_memcg=/docker/1f2e3d,task_memcg=/docker/1f2e3d,uid=1042",
)


def test_new_lines_are_told_without_what_names_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Serial numbers and containers go, ids become neutral, other devices do not count."""
    monkeypatch.setattr(kernel, "mark", lambda: (OLD, *NEW))

    assert kernel.since((OLD,)) == (
        "NVRM: Xid (PCI:0000:00:00): 31, pid=1234, name=fault, Ch 00000008, MMU Fault",
        "python[1234]: segfault at 0 ip 00007f11 sp 00007f12 error 4 in libc.so.6[7f11+1000]",
        "oom-kill:constraint=CONSTRAINT_NONE,task=cicc,pid=1234,uid=0",
        "oom-kill:cpuset=/,oom_memcg=/,task_memcg=/,uid=0",
    )


def test_a_log_that_was_cut_is_read_from_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the last line seen is gone, everything that stands there is new."""
    monkeypatch.setattr(kernel, "mark", lambda: NEW[3:4])

    assert len(kernel.since((OLD,))) == 1


def test_times_of_dmesg_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same line looks the same, however it was read."""
    monkeypatch.setattr(kernel, "mark", lambda: ("[  12.345678] traps: a[5] general protection",))

    assert kernel.since(()) == ("traps: a[1234] general protection",)


def test_reading_twice_gives_nothing_new() -> None:
    """The real log of this machine, where it can be read, does not grow by looking at it."""
    assert kernel.since(kernel.mark()) == ()

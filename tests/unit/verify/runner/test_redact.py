"""Captured text names no machine, no user and no passing process."""

import re
from pathlib import Path

import pytest

from faultdex.verify.runner.redact import LARGEST, Redaction, capped, of_this_machine

CELL = Redaction(
    (("/opt/x/lib/python3.12/site-packages", "/opt/venv/lib/python3.12/site-packages"),)
)
CLEAN = CELL.within(Path("/srv/faultdex-1/c2"))


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ('File "/srv/faultdex-1/c2/work/a.py", line 1', 'File "./a.py", line 1'),
        (
            "/opt/x/lib/python3.12/site-packages/torch",
            "/opt/venv/lib/python3.12/site-packages/torch",
        ),
        ("/srv/faultdex-1/c2/home/.cache", "/home/user/.cache"),
        (
            "self.steps += 1  # rv/faultdex-1/c2/work/a.py:20 in f",
            "self.steps += 1  # ./a.py:20 in f",
        ),
        ("# faultdex-1/c2/tmp/x.cpp", "# /tmp/x.cpp"),
        ("\x1b[31mred\x1b[0m\r\nnext\x01", "red\nnext\N{REPLACEMENT CHARACTER}"),
        ("A bus error.\n\x00Traceback", "A bus error.\nTraceback"),
        ("gloo warns \u26a0\ufe0f:\u00a0\u200bcheck", "gloo warns \u26a0: check"),
        ("[default1]:[rank1]: Error", "[rank1]: Error"),
        ("exitcode : 1 (pid: 98765)", "exitcode : 1 (pid: 1234)"),
        ("received by PID 7", "received by PID 1234"),
        ("Process 98765 has 1.20 GiB", "Process 1234 has 1.20 GiB"),
        ("Process 0 terminated", "Process 0 terminated"),
        ("box7:98:765 [0] NCCL INFO x", "host:1234:1234 [0] NCCL INFO x"),
        ("  host      : box7", "  host      : host"),
        ("eth0:10.2.3.4<0>, cuDNN 9.10.2.21", "eth0:192.0.2.1<0>, cuDNN 9.10.2.21"),
        (
            "W1120 17:20:24.084000 4411 torch/distributed/run.py:852] text",
            "W1120 17:20:24.084000 1234 torch/distributed/run.py:852] text",
        ),
        (
            "GPU 0: H200 (UUID: GPU-12345678-abcd-abcd-abcd-1234567890ab)",
            "GPU 0: H200 (UUID: GPU-00000000-0000-0000-0000-000000000000)",
        ),
    ],
)
def test_what_names_a_machine_is_replaced(raw: str, clean: str) -> None:
    """Folders, escapes, launchers' prefixes, process ids and GPU numbers become neutral."""
    assert clean == CLEAN.clean(raw)


def test_the_packages_of_this_interpreter_are_found() -> None:
    """Whatever environment runs the runner, its packages stand under /opt/venv."""
    text = of_this_machine().clean(f"{re.__file__} {pytest.__file__}")

    assert text.endswith("/site-packages/pytest/__init__.py")
    assert "/opt/venv/lib/python3" in text


def test_long_text_keeps_its_head_and_its_tail() -> None:
    """The middle goes, and what went is counted."""
    short = capped("a" * LARGEST + "b" * 50_000)

    assert len(short) <= LARGEST
    assert (short[0], short[-1]) == ("a", "b")
    assert "characters left out" in short


def test_long_text_is_cut_between_lines() -> None:
    """No path, address or name is torn, and all that was left out is counted."""
    line = "File /home/user/model.py\n"
    text = line * (2 * LARGEST // len(line))
    short = capped(text)
    lines = short.splitlines(keepends=True)
    gone = len(text) - len(line) * (len(lines) - 1)

    assert len(short) <= LARGEST
    assert [one for one in lines if one != line] == [f"[... {gone} characters left out ...]\n"]


def test_the_home_and_the_host_are_known_in_short_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Torch cuts the first letters of paths off, and programs cut the domain off host names."""
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.setattr("socket.gethostname", lambda: "box7.example.net")
    clean = of_this_machine().clean

    assert clean("ome/somebody/a.py on box7 of box7.example.net") == "ome/user/a.py on host of host"

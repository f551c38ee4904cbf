"""Take from captured text what names a machine, a user or a passing process."""

from __future__ import annotations

import os
import re
import socket
import sys
import sysconfig
from dataclasses import dataclass, field
from pathlib import Path

LARGEST = 32_768
PID = "1234"
SHORTEST_NAME = 4

_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\^_])")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
# Nobody sees them, knowledge may not hold them, and gloo ends a warning sign with one.
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]")
_SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_PIDS = re.compile(
    r"(?P<before>\b(?:pid|PID|process id|process_id|local_pid|tid)(?:[:=]| is|\s)\s?'?|"
    r"\bProcess (?=\d{3}))\d+(?=[^\d.]|$)"
)
_LOGGED_PID = re.compile(
    r"(?m)^(?P<before>(?:\[\w+\]:)?\[?[VDIWEF]\d{4} [\d:.]{8,18} +)\d+(?= \S+\])"
)
_PREFIX = re.compile(r"(?m)^\[default\d+\]:")
_UUID = re.compile(r"\bGPU-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b")
_NCCL_HEAD = re.compile(r"(?m)^[\w.-]+:\d+:\d+ (?=\[\d+\] NCCL)")
_HOST_LINE = re.compile(r"(?m)^(?P<before> *host(?:name)? *[:=] +)(?!localhost\b)[\w.-]+")
_ADDRESS = re.compile(
    r"(?<![\w.=-])(?:10\.\d{1,3}|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2}(?![\w.])"
)
_COMMON = {"root", "user", "runner", "nobody", "localhost", "ubuntu", "debian"}


@dataclass(frozen=True)
class Redaction:
    """Literal texts to replace, longest first."""

    replaced: tuple[tuple[str, str], ...] = field(default=())

    def clean(self, text: str) -> str:
        """Return `text` without escapes, ranks' prefixes, machine paths, names and pids."""
        text = _ESCAPES.sub("", text.replace("\0", ""))  # a terminal shows nothing for it
        text = _SPACES.sub(" ", _INVISIBLE.sub("", text))
        text = _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text)
        text = _PREFIX.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
        for literal, stand_in in self.replaced:
            text = text.replace(literal, stand_in)
        text = _PIDS.sub(rf"\g<before>{PID}", text)
        text = _LOGGED_PID.sub(rf"\g<before>{PID}", text)
        text = _HOST_LINE.sub(r"\g<before>host", _NCCL_HEAD.sub(f"host:{PID}:{PID} ", text))
        text = _ADDRESS.sub("192.0.2.1", text)
        return _UUID.sub("GPU-00000000-0000-0000-0000-000000000000", text)

    def within(self, cell: Path) -> Redaction:
        """Return this redaction with the folders of one cell added."""
        folders = {
            f"{cell}/work/": "./",
            f"{cell}/work": ".",
            f"{cell}/home": "/home/user",
            f"{cell}/tmp": "/tmp",
            str(cell): "/tmp",
        }
        short = {path[cut:]: new for path, new in folders.items() for cut in _cuts(cell)}
        return Redaction(_longest_first({**dict(self.replaced), **short, **folders}))


def of_this_machine() -> Redaction:
    """Return what must not leave this machine: its paths, host and user."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    paths = dict.fromkeys(_packages(), f"/opt/venv/lib/{version}/site-packages")
    prefix = {sys.prefix: "/opt/venv"} if sys.prefix not in {"/usr", "/usr/local", "/"} else {}
    home = str(Path.home())
    homes = {home: "/home/user"} if home not in {"/", "/root"} else {"/root/": "/home/user/"}
    if homes.get(home) and _is_telling(Path(home).name):
        homes[f"/{Path(home).name}/"] = "/user/"  # a program may cut the beginning off
    host = socket.gethostname()
    names = {host: "host", host.partition(".")[0]: "host", os.environ.get("USER", ""): "user"}
    telling = {name: new for name, new in names.items() if _is_telling(name)}
    return Redaction(_longest_first({**telling, **homes, **prefix, **paths}))


def _is_telling(name: str) -> bool:
    return len(name) >= SHORTEST_NAME and name not in _COMMON


def _packages() -> set[str]:
    return {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}


def _cuts(cell: Path) -> range:
    """Return where a program may cut the path of `cell`: torch leaves mp/… of it, a tool less."""
    return range(1, len(str(cell.parent.parent)) + 2)


def _longest_first(texts: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(texts.items(), key=lambda pair: (-len(pair[0]), pair[0])))


def capped(text: str) -> str:
    """Return `text`, lines of its middle left out where it is longer than evidence may hold."""
    if len(text) <= LARGEST:
        return text
    half = LARGEST // 2 - 50
    head, tail = text[:half], text[-half:]
    head = head[: head.rfind("\n") + 1] or head
    tail = tail[tail.find("\n", 0, -1) + 1 :]
    left_out = len(text) - len(head) - len(tail)
    return f"{head}{_break(head)}[... {left_out} characters left out ...]\n{tail}"


def _break(head: str) -> str:
    return "" if head.endswith("\n") else "\n"

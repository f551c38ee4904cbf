"""Read the numbers and texts that owners keep in lists: Xid, SXid, NVML, DCGM and Slurm."""

import re
from collections.abc import Iterator
from pathlib import Path

from faultdex.verify.messages.found import Found, cleaned, from_printf
from faultdex.verify.messages.header import enumerated
from faultdex.verify.messages.tokens import tokens

_XID = re.compile(r"^#define\s+([A-Z]\w+)\s+\((\d+)\)", re.MULTILINE)
_NOT_AN_XID = re.compile(r"RECOVERY_LEVEL|ROBUST_CHANNEL_LAST|LAST_ERROR")
_CATALOG = re.compile(r'\{Code: (\d+), Mnemonic: "((?:[^"\\]|\\.)*)"')
_REPORT = re.compile(
    r'NVSWITCH_(?:PENDING|REPORT)_(NONFATAL|FATAL|CONTAIN)\w*\(\s*(_\w+),\s*"([^"]*)"'
)
_NVML = re.compile(r'^\s+(NVML_ERROR_\w+):\s+"([^"]*)"', re.MULTILINE)
_NUMBER = re.compile(r"^(NVML_ERROR_\w+)\s*=\s*(\d+)", re.MULTILINE)
_DCGM_NUMBER = re.compile(r"^\s+(DCGM_ST_\w+)\s*=\s*-(\d+)", re.MULTILINE)
_DCGM_TEXT = re.compile(r'case (DCGM_ST_\w+):\s+return "([^"]*)"')
_DCGM_HEALTH = re.compile(r'#define (DCGM_FR_\w+)_MSG\s+((?:"(?:[^"\\]|\\.)*"\s*\\?\s*)+)')
_STATUS = re.compile(r"^  ([A-Z_]+) = (\d+);", re.MULTILINE)
_SLURM = re.compile(r'ERRTAB_ENTRY\((\w+)\),\s*"((?:[^"\\]|\\.)*)"')


def xids(root: Path) -> Iterator[Found]:
    """Yield number and name of each Xid, from the driver's header or a copy of the catalogue."""
    for file in sorted(root.rglob("nverror.h")):
        for name, number in _XID.findall(file.read_text("utf-8")):
            if not _NOT_AN_XID.search(name):
                yield Found(name, "nverror.h", "error", number, name)
    for file in sorted(root.rglob("catalog_generated.go")):
        for number, names in _CATALOG.findall(file.read_text("utf-8")):
            name = re.split(r"[^A-Z0-9_]", names)[0]
            yield Found(name, "Xid catalog", "error", number, name)


def sxids(root: Path) -> Iterator[Found]:
    """Yield each number of NVSwitch with its name, and the text that the driver prints."""
    header = next(iter(sorted(root.rglob("ctrl_dev_nvswitch.h"))))
    reports = {f"NVSWITCH_ERR{name}": (kind, text) for name, kind, text in _reports(root)}
    for number, name in sorted(set(enumerated(header, r"NVSWITCH_ERR_\w+"))):
        kind, text = reports.get(name, ("", ""))
        level = "error" if kind == "FATAL" else "warning"
        text = from_printf(text).strip() or name.removeprefix("NVSWITCH_ERR_")
        yield Found(text, kind.lower(), level, str(number), name)


def nvml(root: Path) -> Iterator[Found]:
    """Yield number, name and text of each error of NVML, as its Python binding lists them."""
    source = next(iter(sorted(root.rglob("pynvml.py")))).read_text("utf-8")
    texts = dict(_NVML.findall(source))
    for name, number in _NUMBER.findall(source):
        yield Found(texts.get(name, ""), "pynvml.py", "error", number, name)


def dcgm(root: Path) -> Iterator[Found]:
    """Yield the statuses of DCGM, and the messages of its health checks and diagnostics."""
    statuses = (root / "dcgmlib/dcgm_structs.h").read_text("utf-8")
    texts = {name: text for file in sorted(root.rglob("dcgm_errors.c*"))
             for name, text in _DCGM_TEXT.findall(file.read_text("utf-8"))}  # fmt: skip
    for name, number in _DCGM_NUMBER.findall(statuses):
        yield Found(texts.get(name, ""), "dcgm_structs.h", "error", number, name)
    health = (root / "dcgmlib/dcgm_errors.h").read_text("utf-8")
    for name, parts in _DCGM_HEALTH.findall(health):
        text = "".join(one.text for one in tokens(parts) if one.kind == "string")
        if message := cleaned(from_printf(text)):
            yield Found(message, "dcgm_errors.h", "error", _slug(name), name)


def slurm(root: Path) -> Iterator[Found]:
    """Yield name and text of each error number of Slurm."""
    source = (root / "src/common/slurm_errno.c").read_text("utf-8")
    for name, text in _SLURM.findall(source):
        yield Found(text, "slurm_errno.c", "error", _slug(name), name)


def statuses(root: Path) -> Iterator[Found]:
    """Yield the status codes that XLA shares with gRPC, from the file that defines them."""
    source = min(root.rglob("code.proto")).read_text("utf-8")
    for name, number in _STATUS.findall(source):
        yield Found("", "code.proto", "info" if number == "0" else "error", number, name)


def _reports(root: Path) -> Iterator[tuple[str, str, str]]:
    for file in sorted(root.rglob("*.c")):
        for kind, name, text in _REPORT.findall(file.read_text("utf-8", "replace")):
            yield name, kind, text


def _slug(name: str) -> str:
    return name.lower().replace("_", "-")

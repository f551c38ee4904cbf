"""Sort what Windows logged about the display driver: python read_events.py events.xml (or a text of WinDbg)."""

import re
import sys
from collections import Counter
from pathlib import Path

NAMES = {
    0x1E: "KMODE_EXCEPTION_NOT_HANDLED", 0x50: "PAGE_FAULT_IN_NONPAGED_AREA", 0x10E: "VIDEO_MEMORY_MANAGEMENT_INTERNAL",
    0x116: "VIDEO_TDR_FAILURE", 0x117: "VIDEO_TDR_TIMEOUT_DETECTED", 0x119: "VIDEO_SCHEDULER_INTERNAL_ERROR",
    0x133: "DPC_WATCHDOG_VIOLATION", 0x141: "VIDEO_ENGINE_TIMEOUT_DETECTED",
}
EVENT = re.compile(r"""Name=["'](nvlddmkm|Display)["'].{0,120}?<EventID[^>]*>(\d+)<""", re.DOTALL)
STOP = re.compile(
    r"0x0*([0-9a-fA-F]{2,3}) \(0x"
    r"|(?:[A-Z]{4,}_[A-Z_]+ \((?:0x)?|BUGCHECK_CODE: +)([0-9a-f]{2,3})\b"
)
KERNEL_FAULT = re.compile(r"SM Warp Exception|MMU NACK|TEX Exception|Graphics Exception")
RESET = re.compile(r"Re(?:set|setting|starting) TDR|stopped responding|Display['\"].{0,120}?<EventID[^>]*>4101<", re.DOTALL)
LOST = re.compile(r"fallen off the bus|GPU is lost")


def decode(raw: bytes) -> str:
    """PowerShell 5 redirects in UTF-16, cmd in one byte a character."""
    return raw.decode("utf-16" if raw[:2] == b"\xff\xfe" else "utf-8", errors="replace")


def verdict(text: str, stops: list[int]) -> str:
    if LOST.search(text):
        return "the GPU left the bus: power, seating, card"
    if KERNEL_FAULT.search(text):
        return "a kernel faulted: look for an illegal memory access in the program's log"
    if re.search(r"dxgmms\d\.sys", text) or 0x10E in stops:
        return "the memory manager of Windows stopped: release and memory options of the program"
    if RESET.search(text) or {0x116, 0x117, 0x141} & set(stops):
        return "the GPU did not answer in time: what changed, power, time limit"
    if stops:
        return "the driver stopped: another release of it, then a lower power limit"
    if "Error occurred on GPUID" in text:
        return "the driver reported an error without a reset: what changed, another release of it"
    return "no reset and no stop code in this text"


if __name__ == "__main__":
    text = decode(Path(sys.argv[1] if sys.argv[1:] else "example.xml").read_bytes())
    stops = [int(a or b, 16) for a, b in STOP.findall(text)]
    known = sorted({code for code in stops if code in NAMES})
    print("stop codes:", ", ".join(f"0x{code:X} {NAMES[code]}" for code in known) or "none")
    counts = Counter(EVENT.findall(text))
    print("events:", ", ".join(f"{name} {number} x{n}" for (name, number), n in sorted(counts.items())) or "none")
    print("verdict:", verdict(text, known))

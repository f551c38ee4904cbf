"""Find the environment variables that installed binaries and Python sources name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from faultdex.verify.collect.elf import Library

_STARTS = "NCCL|TORCH|PYTORCH|TORCHELASTIC|GLOO|C10D?|TDIST"
_NAME = re.compile(rf"(?:{_STARTS})_[A-Z0-9]+(?:_[A-Z0-9]+)*")
_READ = re.compile(
    r"""(?:environ(?:\.(?:get|setdefault|pop))?\s*[\[(]|getenv\(|_get_env\w*\(|get_env\w*\()
    \s*["'](?P<name>[A-Z][A-Z0-9_]{2,60})["']""",
    re.VERBOSE,
)
_PART = re.compile(rb"[A-Z0-9_]")  # of a longer name
_CHUNK = 8  # the most that one machine instruction carries of a text
_NEAR = 48
# Names that guides, answers and scripts recommend, to be looked for letter by letter.
SOUGHT = (
    "C10D_TIMEOUT", "DIST_TIMEOUT", "GLOO_TIMEOUT", "NCCL_ASYNC_ERROR_HANDLING",
    "NCCL_BLOCKING_WAIT", "NCCL_BUFFER_SIZE", "NCCL_BUFFSIZE", "NCCL_COMM_TIMEOUT",
    "NCCL_DEBUG", "NCCL_DEBUG_LEVEL", "NCCL_DESYNC_DEBUG", "NCCL_ENABLE_MONITORING",
    "NCCL_GDR_LEVEL", "NCCL_HEARTBEAT_TIMEOUT_SEC", "NCCL_IB_CUDA_SUPPORT", "NCCL_IB_DISABLE",
    "NCCL_IB_ENABLE", "NCCL_IB_GDR_LEVEL", "NCCL_IB_TIMEOUT", "NCCL_INTERFACE",
    "NCCL_LL_THRESHOLD", "NCCL_LOG_LEVEL", "NCCL_MAX_NRINGS", "NCCL_MIN_NRINGS",
    "NCCL_NET_SHARED_BUFFERS", "NCCL_NVLINK_DISABLE", "NCCL_P2P_DISABLE", "NCCL_P2P_ENABLE",
    "NCCL_RETRY_COUNT", "NCCL_RINGS", "NCCL_SHARP_DISABLE", "NCCL_SHARP_ENABLE",
    "NCCL_SHM_ENABLE", "NCCL_SINGLE_RING_THRESHOLD", "NCCL_SOCKET_IFNAME", "NCCL_SOCKET_TIMEOUT",
    "NCCL_TIMEOUT", "NCCL_TREE_THRESHOLD", "NCCL_WATCHDOG_TIMEOUT", "PYTORCH_ALLOC_CONF",
    "PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_NCCL_TIMEOUT", "TORCH_DISTRIBUTED_DEBUG",
    "TORCH_DISTRIBUTED_TIMEOUT", "TORCH_FR_BUFFER_SIZE", "TORCH_NCCL_ASYNC_ERROR_HANDLING",
    "TORCH_NCCL_BLOCKING_WAIT", "TORCH_NCCL_TIMEOUT", "TORCH_NCCL_TRACE_BUFFER_SIZE",
    "TORCH_NCCL_WATCHDOG_TIMEOUT", "TORCH_SHOW_CPP_STACKTRACES", "TORCH_USE_CUDA_DSA",
)  # fmt: skip


def named(own: Library) -> set[str]:
    """Return the texts of `own` that are, letter for letter, the name of a variable."""
    return {text for text in own.texts() if _NAME.fullmatch(text)}


def read_by(files: Iterable[Path]) -> set[str]:
    """Return the variables that Python sources ask the environment for."""
    texts = (file.read_text("utf-8", "replace") for file in files)
    return {found["name"] for text in texts for found in _READ.finditer(text)}


def sought(own: Library, names: Iterable[str] = SOUGHT) -> set[str]:
    """Return those of `names` that `own` holds: in its texts, or cut up in its code.

    A linker keeps a text that ends another one only once, so where a name ends a longer one,
    the library holds it when something refers to the place where the shorter one begins.
    """
    code = own.bytes_of(".text")
    built = {name for name in names if _is_built(code, name.encode())}
    stands = {name: tuple(_stands(own, name)) for name in names}
    tails = {place for places in stands.values() for place, is_whole in places if not is_whole}
    referred = own.referred(tails) if tails else tails
    return built | {
        name
        for name, places in stands.items()
        if any(is_whole or place in referred for place, is_whole in places)
    }


def files_by_name(found: Mapping[str, Iterable[str]]) -> list[dict[str, object]]:
    """Return a row for each name of `found`, which maps files to names; sorted."""
    every = sorted({name for names in found.values() for name in names})
    return [
        {"name": name, "files": sorted(file for file, names in found.items() if name in names)}
        for name in every
    ]


def _stands(own: Library, name: str) -> Iterator[tuple[int, bool]]:
    """Yield the address of each end of a name that is `name`, and whether that is all of it."""
    for section in own.named(".rodata", ".data"):
        texts = own.data[section.start : section.start + section.size]
        for place in _places(texts, name.encode()):
            end = place + len(name)
            if not _PART.match(texts[end : end + 1]):
                before = texts[max(0, place - 1) : place]
                yield section.address + place, not _PART.match(before)


def _places(data: bytes, wanted: bytes) -> Iterator[int]:
    place = data.find(wanted)
    while place >= 0:
        yield place
        place = data.find(wanted, place + 1)


def _is_built(code: bytes, name: bytes) -> bool:
    """Whether instructions of `code` carry the first letters of `name`, and soon its last."""
    rest = name[_CHUNK:][-4:]
    starts = _places(code, name[:_CHUNK])
    return any(rest in code[place + _CHUNK : place + _CHUNK + _NEAR] for place in starts)

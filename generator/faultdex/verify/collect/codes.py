"""Ask each library for the name and the text of every number in the range that codes come from."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.verify.collect import library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RANGE = range(10_000)
UNKNOWN = 9_999  # no library has a code of this number: what it says then, it says of any other
Row = dict[str, Any]


def tables() -> dict[str, dict[str, Any]]:
    """Return version and rows by table; a table whose library is not installed is left out."""
    asked = {
        "cuda-runtime": _runtime,
        "cuda-driver": _driver,
        "nccl": _nccl,
        "cublas": _cublas,
        "cudnn": _cudnn,
    }
    told = {name: ask() for name, ask in asked.items()}
    return {name: table for name, table in told.items() if table}


def _runtime() -> dict[str, Any]:
    opened = _open("libcudart.so")
    if not opened:
        return {}
    path, own = opened
    names, texts = _says(own, "cudaGetErrorName"), _says(own, "cudaGetErrorString")
    version = _number(own, "cudaRuntimeGetVersion")
    return _table(path.name, _thousands(version), _rows(names, texts))


def _driver() -> dict[str, Any]:
    own = library.load(library.DRIVER)
    if not own:
        return {}
    names, texts = _fills(own, "cuGetErrorName"), _fills(own, "cuGetErrorString")
    version = _number(own, "cuDriverGetVersion")
    return _table(library.DRIVER, _thousands(version), _rows(names, texts))


def _nccl() -> dict[str, Any]:
    opened = _open("libnccl.so")
    if not opened:
        return {}
    path, own = opened
    known = _names_in_header(path.parents[1] / "include", Path("/usr/include"))
    texts = _says(own, "ncclGetErrorString")
    rows = [
        {"number": number, "name": known.get(number, ""), "text": texts(number)}
        for number in RANGE
        if texts(number) != texts(UNKNOWN)
    ]
    return _table(path.name, _nccl_version(_number(own, "ncclGetVersion")), rows)


def _cublas() -> dict[str, Any]:
    opened = _open("libcublas.so")
    if not opened:
        return {}
    path, own = opened
    names, texts = _says(own, "cublasGetStatusName"), _says(own, "cublasGetStatusString")
    parts = (_property(own, which) for which in range(3))
    return _table(path.name, ".".join(map(str, parts)), _rows(names, texts))


def _cudnn() -> dict[str, Any]:
    opened = _open("libcudnn.so")
    if not opened:
        return {}
    path, own = opened
    own.cudnnGetVersion.restype = ctypes.c_size_t
    version = int(own.cudnnGetVersion())
    told = f"{version // 10000}.{version // 100 % 100}.{version % 100}"
    return _table(path.name, told, _rows(_says(own, "cudnnGetErrorString"), lambda _: ""))


def _open(name: str) -> tuple[Path, ctypes.CDLL] | None:
    path = library.find(name)
    own = library.load(path) if path else None
    return (path, own) if path and own else None


def _table(name: str, version: str, rows: list[Row]) -> dict[str, Any]:
    return {"library": name, "version": version, "rows": rows}


def _rows(names: Callable[[int], str], texts: Callable[[int], str]) -> list[Row]:
    unknown = {names(UNKNOWN), ""}
    return [
        {"number": number, "name": name, "text": texts(number)}
        for number in RANGE
        if (name := names(number)) not in unknown
    ]


def _says(own: ctypes.CDLL, name: str) -> Callable[[int], str]:
    function = own[name]
    function.restype = ctypes.c_char_p
    return lambda number: (function(number) or b"").decode("utf-8", "replace")


def _fills(own: ctypes.CDLL, name: str) -> Callable[[int], str]:
    def ask(number: int) -> str:
        text = ctypes.c_char_p()
        own[name](number, ctypes.byref(text))
        return (text.value or b"").decode("utf-8", "replace")

    return ask


def _number(own: ctypes.CDLL, name: str) -> int:
    number = ctypes.c_int()
    own[name](ctypes.byref(number))
    return number.value


def _property(own: ctypes.CDLL, which: int) -> int:
    number = ctypes.c_int()
    own["cublasGetProperty"](which, ctypes.byref(number))
    return number.value


def _thousands(version: int) -> str:
    return f"{version // 1000}.{version % 1000 // 10}"


def _nccl_version(version: int) -> str:
    return f"{version // 10000}.{version // 100 % 100}.{version % 100}"


def _names_in_header(*folders: Path) -> dict[int, str]:
    headers = (folder / "nccl.h" for folder in folders)
    header = next((one for one in headers if one.is_file()), None)
    return dict(_members(header.read_text("utf-8", "replace"))) if header else {}


def _members(text: str) -> Iterator[tuple[int, str]]:
    results = re.search(r"enum\s*\{([^}]*)\}\s*ncclResult_t", text)
    for name, number in re.findall(r"(nccl\w+)\s*=\s*(\d+)", results[1] if results else ""):
        if name != "ncclNumResults":
            yield int(number), name

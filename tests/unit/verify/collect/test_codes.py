"""What libraries say of numbers."""

import ctypes
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.verify.collect import codes


def test_the_runtime_names_its_codes() -> None:
    """The whole range is asked, so a code that a release adds is found without being known."""
    table = codes.tables().get("cuda-runtime")
    if not table:
        pytest.skip("needs libcudart")
    rows = {row["number"]: row for row in table["rows"]}

    assert rows[719]["name"] == "cudaErrorLaunchFailure"
    assert rows[719]["text"] == "unspecified launch failure"
    assert codes.UNKNOWN not in rows


class Library:
    """A library that answers as these functions do."""

    def __init__(self, **functions: Callable[..., object]) -> None:
        """Take the functions by name."""
        self.functions = functions

    def __getitem__(self, name: str) -> Callable[..., object]:
        """Return a function."""
        return self.functions[name]

    def __getattr__(self, name: str) -> Callable[..., object]:
        """Return a function."""
        return self.functions[name]


def says(*told: str) -> Callable[[int], bytes]:
    """Return a function that has a text for each of the first numbers, and one for all others."""
    return lambda number: dict(enumerate(told)).get(number, "unrecognized").encode()


def points(text: Callable[[int], bytes]) -> Callable[..., None]:
    """Return a function that has its last argument point to the text of a number."""

    def point(number: int, reference: object) -> None:
        ctypes.cast(reference, ctypes.POINTER(ctypes.c_char_p))[0] = text(number)

    return point


def fills(value: int) -> Callable[..., None]:
    """Return a function that writes a number to where its last argument points."""
    return lambda *words: write(words[-1], value)


def write(reference: object, value: int) -> None:
    """Write a number to where a reference points."""
    ctypes.cast(reference, ctypes.POINTER(ctypes.c_int))[0] = value


LIBRARIES = {
    "libcudart.so": Library(
        cudaGetErrorName=says("cudaSuccess"),
        cudaGetErrorString=says("no error"),
        cudaRuntimeGetVersion=fills(12040),
    ),
    "libcuda.so.1": Library(
        cuGetErrorName=points(says("CUDA_SUCCESS")),
        cuGetErrorString=points(says("no error")),
        cuDriverGetVersion=fills(12080),
    ),
    "libnccl.so": Library(
        ncclGetErrorString=says("no error", "unhandled cuda error"), ncclGetVersion=fills(22105)
    ),
    "libcublas.so": Library(
        cublasGetStatusName=says("CUBLAS_STATUS_SUCCESS"),
        cublasGetStatusString=says("success"),
        cublasGetProperty=lambda which, reference: write(reference, (12, 8, 4)[which]),
    ),
    "libcudnn.so": Library(
        cudnnGetVersion=lambda: 91900, cudnnGetErrorString=says("CUDNN_STATUS_SUCCESS")
    ),
}
TOLD = {
    "cuda-runtime": ("12.4", [(0, "cudaSuccess", "no error")]),
    "cuda-driver": ("12.8", [(0, "CUDA_SUCCESS", "no error")]),
    "nccl": ("2.21.5", [(0, "ncclSuccess", "no error"), (1, "", "unhandled cuda error")]),
    "cublas": ("12.8.4", [(0, "CUBLAS_STATUS_SUCCESS", "success")]),
    "cudnn": ("9.19.0", [(0, "CUDNN_STATUS_SUCCESS", "")]),
}


@pytest.mark.parametrize("name", TOLD)
def test_numbers_become_rows_and_a_version(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """NCCL's names are in its header; what a library says of every number is no row."""
    (tmp_path / "include").mkdir()
    header = "typedef enum { ncclSuccess = 0, ncclNumResults = 9 } ncclResult_t;"
    (tmp_path / "include/nccl.h").write_text(header)
    for one in LIBRARIES.values():
        for do in one.functions.values():
            do.restype = None
    monkeypatch.setattr(codes.library, "find", lambda file: tmp_path / "lib" / file)
    monkeypatch.setattr(codes.library, "load", lambda path: LIBRARIES.get(Path(path).name))
    table = codes.tables()[name]
    rows = [(row["number"], row["name"], row["text"]) for row in table["rows"]]

    assert (table["version"], rows) == TOLD[name]


def test_a_library_that_is_absent_leaves_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """No row is better than a row from memory."""
    monkeypatch.setattr(codes.library, "find", lambda _: None)
    monkeypatch.setattr(codes.library, "load", lambda _: None)

    assert codes.tables() == {}

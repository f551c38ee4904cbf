"""Small 64-bit DLLs, and the Windows branch of torch with a loader that reads their import tables."""

import ast
import builtins
import ctypes
import glob
import importlib.util
import os
import platform
import struct
import sys
import textwrap
from types import ModuleType

WORDS = {126: "The specified module could not be found."}
SYSTEM = {"kernel32.dll", "vcruntime140.dll", "msvcp140.dll", "vcruntime140_1.dll"}


def write_dll(path: str, imports: list[str], magic: int = 0x20B) -> None:
    """Write a DLL that consists of headers and an import table."""
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    names = [name.encode() + b"\0" for name in imports]
    table, text, place = b"", b"".join(names), 0x1000 + 20 * (len(names) + 1)
    for name in names:
        table += struct.pack("<5I", 0, 0, 0, place, 0)
        place += len(name)
    body = table + bytes(20) + text
    header = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40)
    header += b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, 0x2022)
    header += struct.pack("<H", magic).ljust(112, b"\0") + struct.pack("<4I", 0, 0, 0x1000, len(body)).ljust(128, b"\0")
    header += b".rdata\0\0" + struct.pack("<4I16x", len(body), 0x1000, len(body), 0x400)
    with open(path, "wb") as file:
        file.write(header.ljust(0x400, b"\0") + body)


def read_names(path: str) -> list[str]:
    """Return the names that write_dll put into the file."""
    with open(path, "rb") as file:
        body = file.read()[0x400:]
    count = next(k for k in range(100) if not body[20 * k : 20 * k + 20].strip(b"\0"))
    return [one.decode() for one in body[20 * (count + 1) :].split(b"\0")[:count]]


class Kernel32:
    """LoadLibrary as Windows does it: a DLL loads if all that it imports is found."""

    def __init__(self, *_: object, **__: object) -> None:
        def load(path: str, *_: object) -> int | None:
            folder = os.path.dirname(path)
            found = {*os.listdir(folder), *SYSTEM}
            return 1 if found.issuperset(read_names(path)) else None

        def ignore(*_: object) -> int:
            return 0

        self.LoadLibraryExW, self.LoadLibraryW, self.AddDllDirectory, self.SetErrorMode = load, load, load, ignore


class WinError(OSError):
    """OSError with the words that it has on Windows."""

    def __init__(self, code: int) -> None:
        super().__init__(code, WORDS[code])

    def __str__(self) -> str:
        return f"[WinError {self.errno}] {self.strerror}"


def load_torch(package: str) -> None:
    """Run torch's own loader of DLLs on the folder `package`."""
    spec = importlib.util.find_spec("torch")
    assert spec and spec.origin
    with open(spec.origin) as file:
        tree = ast.parse(file.read())
    loader = next(one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name == "_load_dll_libraries")
    ctypes.WinDLL, ctypes.WinError, ctypes.get_last_error = Kernel32, WinError, lambda: 126
    ctypes.CDLL = lambda name: name
    os.add_dll_directory = lambda folder: None
    sys.modules["torch"], sys.modules["torch.version"] = ModuleType("torch"), ModuleType("torch.version")
    sys.modules["torch"].__path__ = [package]
    sys.modules["torch.version"].cuda = None
    known = {"os": os, "sys": sys, "ctypes": ctypes, "builtins": builtins, "glob": glob,
             "platform": platform, "textwrap": textwrap, "__file__": os.path.join(package, "__init__.py")}
    exec(compile(ast.Module([loader], []), spec.origin, "exec"), known)
    known["_load_dll_libraries"]()

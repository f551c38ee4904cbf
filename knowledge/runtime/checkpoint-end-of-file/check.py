"""Say what is wrong with a checkpoint file, without torch: python check.py FILE."""

import os
import sys
import zipfile


def is_whole(archive: zipfile.ZipFile, name: str) -> bool:
    """Tell whether a record agrees with its checksum."""
    try:
        archive.read(name)
    except (zipfile.BadZipFile, EOFError, OSError):
        return False
    return True


def verdict(path: str) -> str:
    """Return the cause that the bytes of the file show."""
    size = os.path.getsize(path)
    with open(path, "rb") as file:
        start = file.read(64)
    if not size:
        return "empty: nothing was written or downloaded"
    if start.startswith(b"version https://git-lfs"):
        return "other-file: a Git LFS pointer; run git lfs pull"
    if start.lstrip()[:1] in (b"<", b"{"):
        return f"other-file: text, not weights: {start[:30]!r}"
    if not start.startswith(b"PK\3\4"):
        return f"other-file or the old format, begins with {start[:8]!r}; compare its size"
    if not zipfile.is_zipfile(path):
        return "cut-off: the directory at the end is missing; download or save was interrupted"
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        bad = [name for name in names if not is_whole(archive, name)]
    if bad:
        return f"damaged: {len(bad)} of {len(names)} records, such as {bad[0]}"
    if not any(name.endswith("/data.pkl") for name in names):
        return f"repacked: torch.save did not write this archive: {names[:3]}"
    return f"whole: all {len(names)} records agree with their checksums"


def demo() -> None:
    """Show the verdict for six files."""
    with zipfile.ZipFile("good.pt", "w") as archive:
        for name in ("data.pkl", "data/0", "data/1"):
            archive.writestr(f"good/{name}", b"\1" * 5000)
    with open("good.pt", "rb") as file:
        data = file.read()
    pages = {"pointer": b"version https://git-lfs.github.com/spec/v1", "page": b"<!DOCTYPE html>"}
    damage = {"cut": data[:9000], "flipped": data[:200] + b"\2" + data[201:], "nothing": b""}
    for name, content in {"good": data, **damage, **pages}.items():
        with open("case.pt", "wb") as file:
            file.write(content)
        print(f"{name}, {len(content):,} bytes: {verdict('case.pt')}")


if __name__ == "__main__":
    print(f"{sys.argv[1]}: {verdict(sys.argv[1])}") if sys.argv[1:] else demo()

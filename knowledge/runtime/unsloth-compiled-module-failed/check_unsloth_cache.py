"""Print which generated modules of Unsloth do not compile, and the releases that wrote them."""

import pathlib
import sys
from importlib.metadata import PackageNotFoundError, version

PACKAGES = ("unsloth_zoo", "unsloth", "transformers", "trl")


def installed(name):
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def written_by(text):
    header = text.partition("__UNSLOTH_VERSIONING__")[0].replace('"""', "").split()
    return dict(zip(PACKAGES, header))


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "unsloth_compiled_cache")
    files = sorted(folder.glob("*.py"))
    print(f"{folder.name}: {len(files)} modules")
    now = {name: installed(name) for name in PACKAGES}
    broken = stale = 0
    for file in files:
        text = file.read_text()
        old = {name: was for name, was in written_by(text).items() if was != now[name]}
        stale += bool(old)
        for name, was in old.items():
            print(f"{file.name}: written with {name} {was}, now {now[name]}")
        try:
            compile(text, file.name, "exec")
        except SyntaxError as error:
            broken += 1
            print(f"{file.name}: line {error.lineno}: {error.msg}")
    if stale:
        print("stale: remove the folder, and run again")
    elif broken:
        print("broken-generator: update unsloth and unsloth_zoo together, then remove the folder")
    else:
        print("fine: every module compiles; read the error of the import")


main()

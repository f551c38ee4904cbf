"""Methods that lack arguments of those they replace: python check_override.py MODULE.CLASS"""

import importlib
import inspect
import sys

KINDS = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)


def missing(own, replaced) -> list:
    mine = inspect.signature(own).parameters
    theirs = inspect.signature(replaced).parameters
    if any(parameter.kind == KINDS[0] for parameter in mine.values()):
        return []
    return [name for name, one in theirs.items() if name not in mine and one.kind not in KINDS]


def look(found: type) -> None:
    count = 0
    for name, own in vars(found).items():
        if not inspect.isfunction(own):
            continue
        for base in found.__mro__[1:]:
            if name in vars(base) and inspect.isfunction(vars(base)[name]):
                lacks = missing(own, vars(base)[name])
                count += bool(lacks)
                if lacks:
                    print(f"{found.__name__}.{name}() lacks {', '.join(lacks)} of {base.__name__}")
                break
    print("verdict: outdated, add them to the methods" if count else "verdict: the methods fit")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_override.py MODULE.CLASS, such as train.CustomTrainer")
    module, _, name = sys.argv[1].rpartition(".")
    sys.path.insert(0, ".")
    look(getattr(importlib.import_module(module), name))

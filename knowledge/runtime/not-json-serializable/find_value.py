"""Which values of a pickled result JSON does not take: python find_value.py FILE.pkl"""

import pickle
import sys


def refused(value, place="result"):
    """Yield the place and type of each value that json refuses."""
    if isinstance(value, dict):
        for key, part in value.items():
            if not isinstance(key, (str, int, float, bool, type(None))):
                yield f"{place}, key {key!r}", type(key)
            yield from refused(part, f"{place}[{key!r}]")
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value):
            yield from refused(part, f"{place}[{number}]")
    elif not isinstance(value, (str, int, float, bool, type(None))):
        yield place, type(value)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python find_value.py FILE.pkl")
    with open(sys.argv[1], "rb") as stream:
        found = list(refused(pickle.load(stream)))
    for where, kind in found:
        print(f"{where}: {kind.__module__}.{kind.__name__}")
    print("refused:", len(found))

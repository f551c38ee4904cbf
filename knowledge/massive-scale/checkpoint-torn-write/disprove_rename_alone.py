"""Cut the power of a model disk that may write in any order what no fsync has forced out."""

from itertools import combinations

DATA = ["half of the data", "the rest of the data"]
WAYS = {
    "write over it": ["empty it", *DATA],
    "rename": [*DATA, "rename"],
    "fsync, rename": [*DATA, "fsync file", "rename"],
    "fsync, rename, fsync of the folder": [*DATA, "fsync file", "rename", "fsync folder"],
}


def forced(done: list[str]) -> set[str]:
    """Return what an fsync has brought to the disk for certain."""
    file = done[: done.index("fsync file")] if "fsync file" in done else []
    folder = ["rename"] if "fsync folder" in done else []
    return {*file, *folder}


def found(there: set[str], *, renaming: bool) -> str:
    """Return what stands under the checkpoint's name at the next start."""
    if not there & ({"rename"} if renaming else {"empty it", *DATA}):
        return "old"
    return ("empty", "half", "new")[len(there & set(DATA))]


def after(done: list[str], *, renaming: bool) -> set[str]:
    """Return all that a power cut may leave after these steps."""
    sure = forced(done)
    maybe = [step for step in done if step not in sure and not step.startswith("fsync")]
    kept = (set(some) for n in range(len(maybe) + 1) for some in combinations(maybe, n))
    return {found(sure | some, renaming=renaming) for some in kept}


for name, steps in WAYS.items():
    prefixes = [steps[:n] for n in range(len(steps) + 1)]
    during, returned = (
        set().union(*(after(done, renaming="rename" in steps) for done in some))
        for some in (prefixes, [steps])
    )
    print(f"{name}: {', '.join(sorted(during))}")
    print(f"    after it has returned: {', '.join(sorted(returned))}")

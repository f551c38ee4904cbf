"""Tell which check of XLA's partitioner failed: python read_check.py log.txt (or - for standard input)"""

import pathlib
import re
import sys

CHECKS = (
    ("IsManual()", "manual-axes: a value of shard_map reached the automatic partitioner"),
    ("rng-get-and-update-state", "random-state: a random generator with a state has no sharding"),
    ("has_sharding()", "constraint: an operation lost its sharding; look at with_sharding_constraint"),
)


def verdict(text):
    """Return the file and line of the check, and the cause that it shows."""
    failed = re.search(r"(\w+\.(?:cc|h)):(\d+)[\])].{0,20}?(?:Check failed: |hlo->)(.*)", text)
    if failed is None:
        return "no failed check of XLA in this text"
    cause = next((words for part, words in CHECKS if part in failed[3]), "another check: search for it with the file name")
    return f"{cause} ({failed[1]}:{failed[2]})"


if len(sys.argv) != 2:
    sys.exit("usage: python read_check.py log.txt")
print("verdict:", verdict(sys.stdin.read() if sys.argv[1] == "-" else pathlib.Path(sys.argv[1]).read_text(errors="replace")))

"""Name the cause of a failed transfer of a tensor between processes, from the log of the job."""

import re
import sys
from pathlib import Path

CAUSES = (
    ("worker-died", r"DataLoader worker .{1,80}(?:killed by signal|exited unexpectedly)|in _try_get_data"),
    ("main-ended", r"index_queue\.get\("),
    ("sent-once", r"self\._cache\.pop\(key\)"),
    ("ended-early", r"in _shutdown_workers|_DataLoaderIter|in _pin_memory_loop"),
    ("producer-ended", r"\bq(?:ueue)?\.get\("),
)


def cause_of(text):
    """Return the first cause that a line of the text shows."""
    if "rebuild_storage_fd" not in text:
        return "another failure: no tensor was being received"
    return next((key for key, sign in CAUSES if re.search(sign, text)), "not shown")


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(str(one) for one in Path(__file__).parent.glob("*.log")):
        print(f"{Path(name).name}: {cause_of(Path(name).read_text(errors='replace'))}")

"""Count the compilations in a log of PT_XLA_DEBUG_LEVEL=1, by their cause and your line.

PT_XLA_DEBUG_LEVEL=1 python train.py 2>xla.log; python check_log.py xla.log
"""

import re
import sys
from collections import Counter
from pathlib import Path

LIBRARY = re.compile(r"site-packages|dist-packages|/lib/python3|<frozen|/torch_xla/")


def compilations(text: str) -> list[tuple[str, str, str]]:
    """Return cause, graph hash and the first line outside the libraries of each compilation."""
    found = []
    for block in text.split("Compilation Analysis: Compilation Cause")[1:]:
        body = block.split("====")[0]
        cause = re.search(r"Analysis: +(\S.*)", body)
        digest = re.search(r"Graph Hash: (\w+)", body)
        frames = re.findall(r"Analysis: +(\S+) \(([^)]+:\d+)\)", body)
        mine = next((f"{name} {place}" for name, place in frames if not LIBRARY.search(place)), "?")
        found.append((cause[1] if cause else "?", digest[1] if digest else "?", mine))
    return found


if __name__ == "__main__":
    text = Path(sys.argv[1] if len(sys.argv) > 1 else "planted.log").read_text(errors="replace")
    found = compilations(text)
    graphs = len({digest for _, digest, _ in found})
    print("compilations:", len(found), "graphs:", graphs)
    for (cause, mine), count in Counter((cause, mine) for cause, _, mine in found).most_common(10):
        print(f"{count} times: {cause}: {mine}")
    for name, count in re.findall(r"Counter: (aten::\w+)\s+Value: (\d+)", text):
        print(f"not compiled by XLA: {name}, {count} times")

"""Report variables of NCCL and torch that no installed library reads.

python check_names.py job.sh; without a file it takes the environment
"""

import difflib
import os
import re
import sys
from pathlib import Path

from names import known

NAME = re.compile(r"\b(?:TORCH_)?NCCL_[A-Z0-9_]{2,60}\b")

texts = [Path(name).read_text() for name in sys.argv[1:]] or ["\n".join(os.environ)]
asked = sorted({name for text in texts for name in NAME.findall(text)})
found = known()
for name in asked:
    if f"TORCH_{name}" in found:
        print(f"{name}: the old name of TORCH_{name}")
    elif name not in found:
        near = difflib.get_close_matches(name, found, n=1, cutoff=0.9)
        print(f"{name}: nobody reads it" + (f"; did you mean {near[0]}?" if near else ""))
print(f"{len(asked)} names, {len(asked) - len(set(asked) - found.keys())} known")

"""Say which parts no rank holds, and which two ranks hold: python read_pattern.py train.log"""

import re
import sys
from itertools import product
from pathlib import Path

START = re.compile(r"Invalid access pattern for ShardedTensor\(key='(?P<key>[^']+)'.*?axis_fragmentations=\((?P<parts>[\d, ]+)\).*?: tensor\(", re.S)
OBJECTS = re.compile(r"Invalid access pattern: (\d+) ShardedObject are missing")
DOUBLE = re.compile(r"Duplicate ShardedObject keys(?: and counts)?: (.{1,200})")
EXAMPLE = """ERROR: Invalid access pattern for ShardedTensor(key='decoder.layers.mlp.linear_fc2.weight', local_shape=(2048, 10944),
 global_shape=(4, 2048, 10944), axis_fragmentations=(4, 1, 1), replica_id=(0, 0, 0)): tensor([[[1]],

        [[0]],

        [[0]],

        [[0]]], dtype=torch.int32)
CheckpointingException: Invalid access pattern for ShardedTensor(key='decoder.final_layernorm.weight', axis_fragmentations=(1,)): tensor([2])
CheckpointingException: Invalid access pattern: 24 ShardedObject are missing.
"""


def verdicts(log):
    """Yield a line for each failed key."""
    for found in START.finditer(log):
        parts = [int(number) for number in found["parts"].split(",") if number.strip()]
        shown = log[found.end() :].split("dtype")[0].split(")")[0]
        counts = [int(number) for number in re.findall(r"\d+", shown)]
        places = list(product(*map(range, parts)))
        if len(counts) != len(places):  # torch shortens a long tensor
            places = ["not shown"] * len(counts)
        missed = [place for place, count in zip(places, counts) if count == 0]
        doubled = [place for place, count in zip(places, counts) if count > 1]
        yield f"{found['key']}: {len(missed)} of {len(counts)} parts missed, {len(doubled)} doubled, first {(missed or doubled)[0]}"
    for found in OBJECTS.finditer(log):
        yield f"objects: {found[1]} missed"
    for found in DOUBLE.finditer(log):
        yield f"objects: doubled, {found[1]}"


text = Path(sys.argv[1]).read_text(errors="replace") if len(sys.argv) > 1 else EXAMPLE
print(*dict.fromkeys(verdicts(text)) or ["no such line in this log"], sep="\n")

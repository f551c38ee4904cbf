"""Find the first collective that not all ranks made: python diagnose.py FOLDER OF DUMPS."""

import pickle
import re
import sys
from collections import defaultdict
from pathlib import Path

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dumps")
ranks, members = set(), defaultdict(set)
calls = defaultdict(lambda: defaultdict(dict))  # group, number of the call, rank
for file in sorted(folder.iterdir()):
    number = re.search(r"(\d+)$", file.name)
    if not number or file.stat().st_size < 100:
        print(f"not a dump, or an empty one: {file.name}")
        continue
    rank = int(number[1])
    ranks.add(rank)
    dump = pickle.loads(file.read_bytes())  # only load files that your own job wrote
    for name, group in dump["pg_config"].items():
        members[name] |= {int(rank) for rank in re.findall(r"\d+", str(group["ranks"]))}
    for entry in dump["entries"]:
        if not entry["is_p2p"]:
            calls[entry["process_group"][0]][entry["collective_seq_id"]][rank] = entry


def where(entry: dict) -> str:
    """Return the innermost line of the program, outside of torch."""
    own = [f for f in entry.get("frames", []) if "/torch/" not in f["filename"]]
    return f"{Path(own[0]['filename']).name}:{own[0]['line']}" if own else "no stack recorded"


def done(entry: dict) -> bool:
    gloo = entry["profiling_name"].startswith("gloo:")  # its state stays "scheduled"
    return entry["retired"] if gloo else entry["state"] == "completed"


for rank in sorted(set().union(*members.values()) - ranks):
    print(f"no-dump: rank {rank} left no file; it died or was stuck: read its own log first")
for group, steps in calls.items():
    newest = dict.fromkeys(members[group] & ranks, 0)
    newest |= {rank: step for step in sorted(steps) for rank in steps[step]}
    for step, made in sorted(steps.items()):
        kinds = sorted({f"{e['profiling_name']} {e['input_sizes']}" for e in made.values()})
        late = sorted(rank for rank in newest if newest[rank] < step)
        if late:
            print(f"rank-missing: group {group}, call {step} {kinds[0]}: not made by {late}")
        elif len(kinds) > 1:
            print(f"mismatch: group {group}, call {step}: {' or '.join(kinds)}")
        elif not all(map(done, made.values())):
            silent = sorted(members[group] - ranks)  # without their files nobody knows
            word = f"undecided without {silent}" if silent else "all-joined"
            print(f"{word}: group {group}, call {step} {kinds[0]}: not completed")
        else:
            continue
        for rank, last in sorted(newest.items()):
            at = where(steps[last][rank]) if last else "no call"
            print(f"  rank {rank}: call {last}, {at}")
        break

"""Times for words without one, from their neighbors: python fill_words.py RESULT.json OUT.json"""

import json
import sys
from pathlib import Path

if len(sys.argv) != 3:
    sys.exit("usage: python fill_words.py RESULT.json OUT.json")
result = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
filled = 0
for segment in result["segments"]:
    words = segment.get("words", [])
    at = 0
    while at < len(words):
        if "start" in words[at] and "end" in words[at]:
            at += 1
            continue
        stop = at
        while stop < len(words) and not ("start" in words[stop] and "end" in words[stop]):
            stop += 1
        left = words[at - 1]["end"] if at else segment["start"]
        right = words[stop]["start"] if stop < len(words) else segment["end"]
        step = max(0.0, right - left) / (stop - at)
        for number, word in enumerate(words[at:stop]):
            word["start"] = round(left + number * step, 3)
            word["end"] = round(left + (number + 1) * step, 3)
        filled += stop - at
        at = stop
Path(sys.argv[2]).write_text(json.dumps(result, ensure_ascii=False), encoding="utf-8")
print(f"{filled} words got a time")

"""Which words have no time, an odd length, or run backwards: python check_words.py RESULT.json"""

import json
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_words.py RESULT.json")
result = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
segments = result["segments"] if isinstance(result, dict) else result
words = [word for segment in segments for word in segment.get("words", ())]
if not words:
    sys.exit(f"{len(segments)} segments, and none has words: no alignment was made")


def shown(found: list) -> str:
    examples = "".join(f" {word['word'].strip()!r}" for word in found[:5])
    return f"{len(found)} of {len(words)}{examples}"


timed = [word for word in words if word.get("start") is not None and word.get("end") is not None]
untimed = [word for word in words if word not in timed]
pairs = list(zip(timed, timed[1:], strict=False))
print("without a time:", shown(untimed))
print("longer than 3 s:", shown([word for word in timed if word["end"] - word["start"] > 3]))
print("before the word in front:", shown([b for a, b in pairs if b["start"] < a["start"]]))
print("score below 0.2:", shown([word for word in timed if word.get("score", 1) < 0.2]))
bare = [segment for segment in segments if not segment.get("words")]
print(f"segments without words: {len(bare)} of {len(segments)}")
gaps = sorted(((b["start"] - a["end"], a["end"]) for a, b in pairs), reverse=True)[:3]
print("longest pauses:", ", ".join(f"{gap:.1f} s at {at:.1f} s" for gap, at in gaps) or "none")

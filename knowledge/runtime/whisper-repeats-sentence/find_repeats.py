"""usage: python find_repeats.py TRANSCRIPT   (.srt .vtt .txt .json of whisper: its loops)"""
import json
import pathlib
import re
import sys


def lines(path):
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix == ".json":
        data = json.loads(text)
        parts = data.get("segments") or data.get("transcription") or []
        return [(str(p.get("start", p.get("timestamps", ""))), p["text"]) for p in parts]
    found, time = [], ""
    for line in text.splitlines():
        stamp = re.match(r"\W*((?:\d\d:)?\d\d:\d\d[.,]\d{3}) --> [\d:.,]+\W*", line)
        if stamp:
            time, line = stamp[1], line[stamp.end():]
        if line.strip() and not line.strip().isdigit() and line.strip() != "WEBVTT":
            found.append((time, line))
    return found


def inside(text):
    words = re.findall(r"\w+", text.lower())
    for size in range(1, 13):
        for start in range(len(words) - 3 * size):
            piece = words[start:start + size]
            if words[start:start + 4 * size] == piece * 4:
                return " ".join(piece)
    return ""


if len(sys.argv) != 2:
    sys.exit(__doc__)
rows, loops, start = lines(pathlib.Path(sys.argv[1])), 0, 0
for number in range(1, len(rows) + 1):
    same = number < len(rows) and rows[number][1].strip() == rows[start][1].strip()
    if not same:
        if number - start >= 3:
            loops += 1
            time, text = rows[start]
            print(f"{time or start + 1}: {number - start} times {text.strip()[:60]!r}")
        start = number
for time, text in rows:
    if piece := inside(text):
        loops += 1
        print(f"{time or '-'}: in one line again and again {piece[:60]!r}")
print(f"{len(rows)} lines, {loops} loops")

"""usage: python check_video.py FILE_OR_FOLDER ...   (what decord says of each video)"""
import pathlib
import re
import sys

import decord

REASONS = {
    "1128613112": "codec: this decord's FFmpeg has no decoder for it, such as AV1",
    "1381258232": "no-stream: the file has no video in it, such as sound only",
    "1094995529": "broken: the data cannot be read",
}
ENDINGS = {".mp4", ".avi", ".mkv", ".webm", ".mov", ".m4v", ".mpg", ".flv", ".m4a", ".wav"}


def check(path):
    try:
        reader = decord.VideoReader(str(path), num_threads=1)
        count = len(reader)
        reader[0], reader[count - 1]
        return f"ok: {count} frames"
    except Exception as error:
        text = str(error).strip()
        for number, reason in REASONS.items():
            if re.search(rf"-?{number}\b", text):
                return reason
        last = text.splitlines()[0] if text else type(error).__name__
        return "not-opened: " + (last if "Error reading" in last else last[-70:])


if len(sys.argv) < 2:
    sys.exit(__doc__)
decord.logging.set_level(decord.logging.QUIET)
bad = 0
for given in map(pathlib.Path, sys.argv[1:]):
    files = sorted(given.rglob("*")) if given.is_dir() else [given]
    for path in files:
        if path != given and path.suffix.lower() not in ENDINGS:
            continue
        result = check(path)
        bad += not result.startswith("ok")
        size = path.stat().st_size if path.is_file() else "missing"
        print(f"{path.name}  {size} bytes  {result}")
print("bad files:", bad)

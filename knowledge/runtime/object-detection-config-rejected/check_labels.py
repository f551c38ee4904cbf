"""Check a label map and its config: python check_labels.py LABEL_MAP [PIPELINE_CONFIG]"""

import re
import sys
from pathlib import Path

if len(sys.argv) not in (2, 3):
    sys.exit("usage: python check_labels.py LABEL_MAP [PIPELINE_CONFIG]")
path = Path(sys.argv[1])
if not path.is_file():
    print(f"{path}: missing; a relative path begins at the current folder")
    sys.exit(1)
data = path.read_bytes()
text = data.decode("utf-8", "replace")
if data.startswith(b"\xef\xbb\xbf"):
    print("line 1: a byte order mark; save it as UTF-8 without BOM")
known = re.compile(r"(?:(?:item|id|name|display_name|keypoints|label)\b|[{}#]).*|")
for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
    if re.search("[\u201c\u201d\u2018\u2019]", line):
        print(f"line {number}: curly quotes")
    elif re.search(r"\bid\s*:\s*['\"]", line):
        print(f"line {number}: the id has quotes")
    elif re.search(r"\bname\s*:\s*[^'\"\s]", line):
        print(f"line {number}: the name has no quotes")
    elif not known.fullmatch(line.strip()):
        print(f"line {number}: not a label map: {line.strip()[:40]}")
ids = [int(number) for number in re.findall(r"\bid\s*:\s*['\"]?(\d+)", text)]
names = re.findall(r"\bname\s*:", text)
items = len(re.findall(r"\bitem\b", text))
print(f"items: {items}, ids: {ids}, names: {len(names)}")
if sorted(ids) != list(range(1, items + 1)) or len(names) != items:
    print("verdict: ids must be 1 to the number of items, with one name each")
if len(sys.argv) == 3:
    config = Path(sys.argv[2]).read_text(encoding="utf-8")
    for classes in re.findall(r"num_classes\s*:\s*(\d+)", config):
        note = "" if int(classes) == items else ", differs from the items"
        print(f"num_classes: {classes}{note}")
    keys = "label_map_path|input_path|fine_tune_checkpoint"
    for used in re.findall(rf'(?:{keys})\s*:\s*"([^"]*)"', config):
        there = list(Path().glob(used + "*")) if not Path(used).is_absolute() else [Path(used)]
        if not any(found.exists() for found in there):
            print(f"path: {used}: missing")

"""Which rows of a file lack a key: python check_keys.py FILE.jsonl KEY (.json with a list, too)"""

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python check_keys.py FILE.jsonl KEY")
    text = Path(sys.argv[1]).read_text(encoding="utf-8").strip()
    lines = json.loads(text) if text.startswith("[") else [json.loads(row) for row in text.splitlines()]
    lacking = [number for number, row in enumerate(lines) if row.get(sys.argv[2]) in (None, "", [])]
    print("keys of the first row:", ", ".join(lines[0]))
    print(f"rows without {sys.argv[2]}: {len(lacking)} of {len(lines)}", lacking[:5])
    kind = "other-keys" if len(lacking) == len(lines) else "not-made" if lacking else "removed-columns"
    print("verdict:", kind)

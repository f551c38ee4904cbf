"""Copy a LoRA with other names: python rename_lora_keys.py IN OUT PATTERN REPLACEMENT [PATTERN REPLACEMENT ...]"""

import json
import re
import sys
from pathlib import Path

source, target, *pairs = sys.argv[1:]
content = Path(source).read_bytes()
end = 8 + int.from_bytes(content[:8], "little")
header, new = json.loads(content[8:end]), {}
for key, value in header.items():
    name = key
    if key != "__metadata__":
        for pattern, replacement in zip(pairs[::2], pairs[1::2]):
            name = re.sub(pattern, replacement, name)
    if name in new:
        sys.exit(f"two keys would be called {name}")
    new[name] = value
text = json.dumps(new).encode()
Path(target).write_bytes(len(text).to_bytes(8, "little") + text + content[end:])
print("names before:", min(header))
print("names after:", min(new))

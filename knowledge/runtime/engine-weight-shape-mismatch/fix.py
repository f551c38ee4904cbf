"""Write the number of rows that the embedding has into config.json."""

import json
import struct
import sys
import tempfile
from pathlib import Path

from tiny_model import write

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else write(tempfile.mkdtemp())
for path in sorted(folder.glob("*.safetensors")):
    with path.open("rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
    rows = [one["shape"][0] for name, one in header.items() if name.endswith("embed_tokens.weight")]
    if rows:
        config = json.loads((folder / "config.json").read_text())
        part = config.get("text_config", config)
        print("vocab_size:", part["vocab_size"], "->", rows[0])
        part["vocab_size"] = rows[0]
        (folder / "config.json").write_text(json.dumps(config, indent=2))

"""Find where a project splits a model over GPUs: python find_map.py train.py FOLDER …"""

import re
import sys
import tempfile
from pathlib import Path

MAP = re.compile(r"""device_map['"]?\s*[=:]\s*['"](auto|balanced|balanced_low_0|sequential)['"]""")
ENDS = {".py", ".yaml", ".yml", ".json", ".sh"}


def found(place):
    """Yield the file, the line and the map of each device map that splits a model."""
    files = sorted(one for one in place.rglob("*") if one.suffix in ENDS) if place.is_dir() else [place]
    for path in files:
        for number, line in enumerate(path.read_text(errors="replace").split("\n"), 1):
            for one in MAP.finditer(line):
                yield f"{path.name}:{number}: device_map={one[1]}"


with tempfile.TemporaryDirectory() as folder:
    if not sys.argv[1:]:
        (Path(folder) / "train.py").write_text('model = Model.from_pretrained(\n    name, device_map="auto")\n')
        (Path(folder) / "lora.yaml").write_text("device_map: 'balanced'\n")
        (Path(folder) / "own.py").write_text('device_map = {"": local_rank}\n')
    lines = [line for place in sys.argv[1:] or [folder] for line in found(Path(place))]
    print(*lines or ["no device map that splits a model"], sep="\n")

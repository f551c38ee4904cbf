"""Tell how training scripts get their local rank: python check_local_rank.py train.py FOLDER …"""

import re
import sys
import tempfile
from pathlib import Path

DASH, UNDERSCORE = (re.compile(rf"""['"]--local{sign}rank['"]""") for sign in "-_")
EXAMPLES = {
    "both.py": 'parser.add_argument("--local-rank", "--local_rank")',
    "environment.py": 'rank = int(os.environ["LOCAL_RANK"])',
    "old.py": 'parser.add_argument("--local_rank", type=int, default=0)',
    "timm.py": 'parser.add_argument("--local_rank")\nargs.local_rank = int(os.environ["LOCAL_RANK"])',
}


def advice(source):
    """Return what to do with a script; nothing where it does not mention a local rank."""
    if DASH.search(source):
        return "accepts --local-rank: either launcher"
    if "LOCAL_RANK" in source:
        return "reads LOCAL_RANK: start it with torchrun"
    if UNDERSCORE.search(source):
        return "accepts --local_rank only: declare --local-rank beside it"
    return ""


with tempfile.TemporaryDirectory() as folder:
    for name, source in EXAMPLES.items():
        (Path(folder) / name).write_text(source)
    places = [Path(one) for one in sys.argv[1:]] or [Path(folder)]
    files = [one for place in places for one in (sorted(place.rglob("*.py")) if place.is_dir() else [place])]
    told = [(path, advice(path.read_text(errors="replace"))) for path in files]
    for path, says in told:
        if says:
            print(f"{path.name}: {says}")
    if not any(says for _, says in told):
        print("no local rank in these files: start them with torchrun, or with python")

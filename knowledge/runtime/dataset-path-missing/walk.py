import sys
import tempfile
from pathlib import Path

if len(sys.argv) == 2:
    target = Path(sys.argv[1])
    here = Path(target.anchor or ".")
else:  # an example: the folder exists under a misspelled name
    here = Path(tempfile.mkdtemp())
    for name in ("anotations", "train2017"):
        (here / "datasets" / name).mkdir(parents=True)
    target = Path("datasets/annotations/instances_train2017.json")

print("current folder:", Path.cwd())
for part in target.parts[1 if target.anchor else 0 :]:
    if not (here / part).exists():
        print("missing:", part)
        print("there is:", ", ".join(sorted(item.name for item in here.iterdir())[:20]) or "nothing")
        break
    print("present:", part)
    here = here / part
else:
    print("the file exists; another process, user or container may not see it")

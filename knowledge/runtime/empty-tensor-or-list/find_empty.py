"""Run a script, and print what is empty in the code that failed."""

import linecache
import runpy
import sys
import traceback
from pathlib import Path

here = Path(__file__)
script = Path(sys.argv[1]) if len(sys.argv) > 1 else here.with_name("reproduce.py")
if not script.is_file():
    sys.exit(f"{script} is not there: pass the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
SIGNS = ("numel() == 0", "non-zero size", "non-empty", "zero-size", "empty sequence", "no identity", "at least one array")


def empty(value):
    if getattr(value, "shape", None) is not None:
        if 0 in tuple(value.shape):
            return f"{type(value).__name__} {tuple(value.shape)}"
        if "bool" in str(getattr(value, "dtype", "")) and not value.any():
            return f"mask {tuple(value.shape)} without a True"
    elif isinstance(value, (list, tuple, dict, str)) and not value:
        return f"empty {type(value).__name__}"
    return None


def own(frame):
    path = frame.f_code.co_filename
    return not any(part in path for part in ("<frozen", "/torch/", "/numpy/", "\\torch\\", "\\numpy\\", here.name))


try:
    runpy.run_path(str(script), run_name="__main__")
except (RuntimeError, ValueError, IndexError) as error:
    if not any(sign in str(error) for sign in SIGNS):
        raise
    print("error:", error)
    if "DataLoader worker" in str(error):
        print("it is in a DataLoader worker: set num_workers=0, and run this again")
    frames = [(frame, line) for frame, line in traceback.walk_tb(error.__traceback__) if own(frame)]
    for frame, line in frames[-4:]:
        path = frame.f_code.co_filename
        print(f"{Path(path).name}:{line}: {linecache.getline(path, line).strip()}")
        values = {name: value for name, value in frame.f_locals.items() if not name.startswith("__")}
        values |= {f"self.{name}": value for name, value in getattr(values.pop("self", None), "__dict__", {}).items()}
        for name, value in values.items():
            if found := empty(value):
                print(f"  {name}: {found}")
    sys.exit(1)
print(f"{script} ended without this error")

"""Run a script, and list each loaded module that keeps parallel groups: groups.py train.py --its --arguments

Under a launcher: torchrun --nproc-per-node=2 groups.py train.py
"""

import pathlib
import re
import runpy
import sys

GROUP = re.compile(r"_(?:[A-Z_]*PARALLEL_GROUP|TP|PP)")


def keepers():
    """Return the groups that each loaded module keeps, by the name of the module."""
    found = {}
    for name, module in list(sys.modules.items()):
        held = {key: each for key, each in vars(module).items() if GROUP.fullmatch(key)}
        if held:
            found[name] = held
    return found


def main(script, *arguments):
    """Run the script and print who keeps groups when it ends."""
    sys.argv = [script, *arguments]
    sys.path.insert(0, str(pathlib.Path(script).parent))
    ended = "the script ended well"
    try:
        runpy.run_path(script, run_name="__main__")
    except AssertionError as error:
        ended = f"stopped by: {error}"
    print(ended)
    for name, held in sorted(keepers().items()):
        made = any(each is not None for each in held.values())
        print(f"{name}: {'groups exist' if made else 'no group was created'}")


if __name__ == "__main__":
    main(*(sys.argv[1:] or [str(pathlib.Path(__file__).with_name("copies.py"))]))

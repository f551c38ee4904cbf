"""Does Megatron find a checkpoint here? python check_megatron_checkpoint.py FOLDER [TP PP]."""

import sys
import tempfile
from pathlib import Path

TRACKER = "latest_checkpointed_iteration.txt"


def verdict(folder: Path, sizes: tuple[int, int] = (0, 0)) -> str:
    """Return what --load finds in the folder."""
    if not folder.is_dir():
        return "this folder is not on this node (not-shared)"
    if not (folder / TRACKER).is_file():
        if any(folder.glob("*.safetensors")) or (folder / "config.json").is_file():
            return "weights of Hugging Face: convert them first (other-format)"
        inside = sorted(path.parent.name for path in folder.glob(f"*/{TRACKER}"))
        parts = any(folder.glob("mp_rank_*")) or any(folder.glob("*.distcp"))
        hint = f"; try {inside[0]}" if inside else "; pass its parent" if parts else ""
        return f"no {TRACKER}{hint} (wrong-folder)"
    step = (folder / TRACKER).read_text().strip()
    name = step if step == "release" else f"iter_{int(step):07d}"
    if not (folder / name).is_dir():
        return f"the tracker names {name}, which is not here (not-written)"
    if any((folder / name).glob("*.distcp")):
        return f"{name}: a distributed checkpoint; it loads on other sizes, too"
    ranks = [path.name.split("_")[2:] for path in (folder / name).glob("mp_rank_*")]
    found = (len({one[0] for one in ranks}), len({"".join(one[1:2]) for one in ranks}))
    wanted = f", the job has TP={sizes[0]} PP={sizes[1]}" if any(sizes) else ""
    state = " (sizes)" if any(sizes) and found != sizes else ""
    return f"{name}: TP={found[0]} PP={found[1]}{wanted}{state}"


if len(sys.argv) > 1:
    print(verdict(Path(sys.argv[1]), tuple(map(int, sys.argv[2:4])) or (0, 0)))
else:
    with tempfile.TemporaryDirectory() as top:
        run = Path(top) / "run"
        (run / "iter_0000100" / "mp_rank_00").mkdir(parents=True)
        (run / "iter_0000100" / "mp_rank_01").mkdir()
        print("the folder of a step:", verdict(run / "iter_0000100"))
        (run / TRACKER).write_text("200")
        print("a newer step:", verdict(run))
        (run / TRACKER).write_text("100")
        print("one level too high:", verdict(Path(top)))
        print("other sizes:", verdict(run, (4, 1)))
        (Path(top) / "config.json").touch()
        print("weights:", verdict(Path(top)))

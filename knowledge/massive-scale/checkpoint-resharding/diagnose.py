"""Print how many ranks wrote a checkpoint and how to load it on another number: diagnose.py FOLDER."""

import re
import sys
import tempfile
from pathlib import Path

KINDS = (
    (r"zero_pp_rank_(\d+)_mp_rank_\d+", "DeepSpeed ZeRO", "ds_to_universal.py or zero_to_fp32.py"),
    (r"__(\d+)_\d+\.distcp", "torch.distributed.checkpoint", "loads on any number of ranks"),
    (r"rank[_-]?(\d+)\.(?:pt|pth|bin)", "one file for each rank", "load with the same number"),
)
EXAMPLES = {
    "zero": ["bf16_zero_pp_rank_0_mp_rank_00_optim_states.pt", "zero_pp_rank_1_mp_rank_00_x.pt"],
    "dcp": [".metadata", "__0_0.distcp", "__1_0.distcp", "__2_0.distcp"],
    "local": ["rank0.pt", "rank1.pt"],
    "whole": ["model.safetensors", "optimizer.pt"],
}


def judge(folder: Path) -> str:
    """Return the kind of the checkpoint, its number of ranks, and what to do."""
    names = [path.name for path in folder.rglob("*")]
    for pattern, kind, advice in KINDS:
        ranks = {match.group(1) for name in names if (match := re.search(pattern, name))}
        if ranks:
            return f"{kind}, {len(ranks)} ranks: {advice}"
    return "no file names a rank: it loads on any number of ranks"


if len(sys.argv) > 1:
    print(judge(Path(sys.argv[1])))
else:
    with tempfile.TemporaryDirectory() as root:
        for example, names in EXAMPLES.items():
            folder = Path(root) / example
            folder.mkdir()
            for name in names:
                (folder / name).touch()
            print(f"{example}: {judge(folder)}")

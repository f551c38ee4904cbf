"""Count the files of a DeepSpeed checkpoint: python check_ds_checkpoint.py FOLDER."""

import re
import sys
import tempfile
from pathlib import Path

PART = re.compile(r"zero_pp_rank_(\d+)_mp_rank_(\d+)_?optim_states\.pt$")
MODEL = re.compile(r"mp_rank_\d+(?:_\d+)?_model_states\.pt$")


def verdict(folder: Path) -> str:
    """Return the cause that the names of the files show."""
    latest = folder / "latest"
    if latest.is_file():
        folder = folder / latest.read_text().strip()
        if not folder.is_dir():
            return f"latest names {folder.name}, which is not here (other-node)"
    names = sorted(path.name for path in folder.iterdir())
    ranks = sorted({int(part[1]) for name in names if (part := PART.search(name))})
    models = [name for name in names if MODEL.search(name)]
    print(f"  {folder.name}: {len(ranks)} ranks of optimizer files, {len(models)} model files")
    if not models and not ranks:
        return "no DeepSpeed files: another folder, or another format (other-format)"
    if not models:
        return "no model_states file: the node of rank 0 has it (other-node)"
    if not ranks:
        return "no optimizer files: stage 0, or weights alone (stage-0)"
    gaps = sorted(set(range(ranks[-1] + 1)) - set(ranks))
    if gaps:
        return f"ranks without a file: {gaps} (other-node)"
    return f"complete for {len(ranks)} ranks, unless the job had more (other-run)"


CASES = {
    "two of four": ["zero_pp_rank_2_mp_rank_00_optim_states.pt", "mp_rank_00_model_states.pt"],
    "second node": ["zero_pp_rank_1_mp_rank_00_optim_states.pt"],
    "stage 0": ["mp_rank_00_model_states.pt"],
    "weights": ["model.safetensors", "config.json"],
    "whole": ["bf16_zero_pp_rank_0_mp_rank_00_optim_states.pt", "mp_rank_00_model_states.pt"],
}

if len(sys.argv) > 1:
    print(verdict(Path(sys.argv[1])))
else:
    for title, files in CASES.items():
        with tempfile.TemporaryDirectory() as top:
            step = Path(top) / "global_step5"
            step.mkdir()
            (Path(top) / "latest").write_text("global_step5")
            for file in files:
                (step / file).touch()
            print(f"{title}: {verdict(Path(top))}")

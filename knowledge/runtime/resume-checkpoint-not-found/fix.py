"""Resume from the newest checkpoint that is complete, or start anew if there is none."""

import tempfile
from pathlib import Path

from tiny import trainer

WEIGHTS = ("model.safetensors", "pytorch_model.bin", "adapter_model.safetensors", "adapter_model.bin")


def newest(run):
    whole = [
        path
        for path in Path(run).glob("checkpoint-*")
        if (path / "trainer_state.json").is_file()
        and (any((path / name).is_file() for name in WEIGHTS) or list(path.glob("*.index.json")))
    ]
    return str(max(whole, key=lambda path: int(path.name.split("-")[-1]))) if whole else None


with tempfile.TemporaryDirectory() as folder:
    run = Path(folder, "run")
    print("before:", newest(run))
    trainer(str(run), steps=2).train(resume_from_checkpoint=newest(run))
    torn = run / "checkpoint-4"
    torn.mkdir()
    (torn / "config.json").write_text("{}")
    print("resumes from:", Path(newest(run)).name)
    again = trainer(str(run), steps=6)
    again.train(resume_from_checkpoint=newest(run))
    print("ended at step", again.state.global_step)

"""Resume from the newest checkpoint, which a killed job left without weights."""

import tempfile
from pathlib import Path

from tiny import trainer

with tempfile.TemporaryDirectory() as folder:
    run = Path(folder, "run")
    trainer(str(run), steps=2).train()
    torn = run / "checkpoint-4"
    torn.mkdir()
    (torn / "config.json").write_text("{}")
    trainer(str(run), steps=6).train(resume_from_checkpoint=True)

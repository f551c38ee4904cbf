"""Resume from the output folder: its checkpoint is one folder deeper."""

import tempfile
from pathlib import Path

from tiny import trainer

with tempfile.TemporaryDirectory() as folder:
    run = Path(folder, "run")
    trainer(str(run), steps=2).train()
    print("in the output folder:", sorted(path.name for path in run.iterdir()))
    trainer(str(run), steps=4).train(resume_from_checkpoint=str(run))

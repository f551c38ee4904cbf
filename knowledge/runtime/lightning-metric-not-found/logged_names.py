"""Run a script, and print what it logged and what its callbacks watch: python logged_names.py train.py ARGS"""

import runpy
import sys
from pathlib import Path

try:
    from lightning.pytorch import Trainer
except ModuleNotFoundError:
    from pytorch_lightning import Trainer

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file():
    sys.exit(f"{script} is not a file: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
fit = Trainer.fit


def tell(trainer, *args, **options):
    """Fit, and print the names of the metrics when that ends or fails."""
    try:
        return fit(trainer, *args, **options)
    finally:
        print("logged:", sorted(trainer.callback_metrics))
        for callback in trainer.callbacks:
            if getattr(callback, "monitor", None):
                print(f"{type(callback).__name__} watches: {callback.monitor}")
        print("validation batches:", trainer.num_val_batches)


Trainer.fit = tell
try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except Exception as error:
    print(f"{type(error).__name__}: {str(error).splitlines()[0]}")
    sys.exit(1)

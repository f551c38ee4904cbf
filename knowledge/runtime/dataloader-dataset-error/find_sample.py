"""Run a script without workers, and print the sample that fails: python find_sample.py train.py ARGS"""

import runpy
import sys
from pathlib import Path

from torch.utils.data import DataLoader
from torch.utils.data._utils import fetch

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file():
    sys.exit(f"{script} is not a file: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
start, read = DataLoader.__init__, fetch._MapDatasetFetcher.fetch


def without_workers(self, *args, **options):
    """Load in this process, so that the traceback is the dataset's own."""
    for name in ("persistent_workers", "prefetch_factor", "multiprocessing_context", "timeout"):
        options.pop(name, None)
    start(self, *args[:5], **{**options, "num_workers": 0})


def with_index(self, indices):
    """Fetch a batch, and tell which sample, or which value of one, stops it."""
    samples = []
    for index in indices if isinstance(indices, (list, tuple)) else [indices]:
        try:
            samples.append((index, self.dataset[index]))
        except Exception as error:
            print(f"sample {index}: {type(error).__name__}: {error}")
            sys.exit(1)
    try:
        return read(self, indices)
    except Exception as error:
        print(f"batch of samples {[index for index, _ in samples]}: {type(error).__name__}: {error}")
        for index, sample in samples:
            parts = sample if isinstance(sample, (list, tuple)) else [sample]
            print(f"  sample {index}: {', '.join(type(part).__name__ for part in parts)}")
        sys.exit(1)


DataLoader.__init__, fetch._MapDatasetFetcher.fetch = without_workers, with_index
runpy.run_path(str(script), run_name="__main__")
print("the script succeeded")

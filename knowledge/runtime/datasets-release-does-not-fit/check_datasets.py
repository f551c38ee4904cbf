"""Do datasets and fsspec fit, and what is in a dataset folder? python check_datasets.py [FOLDER]"""

import importlib.metadata
import json
import sys
from pathlib import Path

DATA = {".json", ".jsonl", ".csv", ".tsv", ".txt", ".parquet", ".arrow", ".zip", ".gz", ".tar"}


def release(package: str) -> tuple:
    try:
        text = importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ()
    print(package, text)
    return tuple(int(part) for part in text.split(".")[:3] if part.isdigit())


datasets, fsspec = release("datasets"), release("fsspec")
verdicts = []
if datasets and datasets < (2, 15) and fsspec >= (2023, 10):
    verdicts.append("fsspec, upgrade datasets: this release wants an older fsspec")
if len(sys.argv) > 1:
    files = [path for path in Path(sys.argv[1]).rglob("*") if path.is_file()]
    for path in files:
        if path.suffix == ".py" and "GeneratorBasedBuilder" in path.read_text(errors="replace"):
            print("loading script:", path.name)
            if datasets >= (4,):
                verdicts.append("script, load the data files, or use datasets below 4")
        if path.name in ("dataset_info.json", "state.json") and datasets and datasets < (4,):
            if '"_type": "List"' in json.dumps(json.loads(path.read_text())):
                verdicts.append("list-type, upgrade datasets: a newer one wrote this folder")
    print("data files:", ", ".join(sorted({path.suffix for path in files} & DATA)) or "none")
print("verdict:", "; ".join(verdicts) or "the releases fit")

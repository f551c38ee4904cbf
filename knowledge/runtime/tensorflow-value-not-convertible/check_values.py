"""Why TensorFlow cannot take this table: python check_values.py data.csv or data.npy"""

import sys
from collections import Counter
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_values.py data.csv or data.npy")
import numpy as np

path = Path(sys.argv[1])


def report(name: str, values: np.ndarray) -> bool:
    """True if this column or array cannot be converted."""
    if values.dtype != object:
        return False
    kinds = Counter(type(value).__name__ for value in values.ravel())
    shapes = {np.shape(value) for value in values.ravel() if not isinstance(value, str)}
    print(f"{name}: object, {dict(kinds)}")
    if len(shapes - {()}) > 1:
        print("  verdict: ragged, the lengths or sizes differ; for example", sorted(shapes)[:2])
    elif "str" in kinds:
        print("  verdict: text, encode it or drop the column")
    elif "NoneType" in kinds or "NAType" in kinds:
        print("  verdict: missing values, fill them or drop the rows")
    else:
        print("  verdict: object-dtype, astype('float32') is enough")
    return True


if path.suffix == ".npy":
    found = [report(path.name, np.load(path, allow_pickle=True))]
else:
    import pandas as pd

    frame = pd.read_csv(path)
    found = [report(name, column.to_numpy()) for name, column in frame.items()]
    print("types of the columns:", ", ".join(sorted({str(kind) for kind in frame.dtypes})))
    if frame.to_numpy().dtype == object and not any(found):
        found.append(True)
        print("verdict: object-dtype, the columns differ in type: astype('float32') is enough")
if not any(found):
    print("verdict: numbers of one type")

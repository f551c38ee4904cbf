"""Usage: python compare_outputs.py REFERENCE.npy ENGINE.npy
Compare an output of the ONNX or PyTorch model with the engine's output for the same input."""
import sys

import numpy as np

if len(sys.argv) != 3:
    sys.exit(__doc__.splitlines()[0])
good, got = (np.load(name).astype(np.float64) for name in sys.argv[1:])
print("shapes:", good.shape, got.shape)
if good.shape != got.shape:
    print("verdict: other-shape: another output, batch or layout")
    sys.exit()
lost = int((~np.isfinite(got) & np.isfinite(good)).sum())
largest = float(np.abs(good[np.isfinite(good)]).max())
finite = np.isfinite(good) & np.isfinite(got)
gap = float(np.abs(good - got)[finite].max()) if finite.any() else float("nan")
near = float(np.corrcoef(good[finite].ravel(), got[finite].ravel())[0, 1]) if gap else 1.0
print(f"largest value: {largest:.4g}, largest difference: {gap:.4g}, correlation: {near:.4f}")
print("not finite in the engine only:", lost)
if lost:
    print("verdict: overflow: build FP32 or BF16, or keep some layers in FP32")
elif gap <= 0.01 * largest:
    print("verdict: same: look at the code before and after the engine")
elif near > 0.99:
    print("verdict: precision: small errors, as FP16 and INT8 make them")
else:
    print("verdict: other-values: compare an FP32 engine, and the input's layout and scale")

"""The arrays in a Keras file, to compare with model.summary(): python list_weights.py weights.h5"""

import io
import sys
import zipfile

if len(sys.argv) != 2:
    sys.exit("usage: python list_weights.py FILE.h5 or FILE.keras")
import h5py

path = sys.argv[1]
source = path
if zipfile.is_zipfile(path):
    with zipfile.ZipFile(path) as archive:
        source = io.BytesIO(archive.read("model.weights.h5"))
layers = {}


def collect(name: str, item) -> None:
    parts = [part for part in name.split("/") if part not in ("model_weights", "layers", "vars")]
    if isinstance(item, h5py.Dataset) and "optimizer" not in name:
        layers.setdefault(parts[0], []).append(item.shape)


with h5py.File(source, "r") as file:
    file.visititems(collect)
    declared = file.get("model_weights", file).attrs.get("layer_names", ())
print(f"layers with arrays: {len(layers)}, arrays: {sum(map(len, layers.values()))}")
if len(declared):
    print("layers in the order of the file:", len(declared))
for name, shapes in layers.items():
    print(f"  {name}: {' '.join(map(str, sorted(shapes, key=len, reverse=True)))}")
if not layers:
    print("verdict: empty-file, save_weights was called on a model without weights, or this is another file")

"""What a Keras file needs from the program that loads it: python read_model_file.py model.h5"""

import io
import json
import re
import sys
import zipfile

if len(sys.argv) != 2:
    sys.exit("usage: python read_model_file.py MODEL.h5 or MODEL.keras")
path = sys.argv[1]


def text(value) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)


if zipfile.is_zipfile(path):
    with zipfile.ZipFile(path) as archive:
        config = text(archive.read("config.json"))
        saved_by = json.loads(archive.read("metadata.json"))["keras_version"]
else:
    import h5py

    with open(path, "rb") as file, h5py.File(io.BytesIO(file.read()), "r") as h5:
        config = text(h5.attrs.get("model_config", "")) + text(h5.attrs.get("training_config", ""))
        saved_by = text(h5.attrs.get("keras_version", "unknown"))
print("saved by Keras", saved_by)
if not config:
    print("verdict: weights-only, build the model in Python, and call model.load_weights")
    sys.exit()
names = set(re.findall(r'"(?:class_name|loss)": "([^"]+)"', config))
try:
    import keras

    installed = keras.__version__
    parts = (keras.layers, keras.models, keras.losses, keras.metrics, keras.optimizers)
    parts += (keras.initializers, keras.regularizers, keras.constraints)
except ImportError:
    installed, parts = "none", ()
internal = {"__lambda__", "__tuple__", "__tensor__", "__numpy__", "function", "DTypePolicy", "Functional"}
own = sorted(name for name in names - internal if not any(hasattr(part, name) for part in parts))
print("installed Keras:", installed)
print("Lambda layers:", config.count('"class_name": "Lambda"'))
print("names that this Keras lacks:", ", ".join(own) or "none")

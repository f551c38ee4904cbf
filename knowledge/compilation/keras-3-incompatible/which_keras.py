"""Which Keras runs here, and which wrote a file? python which_keras.py [MODEL_FILE_OR_FOLDER]"""

import json
import os
import re
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def installed(*names):
    for name in names:
        try:
            return version(name)
        except PackageNotFoundError:
            pass
    return None


def writer(path):
    """Return the kind of the file, and the Keras that it names."""
    if path.is_dir():
        return ("SavedModel" if (path / "saved_model.pb").exists() else "folder without a model"), None
    data = path.read_bytes()
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return ".keras archive", json.loads(archive.read("metadata.json"))["keras_version"]
    if data.startswith(b"\x89HDF"):
        import h5py

        with h5py.File(path) as file:
            return "HDF5", file.attrs.get("keras_version")
    found = re.search(rb'"keras_version": ?"([0-9.]+)', data)
    return "JSON" if data.lstrip().startswith(b"{") else "unknown format", found and found[1].decode()


tensorflow = installed("tensorflow", "tensorflow-cpu", "tensorflow-macos", "tf-nightly")
keras, old = installed("keras"), installed("tf-keras", "tf_keras")
legacy = os.environ.get("TF_USE_LEGACY_KERAS", "").lower() in ("1", "true")
runs = old if legacy and old else keras
print(f"tensorflow {tensorflow}, keras {keras}, tf_keras {old}, TF_USE_LEGACY_KERAS {'on' if legacy else 'off'}")
print("tf.keras is Keras", (runs or "(not installed)").split(".")[0])
if legacy and not old:
    print("verdict: install tf_keras; the variable is set, and the package is missing")
if len(sys.argv) > 1:
    kind, wrote = writer(Path(sys.argv[1]))
    print(f"{sys.argv[1]}: {kind}, written by Keras {wrote or 'unknown'}")
    if (runs or "").startswith("3") and kind == "SavedModel":
        print("verdict: saved-format; Keras 3 does not load it as a model")
    elif runs and wrote and wrote.split(".")[0] != runs.split(".")[0]:
        print("verdict: old-config; written by another major version than the one that runs")
    else:
        print("verdict: nothing in the file speaks against this Keras")

"""Ask TensorFlow for its GPUs, and who wants TensorFlow here: python check_tensorflow.py"""

import importlib.metadata as metadata
import os
import re
import shutil
import subprocess

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import tensorflow as tf

wanting = set()
for package in metadata.distributions():
    for line in package.requires or ():
        if re.match(r"tensorflow(?:-cpu|-gpu)?(?![A-Za-z0-9_-])", line) and "extra ==" not in line:
            wanting.add(package.metadata["Name"])
gpus = tf.config.list_physical_devices("GPU")
smi = shutil.which("nvidia-smi")
listed = subprocess.run([smi, "-L"], capture_output=True, text=True).stdout.count("GPU ") if smi else 0
print("TensorFlow", tf.__version__, "- built with CUDA:", tf.test.is_built_with_cuda())
print("GPUs that TensorFlow sees:", len(gpus), "- GPUs that nvidia-smi lists:", listed)
print("installed packages that require it:", *sorted(wanting) or ["none"])
if gpus:
    print("verdict: only-notices; TensorFlow has its GPUs")
elif listed:
    print("verdict: gpu-not-found; TensorFlow does not load CUDA's libraries, the driver does work")
else:
    print("verdict: no-gpu; nvidia-smi lists none, so TensorFlow computes on the CPU")

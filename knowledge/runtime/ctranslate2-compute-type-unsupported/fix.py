"""The best compute type that this device supports; WhisperModel(..., device, compute_type) takes the same two values."""

from pathlib import Path

import ctranslate2
from make_tiny import write

Path("tiny").mkdir(exist_ok=True)
write("tiny")
device = "cuda" if ctranslate2.get_cuda_device_count() else "cpu"
supported = ctranslate2.get_supported_compute_types(device)
kinds = ("float16", "int8", "float32") if device == "cuda" else ("int8", "float32")
chosen = next(kind for kind in kinds if kind in supported)
model = ctranslate2.Encoder("tiny", device=device, compute_type=chosen)
print("loaded:", chosen in ("float16", "int8", "float32"), model.device == device)

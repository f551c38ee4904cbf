"""Run an ONNX model in several ways: python run_model.py model.onnx sequence=128."""

import sys

import numpy as np
import onnxruntime as ort

TYPES = {"float": "float32", "double": "float64"}
LEVELS = (ort.GraphOptimizationLevel.ORT_ENABLE_ALL, ort.GraphOptimizationLevel.ORT_ENABLE_BASIC)
ort.set_default_logger_severity(4)


def array(one: ort.NodeArg, sizes: dict) -> np.ndarray:
    """Return ones of an input's type and shape; free sizes are 1, or as given."""
    shape = [size if isinstance(size, int) else sizes.get(size, 1) for size in one.shape]
    kind = one.type.removeprefix("tensor(").removesuffix(")")
    return np.ones(shape, TYPES.get(kind, kind))


def attempt(path: str, provider: str, sizes: dict, level: ort.GraphOptimizationLevel) -> str:
    """Return ok, or the error, of one run."""
    chosen = ort.SessionOptions()
    chosen.graph_optimization_level = level
    try:
        session = ort.InferenceSession(path, chosen, providers=[provider])
        session.run(None, {one.name: array(one, sizes) for one in session.get_inputs()})
    except Exception as error:
        return str(error).replace("\n", " ")[:150]
    return "ok"


def verdict(results: dict) -> str:
    """Compare the runs: each provider with and without fused nodes."""
    works = {provider: "ok" in runs for provider, runs in results.items()}
    fused = [one for one, (whole, basic) in results.items() if whole != "ok" and basic == "ok"]
    if not any(works.values()):
        return "no way works: compare the shapes with the model's (shapes)"
    if fused:
        return f"works on {fused[0]} without fused nodes (fused-node)"
    if not all(works.values()):
        return "works on the CPU alone: a library or the memory of the GPU (gpu-library, memory)"
    return "all runs work: the program feeds other shapes, or memory is short (shapes, memory)"


path, pairs = (sys.argv[1:] or ["model.onnx"])[0], [pair.split("=") for pair in sys.argv[2:]]
try:
    inputs = ort.InferenceSession(path, providers=["CPUExecutionProvider"]).get_inputs()
except Exception as error:
    print(f"cannot load {path}: {str(error)[:150]}")
    sys.exit(1)
for one in inputs:
    print(f"input {one.name}: {one.type} {one.shape}")
gpu = [one for one in ort.get_available_providers() if one.startswith(("CUDA", "ROCM", "Dml"))]
results = {}
for provider in [*gpu, "CPUExecutionProvider"]:
    sizes = {name: int(size) for name, size in pairs}
    results[provider] = [attempt(path, provider, sizes, level) for level in LEVELS]
    print(f"{provider}: {results[provider][0]}; without fused nodes: {results[provider][1]}")
print(verdict(results))

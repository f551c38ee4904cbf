"""Why TensorRT may not parse this model: python check_onnx.py model.onnx  (needs: pip install onnx)"""

import collections
import os
import sys

import onnx

MUST_BE_CONSTANT = {
    "Resize": [2], "Upsample": [1], "TopK": [1], "Slice": [3], "Squeeze": [1], "Unsqueeze": [1],
    "CumSum": [1], "ConvTranspose": [1], "NonMaxSuppression": [2, 3, 4],
}  # fmt: skip


def walk(graph, known=()):
    """Yield each node of a graph and of the branches of If and Loop, with the constants that it can see."""
    constants = {*known, *(one.name for one in graph.initializer)}
    constants.update(name for node in graph.node if node.op_type == "Constant" for name in node.output)
    for node in graph.node:
        yield node, constants
        for attribute in node.attribute:
            for inner in [attribute.g, *attribute.graphs]:
                yield from walk(inner, constants)


path = sys.argv[1]
try:
    model = onnx.load(path, load_external_data=False)
    weights = {item.value for one in model.graph.initializer for item in one.external_data if item.key == "location"}
except Exception as problem:
    sys.exit(f"verdict: file; {path} is no ONNX model that can be read: {type(problem).__name__}")
lost = sorted(one for one in weights if not os.path.isfile(os.path.join(os.path.dirname(path), one)))
unknown, computed, dynamic = collections.Counter(), collections.Counter(), []
for node, constants in walk(model.graph):
    if node.domain not in ("", "ai.onnx") or not onnx.defs.has(node.op_type):
        unknown[node.op_type] += 1
    for index in MUST_BE_CONSTANT.get(node.op_type, []):
        if index < len(node.input) and node.input[index] and node.input[index] not in constants:
            computed[node.op_type] += 1
for one in model.graph.input:
    sizes = [dim.dim_value or dim.dim_param or "?" for dim in one.type.tensor_type.shape.dim]
    if any(isinstance(size, str) for size in sizes):
        dynamic.append(f"{one.name}:{'x'.join(map(str, sizes))}")
opset = [one.version for one in model.opset_import if one.domain in ("", "ai.onnx")]
print("IR version", model.ir_version, "- opset", *opset, "- written by", model.producer_name or "?")
print("operators:", *sorted({node.op_type for node, _ in walk(model.graph)}))
print("inputs of variable size:", *dynamic or ["none"])
if lost:
    print("verdict: file; weights not beside the model:", *lost)
if unknown:
    print("verdict: unsupported-op; needs a plugin:", *(f"{name} x{count}" for name, count in unknown.items()))
if computed:
    print("verdict: computed-constant; fold:", *(f"{name} x{count}" for name, count in computed.items()))
if not (lost or unknown or computed):
    print("verdict: none of these; compare opset and operators with your TensorRT release")

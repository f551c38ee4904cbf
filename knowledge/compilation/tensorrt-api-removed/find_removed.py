"""Usage: python find_removed.py FILE_OR_FOLDER
List the calls that TensorRT 10 no longer has, and the call that replaces each."""
import re
import sys
from pathlib import Path

PYTHON = {
    "num_bindings": "engine.num_io_tensors",
    "get_binding_name": "engine.get_tensor_name(i)",
    "get_binding_index": "none: address tensors by name",
    "get_binding_shape": "engine.get_tensor_shape(name)",
    "get_binding_dtype": "engine.get_tensor_dtype(name)",
    "binding_is_input": "engine.get_tensor_mode(name) == trt.TensorIOMode.INPUT",
    "get_profile_shape": "engine.get_tensor_profile_shape(name, profile)",
    "set_binding_shape": "context.set_input_shape(name, shape)",
    "execute_async_v2": "context.set_tensor_address(name, pointer), execute_async_v3(stream)",
    "execute_async": "context.set_tensor_address(name, pointer), execute_async_v3(stream)",
    "max_workspace_size": "config.set_memory_pool_limit(trt.MemoryPoolType.WORKSPACE, size)",
    "build_cuda_engine": "builder.build_serialized_network(network, config)",
    "build_engine": "builder.build_serialized_network(network, config)",
    "add_padding": "network.add_padding_nd",
}
CPP = {
    "getNbBindings": "getNbIOTensors",
    "getBindingIndex": "none: address tensors by name",
    "getBindingDataType": "getTensorDataType",
    "getBindingDimensions": "getTensorShape",
    "bindingIsInput": "getTensorIOMode",
    "enqueueV2": "setTensorAddress, enqueueV3",
}
SUFFIXES = {".py": PYTHON, ".ipynb": PYTHON} | dict.fromkeys([".cpp", ".cc", ".cu", ".h", ".hpp"], CPP)

if len(sys.argv) != 2:
    sys.exit(__doc__.splitlines()[0])
top = Path(sys.argv[1])
count = 0
for path in [top] if top.is_file() else sorted(top.rglob("*")):
    names = SUFFIXES.get(path.suffix)
    if not names or not path.is_file():
        continue
    for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        for old in re.findall(r"(?:\.|->)(\w+)", line):
            if old in names:
                count += 1
                print(f"{path.name}:{number}: {old} -> {names[old]}")
print(f"removed calls: {count}")

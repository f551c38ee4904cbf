# Write site/onnxruntime and site/paddle, which hide why their compiled file is not loaded, and lib/ with the library that both need.
unset LD_LIBRARY_PATH
mkdir -p lib site/onnxruntime/capi site/paddle/base
echo 'int demo(void) { return 0; }' > part.c
gcc -shared -fPIC part.c -o lib/libcudemo.so.99 -Wl,-soname,libcudemo.so.99
compile() { gcc -shared -fPIC part.c -o "$1" -Wl,--no-as-needed lib/libcudemo.so.99; }
compile site/onnxruntime/capi/onnxruntime_pybind11_state.so
compile site/paddle/base/libpaddle.so
touch site/onnxruntime/capi/__init__.py site/paddle/base/__init__.py
cat > site/onnxruntime/__init__.py << 'END'
from onnxruntime.capi._pybind_state import get_all_providers
END
cat > site/onnxruntime/capi/_pybind_state.py << 'END'
import ctypes, warnings
try:
    ctypes.CDLL(__file__.replace("_pybind_state.py", "onnxruntime_pybind11_state.so"))
    get_all_providers = lambda: ["CPUExecutionProvider"]
except OSError as error:
    warnings.warn(f"Cannot load onnxruntime.capi. Error: '{error}'.")
END
cat > site/paddle/__init__.py << 'END'
from paddle.base import core
END
cat > site/paddle/base/core.py << 'END'
import ctypes, sys
has_avx = False
try:
    path = __file__.replace("core.py", "libpaddle.so")
    libpaddle = ctypes.CDLL(path)
except OSError as error:
    print("Error: Can not import paddle core while this file exists:", path, file=sys.stderr)
    if not has_avx and libpaddle.demo():
        print("no AVX", file=sys.stderr)
    raise
END
export PYTHONPATH="$PWD/site"

# Give the module the newer libc by a path of its own, and load it before the module.
bash build_elsewhere.sh '-Wl,-rpath,$ORIGIN/newer'
echo "file: $(ls newer)"
echo "by the module's path:    $(python -c 'import demo' 2>&1 | tail -n 1)"
echo "loaded before by a path: $(python -c '
import ctypes
ctypes.CDLL("./newer/libc.so.6")
import demo' 2>&1 | tail -n 1)"

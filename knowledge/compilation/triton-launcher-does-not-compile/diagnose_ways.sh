# The verdicts of the check: no libcuda, no Python.h, and nothing missing.
. ./small_driver.sh
mkdir -p lib64 links
ln -sf "$PWD/driver/libcuda.so.1" links/libcuda.so
ln -sf "$PWD/driver/libcuda.so.1" links/libcuda.so.1
check() { python "$@" | sed -n 's/^verdict: //p' | sed 's/ in .*//; s/ for .*//'; }
bare='import runpy, sysconfig; sysconfig.get_paths = lambda: {"include": "/nowhere"}'
echo "a toolkit's lib64: $(TRITON_LIBCUDA_PATH=lib64 check check_launcher.py)"
echo "no headers: $(TRITON_LIBCUDA_PATH=links check -c "$bare; runpy.run_path('check_launcher.py')")"
echo "the driver's library: $(TRITON_LIBCUDA_PATH=links check check_launcher.py)"

# Run the check on each state: folder not searched, searched, another version, library absent, no ROCm.
. ./build.sh
check() { python3 check_rocm_library.py libroctx64.so.4 | grep verdict | sed "s#$PWD#.#"; }
export ROCM_PATH="$PWD/rocm"
check
LD_LIBRARY_PATH="$PWD/rocm/lib" check
mv rocm/lib/libroctx64.so.4 rocm/lib/libroctx64.so.5
check
rm rocm/lib/libroctx64.so.5
touch rocm/lib/libamdhip64.so.7
check
rm rocm/lib/libamdhip64.so.7
check

# Look for the files that a HIP build needs, and print what to export: bash check_hip.sh [folder ...]
[ $# -gt 0 ] || set -- "${ROCM_PATH:-/opt/rocm}" /opt/rocm /opt/rocm-* /usr "${CONDA_PREFIX:-/usr}"
first() { find -L "$@" 2> /dev/null | head -n 1; }
config="$(first "$@" -maxdepth 6 -name hip-config.cmake)"
header="$(first "$@" -maxdepth 5 -path '*/hip/hip_runtime.h')"
bitcode="$(first "$@" -maxdepth 7 -name ocml.bc)"
echo "hip-config.cmake: ${config:-missing}"
echo "hip_runtime.h: ${header:-missing}"
echo "device library: ${bitcode:-missing}"
root="${header%/include/hip/hip_runtime.h}"
[ -n "$header" ] && echo "export ROCM_PATH=$root HIP_PATH=$root"
[ -n "$config" ] && echo "export CMAKE_PREFIX_PATH=${config%/lib*/cmake/hip/hip-config.cmake}"
[ -n "$bitcode" ] && echo "export HIP_DEVICE_LIB_PATH=${bitcode%/ocml.bc}"
true

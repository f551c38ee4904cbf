#!/bin/bash
# The check on five machines; libc.so.6 replaces a driver that can be loaded.
set -e
unset OCL_ICD_VENDORS OPENCL_VENDOR_PATH CONDA_PREFIX
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
make_root() {   # make_root NAME ICD LIBRARY FILE...
    mkdir -p "$work/$1/etc/OpenCL/vendors" "$work/$1/dev"
    [ -z "$2" ] || echo "$3" > "$work/$1/etc/OpenCL/vendors/$2"
    for file in "${@:4}"; do touch "$work/$1/$file"; done
}
make_root empty "" ""
make_root container "" "" .dockerenv dev/nvidiactl
make_root removed intel.icd libigdrcl-absent.so
make_root no-gpus nvidia.icd libc.so.6 .dockerenv
make_root working nvidia.icd libc.so.6 dev/nvidiactl

for machine in empty container removed no-gpus working; do
    echo "== $machine"
    python check_opencl.py "$work/$machine"
done

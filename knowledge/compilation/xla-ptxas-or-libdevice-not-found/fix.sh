# Place libdevice where XLA looks below a data folder, and point XLA to that folder.
set -eu
prefix=${1:-environment}                     # your CONDA_PREFIX
if [ ! -e "$prefix" ]; then                  # an example if there is none
    mkdir -p "$prefix/lib" "$prefix/bin"
    touch "$prefix/lib/libdevice.10.bc" "$prefix/bin/ptxas"
    chmod +x "$prefix/bin/ptxas"
fi
mkdir -p "$prefix/nvvm/libdevice"
ln -sf ../../lib/libdevice.10.bc "$prefix/nvvm/libdevice/libdevice.10.bc"
export XLA_FLAGS="--xla_gpu_cuda_data_dir=$PWD/$prefix" PATH="$PWD/$prefix/bin:$PATH"
python3 find_xla_tools.py "$prefix"

# For one build, take the toolkit that goes with torch, and ask it what it is.
for toolkit in /usr/local/cuda-* /opt/cuda*; do
    [ -x "$toolkit/bin/nvcc" ] || continue
    wanted=$(python3 -c 'import torch; print(torch.version.cuda)')
    release=$("$toolkit/bin/nvcc" --version | sed -n 's/.*release \([0-9.]*\),.*/\1/p')
    [ "${release%%.*}" = "${wanted%%.*}" ] || continue
    echo "torch wants $wanted: CUDA_HOME=$toolkit has $release"
    break
done

# Put a matching nvcc first on the PATH while CUDA_HOME names the old toolkit.
mkdir -p cuda-13.0/bin
printf '#!/bin/sh\necho "Cuda compilation tools, release 13.0, V13.0.88"\n' > cuda-13.0/bin/nvcc
chmod +x cuda-13.0/bin/nvcc
export PATH="$PWD/cuda-13.0/bin:$PATH"
echo "nvcc on the PATH: $(nvcc --version)"
bash reproduce.sh

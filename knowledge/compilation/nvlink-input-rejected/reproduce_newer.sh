# Compile with the nvcc of the package nvidia-cuda-nvcc, and link with an older one from PATH.
newer=$(python -c 'import nvidia.cu13 as package; print(next(iter(package.__path__)))')/bin
"$newer/nvcc" -rdc=true -arch=sm_90 -c kernel.cu -o kernel.o
nvcc -arch=sm_90 -dlink kernel.o -o linked.o

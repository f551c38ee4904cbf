# Link with -dlto where nvlink finds no libnvvm.so.
mkdir -p toolkit/nvvm
nvcc -rdc=true -gencode arch=compute_90,code=lto_90 -c kernel.cu -o kernel.o
nvlink -arch=sm_90 -m64 -cpu-arch=X86_64 -dlto -nvvmpath="$PWD/toolkit/nvvm" kernel.o -o linked.cubin

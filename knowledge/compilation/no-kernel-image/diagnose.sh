nvcc -gencode arch=compute_80,code=sm_80 -o fault reproduce.cu
cuobjdump --list-elf --list-ptx fault 2>&1
echo "this GPU: $(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -1)"

# Let the driver leave a dump without memory in it, and show which kind of exception it printed.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
nvcc -arch=native -o cluster reproduce_cluster.cu
export CUDA_ENABLE_COREDUMP_ON_EXCEPTION=1 CUDA_COREDUMP_SHOW_PROGRESS=1 CUDA_COREDUMP_FILE=gpu.core
export CUDA_COREDUMP_GENERATION_FLAGS=skip_nonrelocated_elf_images,skip_global_memory,skip_shared_memory,skip_local_memory
ulimit -c 0
for program in "./kinds trap" "./kinds assert" ./cluster; do
  timeout -k 5 30 $program > said.txt 2>&1
  echo "$program: dumps $(find . -name gpu.core -delete -print | wc -l), kind $(grep -o 'CUDBG_EXCEPTION.*' said.txt | sort -u)"
done

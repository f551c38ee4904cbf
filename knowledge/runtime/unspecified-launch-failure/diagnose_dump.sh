# Let the driver itself name the exception, at full speed, and leave memory out of the dump.
nvcc -arch=native -o kinds kinds.cu 2> nvcc.log
nvcc -arch=native -o cluster reproduce_cluster.cu
export CUDA_ENABLE_COREDUMP_ON_EXCEPTION=1 CUDA_COREDUMP_SHOW_PROGRESS=1 CUDA_COREDUMP_FILE=gpu.core
export CUDA_COREDUMP_GENERATION_FLAGS=skip_nonrelocated_elf_images,skip_global_memory,skip_shared_memory,skip_local_memory
ulimit -c 0
for program in "./kinds trap" "./kinds assert" ./cluster; do
  echo "$program: $($program 2>&1 | grep -o 'CUDBG_EXCEPTION.*' | sort -u)"
done

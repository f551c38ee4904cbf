# The check on three logs with lines of public threads, and on a file of 3 MiB for a GPU of 8 MiB.
head -c 3145728 /dev/zero > data.csv
echo "MemoryError: std::bad_alloc: out_of_memory: RMM failure at:include/rmm/mr/device/pool_memory_resource.hpp:196: Maximum pool size exceeded" > pool.log
printf '%s\n' "----> 2 gdf = cudf.read_csv('data.csv')" \
    "MemoryError: std::bad_alloc: CUDA error at: ../include/rmm/mr/device/cuda_memory_resource.hpp:68: cudaErrorMemoryAllocation out of memory" > driver.log
echo "failed with result RMM_ERROR_OUT_OF_MEMORY (4)  Attempted to allocate: 4000000000 bytes." > old.log
for log in pool driver old; do
    echo "== $log.log"
    python read_rmm_log.py $log.log
done
echo "== with the file"
python read_rmm_log.py driver.log data.csv 8388608

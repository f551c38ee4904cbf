# Try the other settings that are recommended, each in a process of its own.
for setting in max_split_size_mb:128 garbage_collection_threshold:0.6 max_split_size_mb:32; do
    if PYTORCH_CUDA_ALLOC_CONF=$setting python reproduce.py >/dev/null 2>error.txt; then
        echo "$setting: fits"
    else
        echo "$setting: $(grep -o 'CUDA out of memory. Tried to allocate 90.00 MiB' error.txt)"
    fi
done

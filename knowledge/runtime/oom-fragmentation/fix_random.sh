# Draw the same sizes under each setting that keeps large holes from being lost.
for setting in expandable_segments:True max_split_size_mb:64 max_split_size_mb:128; do
    echo "$setting: $(PYTORCH_CUDA_ALLOC_CONF=$setting python reproduce_random.py)"
done

# Let torch collect free segments early, and draw the same sizes.
PYTORCH_CUDA_ALLOC_CONF=garbage_collection_threshold:0.8 python reproduce_random.py

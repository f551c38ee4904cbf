# Let segments grow, and give back single pages instead of whole segments.
PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True python reproduce.py

# Wait after each launch, so that the traceback ends at the launch that failed.
CUDA_LAUNCH_BLOCKING=1 python reproduce.py

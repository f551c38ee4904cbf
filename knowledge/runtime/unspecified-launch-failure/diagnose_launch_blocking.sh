# Wait after each launch, so that the traceback ends at the launch of the kernel that gave up.
CUDA_LAUNCH_BLOCKING=1 python reproduce.py

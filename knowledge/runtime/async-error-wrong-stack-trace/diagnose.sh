# Wait after each launch: the same program, and the traceback ends where the mistake is.
CUDA_LAUNCH_BLOCKING=1 python reproduce.py

# Show the numbers of a process that was given one GPU.
CUDA_VISIBLE_DEVICES=0 LOCAL_RANK=1 python diagnose.py

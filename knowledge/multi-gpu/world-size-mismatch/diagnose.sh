# A Slurm job with one task, in which the script exports the number of GPUs as WORLD_SIZE.
env -u CUDA_VISIBLE_DEVICES SLURM_NTASKS=1 WORLD_SIZE=4 python diagnose.py

# Fault, then ask the GPU for its counters and its advice, and run a program that is right.
nvcc -arch=native -o fault13 reproduce.cu
nvcc -arch=native -o mended13 fix.cu
./fault13
nvidia-smi -i 0 --query-gpu=ecc.errors.uncorrected.volatile.total --format=csv,noheader
nvidia-smi -i 0 --query-gpu=gpu_recovery_action --format=csv,noheader
./mended13

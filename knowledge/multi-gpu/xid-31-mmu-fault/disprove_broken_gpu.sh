# Fault, then ask the GPU for its counters and its own advice, and run a program that is right.
nvcc -arch=native -o fault reproduce.cu
nvcc -arch=native -o mended fix.cu
./fault
nvidia-smi -i 0 --query-gpu=ecc.errors.uncorrected.volatile.total --format=csv,noheader
nvidia-smi -i 0 --query-gpu=remapped_rows.pending,remapped_rows.failure --format=csv,noheader
nvidia-smi -i 0 --query-gpu=gpu_recovery_action --format=csv,noheader
./mended

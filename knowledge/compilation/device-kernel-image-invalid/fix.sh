# Give it machine code for this GPU, made by a toolkit that the driver serves.
nvcc -cubin -arch=native -o kernel.cubin kernel.cu
python load.py kernel.cubin

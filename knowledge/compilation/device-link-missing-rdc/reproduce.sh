# Compile a kernel that calls a device function of another file.
nvcc -c kernel.cu

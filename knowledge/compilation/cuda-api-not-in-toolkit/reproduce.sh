# Compile a file with a texture reference, and one that reads a removed member of cudaDeviceProp.
nvcc -c textures.cu -o textures.o
nvcc -c properties.cu -o properties.o

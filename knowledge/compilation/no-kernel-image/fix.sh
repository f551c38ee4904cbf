nvcc -arch=native -o mended reproduce.cu
./mended

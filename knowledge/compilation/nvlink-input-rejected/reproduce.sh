# Link an object file of which only the first part was written, as a stopped build leaves it.
nvcc -rdc=true -arch=sm_90 -c kernel.cu -o kernel.o
head -c 3000 kernel.o > cut.o
nvcc -arch=sm_90 -dlink cut.o -o linked.o

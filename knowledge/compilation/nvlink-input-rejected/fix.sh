# Delete the object files, and compile again.
head -c 3000 /dev/zero > kernel.o
rm -f kernel.o
nvcc -rdc=true -arch=sm_90 -c kernel.cu -o kernel.o
nvcc -arch=sm_90 kernel.o -o program && echo 'linked'

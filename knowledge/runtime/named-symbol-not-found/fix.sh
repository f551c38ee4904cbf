# "native" stands for the GPUs of the machine that compiles.
nvcc -arch=native -rdc=true kernel.cu -o native
echo "relocatable, native: $(./native)"

# Quote the path, pass the option to the host compiler, and give the variable a value.
mkdir -p "my project/include"
echo '__global__ void kernel() {}' > "my project/kernel.cu"
root="my project"
nvcc -c "$root/kernel.cu" -o first.o
nvcc -c "$root/kernel.cu" -Xcompiler=-fPIC -o second.o
nvcc -c "$root/kernel.cu" -I "${CUDA_ROOT_OF_NOBODY:-$root/include}" -D GOOGLE_CUDA=1 -o third.o
ls ./*.o

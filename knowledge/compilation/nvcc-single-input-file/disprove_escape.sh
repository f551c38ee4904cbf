# Put the quotes into the variable instead of around it.
mkdir -p "my project"
echo '__global__ void kernel() {}' > "my project/kernel.cu"
source='"my project/kernel.cu"'
nvcc -c $source -o kernel.o

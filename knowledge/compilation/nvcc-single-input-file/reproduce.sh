# Compile one file in three ways that give nvcc a second word to take for an input file.
mkdir -p "my project"
echo '__global__ void kernel() {}' > "my project/kernel.cu"
cp "my project/kernel.cu" .
root="my project"
nvcc -c $root/kernel.cu -o kernel.o
nvcc -c kernel.cu /EHsc -o kernel.o
nvcc -c kernel.cu -I $CUDA_ROOT_OF_NOBODY -D GOOGLE_CUDA=1 -o kernel.o

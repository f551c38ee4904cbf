# Write an older version into the PTX of code that uses a newer instruction.
echo '__global__ void hopper() { asm volatile("wgmma.fence.sync.aligned;"); }' > hopper.cu
nvcc -arch=compute_90a -ptx hopper.cu -o hopper.ptx
sed -i 's/^\.version .*/.version 7.8/' hopper.ptx
ptxas -arch=sm_90a hopper.ptx -o hopper.cubin

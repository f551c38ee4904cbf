# Assemble PTX of a newer toolkit with the ptxas of this one.
nvcc -arch=compute_80 -ptx kernel.cu -o kernel.ptx
sed -i 's/^\.version .*/.version 99.0/' kernel.ptx
ptxas -arch=sm_80 kernel.ptx -o kernel.cubin

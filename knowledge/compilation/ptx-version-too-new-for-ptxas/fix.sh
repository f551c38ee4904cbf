# Assemble with a ptxas that is as new as the compiler that wrote the PTX: that of the same nvcc.
nvcc -arch=compute_80 -ptx kernel.cu -o kernel.ptx
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
"$top/bin/ptxas" -arch=sm_80 kernel.ptx -o kernel.cubin && echo "assembled: $(grep '^\.version' kernel.ptx)"

# Put an include guard around the kernel.
{ echo "#ifndef SCALE_CUH"; echo "#define SCALE_CUH"; sed 1d scale.cuh; echo "#endif"; } > guarded.cuh
mv guarded.cuh scale.cuh
nvcc one.cu two.cu main.cpp -o demo

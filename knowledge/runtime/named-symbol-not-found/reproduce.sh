# The same kernel for a GPU that is not here: what does its launch say?
other="-gencode arch=compute_75,code=sm_75"
nvcc $other kernel.cu -o usual
nvcc $other -rdc=true kernel.cu -o relocatable
echo "as usual: $(./usual)"
echo "relocatable: $(./relocatable)"

# Run the check on a toolkit of CUDA 10, on one without headers, and on a folder that does not exist.
mkdir -p ten/lib64 ten/include bare/lib64
touch ten/lib64/libcudart.so ten/lib64/libcublas.so ten/lib64/libcurand.so ten/lib64/libcufft.so ten/include/cuda_runtime.h
touch bare/lib64/libcudart.so
for folder in ten bare nowhere; do bash check_cuda_libraries.sh $folder | grep -v '^CMake'; done

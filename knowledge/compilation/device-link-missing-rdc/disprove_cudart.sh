# Link the libraries that answers name, and count what stays undefined.
. ./toolkit.sh
nvcc -dc kernel.cu square.cu
for more in "" -lcudart -lcudadevrt "-lcudart -lcudadevrt"; do
  g++ main.cpp kernel.o square.o -L"$lib" $more $cudart -o demo 2> link.log
  echo "${more:-nothing}: $(grep -c 'undefined reference to `__cudaRegisterLinkedBinary' link.log) undefined"
done

# The same program over the driver of a machine that is in order.
nvcc -o count count.cu
./count

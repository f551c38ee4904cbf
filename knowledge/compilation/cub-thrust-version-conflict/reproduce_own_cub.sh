# Compile a file that uses Thrust, with a checkout of an older CUB on the include path.
. ./own_cub.sh
printf '#include <thrust/sort.h>\n' > sort.cu
nvcc -c sort.cu -I own

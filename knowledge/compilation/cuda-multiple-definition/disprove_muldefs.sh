# Let the linker take the first of several definitions.
. ./stubs.sh
compare '__global__ void scale(float *x)' scale "" "-Xlinker --allow-multiple-definition"

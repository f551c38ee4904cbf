# Quiet the linker with inline or a template, as answers say, and with static.
. ./stubs.sh
compare 'inline __global__ void scale(float *x)' scale
compare 'template <int = 0> __global__ void scale(float *x)' 'scale<>' -static-global-template-stub=false
compare 'static __global__ void scale(float *x)' scale

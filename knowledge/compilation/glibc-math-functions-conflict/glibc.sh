# Stand-in for glibc 2.42: math.h declares rsqrt in glibc's own macros.
mkdir -p glibc242/bits
cat > glibc242/bits/mathcalls.h <<'END'
#include_next <bits/mathcalls.h>
__MATHCALL (rsqrt,, (_Mdouble_ __x));
END
export CPATH="$PWD/glibc242"
cat > kernel.cu <<'END'
__global__ void scale(double *x) { x[threadIdx.x] = rsqrt(x[threadIdx.x]); }
END

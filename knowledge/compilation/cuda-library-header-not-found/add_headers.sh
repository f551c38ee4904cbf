# Stand in for the development packages: headers of the libraries, with the version macros only.
for name in cublas_v2 cusolverDn cufft curand nvrtc; do : > "$1/$name.h"; done
printf '#define CUSPARSE_VER_MAJOR 12\n#define CUSPARSE_VER_MINOR 6\n' > "$1/cusparse.h"

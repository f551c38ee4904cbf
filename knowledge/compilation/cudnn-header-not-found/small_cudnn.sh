# Make the folder cudnn: headers with the version macros, and an empty library, laid out as in NVIDIA's archive.
mkdir -p cudnn/include cudnn/lib
echo '#include "cudnn_version.h"' > cudnn/include/cudnn.h
printf '#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 10\n#define CUDNN_PATCHLEVEL 2\n' > cudnn/include/cudnn_version.h
echo 'int empty;' | gcc -shared -x c - -o cudnn/lib/libcudnn.so.9
ln -s libcudnn.so.9 cudnn/lib/libcudnn.so

# Add the missing include as the first one of the header, then build again.
copy=$(mktemp -d)
cp kernel.cu rasterizer.h "$copy"
sed -i '0,/#include/s//#include <cstdint>\n#include/' "$copy/rasterizer.h"
grep -n '#include' "$copy/rasterizer.h"
nvcc -c "$copy/kernel.cu" -o "$copy/kernel.o" && echo built

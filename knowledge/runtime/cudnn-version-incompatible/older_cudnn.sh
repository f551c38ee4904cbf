# Build a stand-in for an older cuDNN: a libcudnn_graph.so.9 that only says that it is 9.0.0.
mkdir -p older
cat > older/graph.c <<'C'
#include <stddef.h>
size_t cudnnGetVersion(void) { return 90000; }
int cudnnGetProperty(int part, int *value) { *value = part == 0 ? 9 : 0; return 0; }
C
gcc -shared -fPIC -o older/libcudnn_graph.so.9 older/graph.c

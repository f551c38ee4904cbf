#include "small.h"

struct StreamSegmentSize {
  StreamSegmentSize(void* stream, bool small, unsigned long size);
};
__global__ void kernel() {}

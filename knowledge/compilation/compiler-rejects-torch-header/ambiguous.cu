#ifdef FIRST
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#endif
namespace c10 { namespace cuda {} }
using namespace c10;
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
__global__ void kernel() {}

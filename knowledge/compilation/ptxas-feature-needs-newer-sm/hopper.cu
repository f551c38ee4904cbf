__global__ void hopper() { asm volatile("wgmma.fence.sync.aligned;"); }

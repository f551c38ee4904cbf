// Do wrong what the argument names, and print what CUDA calls it.
#include <cassert>
#include <cstdio>
#include <cstring>

__global__ void give_up() { __trap(); }
__global__ void stop() { __brkpt(); }
__global__ void check(int x) { assert(x == 1); }
__global__ void write(int *p) { *p = 1; }
__global__ void shared(int at) { extern __shared__ int room[]; room[at] = 1; }
__global__ void draw(cudaSurfaceObject_t picture, int at) { surf1Dwrite(1.0f, picture, at); }
__global__ void fetch(const void *from) {
    __shared__ alignas(16) char room[16];
    __shared__ alignas(8) unsigned long long barrier;
    unsigned to = __cvta_generic_to_shared(room), done = __cvta_generic_to_shared(&barrier);
    asm volatile("mbarrier.init.shared.b64 [%0], 1;" ::"r"(done));
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
                 " [%0], [%1], 16, [%2];" ::"r"(to), "l"(from), "r"(done) : "memory");
    for (long long start = clock64(); clock64() - start < 100'000'000;) {}
}

cudaSurfaceObject_t picture() {
    cudaResourceDesc about{};
    about.resType = cudaResourceTypeArray;
    auto format = cudaCreateChannelDesc<float>();
    cudaMallocArray(&about.res.array.array, &format, 64, 0, cudaArraySurfaceLoadStore);
    cudaSurfaceObject_t made;
    return cudaCreateSurfaceObject(&made, &about), made;
}

int main(int count, char **words) {
    int *data;
    cudaMalloc(&data, 1024);
    auto is = [&](const char *name) { return !std::strcmp(words[1], name); };
    if (is("trap")) give_up<<<1, 1>>>();
    if (is("breakpoint")) stop<<<1, 1>>>();
    if (is("assert")) check<<<1, 1>>>(0);
    if (is("pointer")) write<<<1, 1>>>(nullptr);
    if (is("misaligned")) write<<<1, 1>>>((int *)((char *)data + 1));
    if (is("shared")) shared<<<1, 1, 16>>>(1 << 20);
    if (is("surface")) draw<<<1, 1>>>(picture(), 4096);
    if (is("bulk")) fetch<<<1, 1>>>((void *)(1LL << 46));
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("%s: %d %s\n", words[1], error, cudaGetErrorName(error));
}

// Try launches on both sides of each limit, and print what the launch answers.
#include <cstdio>

__global__ void kernel() {}
__global__ void __launch_bounds__(128) bounded() {}

template <class Kernel>
static void attempt(const char *what, Kernel run, dim3 grid, dim3 block, size_t shared = 0) {
    run<<<grid, block, shared>>>();
    std::printf("%s: %s\n", what, cudaGetLastError() == cudaSuccess ? "runs" : "is refused");
    cudaDeviceSynchronize();
}

int main() {
    attempt("1024 threads", kernel, 1, 1024);
    attempt("1025 threads", kernel, 1, 1025);
    attempt("block 1 x 1 x 64", kernel, 1, dim3(1, 1, 64));
    attempt("block 1 x 1 x 65", kernel, 1, dim3(1, 1, 65));
    attempt("no block", kernel, 0, 32);
    attempt("no thread", kernel, 1, 0);
    attempt("grid of 65535 in y", kernel, dim3(1, 65535), 1);
    attempt("grid of 65536 in y", kernel, dim3(1, 65536), 1);
    attempt("grid of 65536 in x", kernel, 65536, 1);
    attempt("48 KiB of shared memory", kernel, 1, 32, 48 << 10);
    attempt("one byte more", kernel, 1, 32, (48 << 10) + 1);
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 << 10);
    attempt("64 KiB after opting in", kernel, 1, 32, 64 << 10);
    attempt("128 threads of a kernel bounded to 128", bounded, 1, 128);
    attempt("256 threads of a kernel bounded to 128", bounded, 1, 256);
}

// Six ways to fault, by number; the driver files each under another text or number.
#include <cassert>
#include <cstdio>
#include <cstdlib>

__device__ int deep(int n) {
    volatile int room[64];
    room[n & 63] = n;
    return n <= 0 ? room[0] : deep(n - 1) + room[n & 63];
}
__global__ void misaligned(char *p) { *reinterpret_cast<int *>(p + 1) = 7; }
__global__ void shared(int i) { extern __shared__ char s[]; s[i] = 1; }
__global__ void stack(int n, int *out) { *out = deep(n); }
__global__ void trap() { asm volatile("trap;"); }
__global__ void check(int x) { assert(x == 1); }

int main(int count, char **words) {
    char *p;
    cudaMalloc(&p, 1024);
    switch (atoi(words[1])) {
        case 0: misaligned<<<1, 1>>>(p); break;
        case 1: shared<<<1, 1, 16>>>(1 << 22); break;
        case 2: shared<<<1, 1, 16>>>(1 << 30); break;
        case 3: stack<<<1, 1>>>(1 << 20, reinterpret_cast<int *>(p)); break;
        case 4: trap<<<1, 1>>>(); break;
        case 5: check<<<1, 1>>>(0); break;
    }
    std::printf("CUDA error %d", cudaDeviceSynchronize());
}

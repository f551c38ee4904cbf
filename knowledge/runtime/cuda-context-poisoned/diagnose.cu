// Provoke one error of each kind, each in a process of its own, and see what works after it.
#include <cassert>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

__global__ void good(int *data) { data[0] = 1; }
__global__ void far(int *data) { data[1LL << 38] = 1; }
__global__ void odd(int *data) { *(int4 *)((char *)data + 4) = int4{}; }
__global__ void trap() { __trap(); }
__global__ void claim(int value) { assert(value == 1); }

struct Kind {
    const char *name;
    void (*provoke)(int *data);
};

const Kind kinds[] = {
    {"allocation too large", [](int *) { void *more; cudaMalloc(&more, size_t(1) << 42); }},
    {"too many threads", [](int *data) { good<<<1, 2048>>>(data); }},
    {"no such device", [](int *) { cudaSetDevice(99); }},
    {"free of a wrong pointer", [](int *) { cudaFree((void *)0x1234); }},
    {"copy from nullptr", [](int *data) { cudaMemcpy(data, 0, 4, cudaMemcpyHostToDevice); }},
    {"failed assert", [](int *) { claim<<<1, 1>>>(0); }},
    {"illegal address", [](int *data) { far<<<1, 1>>>(data); }},
    {"misaligned address", [](int *data) { odd<<<1, 1>>>(data); }},
    {"trap", [](int *) { trap<<<1, 1>>>(); }},
};

static void attempt(const Kind &kind) {
    int *data;
    cudaMalloc(&data, 1024);
    kind.provoke(data);
    cudaError_t late = cudaDeviceSynchronize();
    cudaError_t first = cudaGetLastError();
    good<<<1, 1>>>(data);
    cudaError_t next = cudaDeviceSynchronize();
    std::printf("%s: %s, then %s\n", kind.name, cudaGetErrorName(late ? late : first),
                cudaGetErrorName(next));
}

int main() {
    for (const Kind &kind : kinds) {
        std::fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            attempt(kind);
            std::fflush(stdout);
            _exit(0);
        }
        waitpid(child, nullptr, 0);
    }
}

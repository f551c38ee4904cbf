// Write one byte, as far behind an allocation of 1 KiB as the argument says in KiB.
#include <cstdio>
#include <cstdlib>

__global__ void write(char *data, long long at) { data[at] = 1; }

int main(int count, char **words) {
    long long past = atoll(words[1]) << 10;
    char *data;
    cudaMalloc(&data, 1024);
    write<<<1, 1>>>(data, 1023 + past);
    cudaError_t error = cudaDeviceSynchronize();
    std::printf("%s KiB past the end: %d %s\n", words[1], error, cudaGetErrorName(error));
}

// The grid is rounded up, threads outside load zeros and write nothing, and each launch is checked.
#include <cstdio>
#include <cstdlib>
#include <vector>
constexpr int T = 16;
#define CHECK(call) check(call, __LINE__)

void check(cudaError_t problem, int line) {
    if (problem == cudaSuccess) return;
    fprintf(stderr, "line %d: %s\n", line, cudaGetErrorString(problem));
    exit(1);
}

__global__ void product(const float* a, const float* b, float* c, int n) {
    __shared__ float ta[T][T], tb[T][T];
    int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < (n + T - 1) / T; ++k) {
        int x = k * T + threadIdx.x, y = k * T + threadIdx.y;
        ta[threadIdx.y][threadIdx.x] = row < n && x < n ? a[row * n + x] : 0;
        tb[threadIdx.y][threadIdx.x] = y < n && col < n ? b[y * n + col] : 0;
        __syncthreads();  // reached by every thread: no return before it
        for (int i = 0; i < T; ++i) sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
        __syncthreads();
    }
    if (row < n && col < n) c[row * n + col] = sum;
}

int main() {
    for (int n : {64, 70}) {
        std::vector<float> ones(n * n, 1.0f), c(n * n);
        float *a, *b, *out;
        size_t bytes = n * n * sizeof(float);
        CHECK(cudaMalloc(&a, bytes)), CHECK(cudaMalloc(&b, bytes)), CHECK(cudaMalloc(&out, bytes));
        CHECK(cudaMemcpy(a, ones.data(), bytes, cudaMemcpyHostToDevice));
        CHECK(cudaMemcpy(b, ones.data(), bytes, cudaMemcpyHostToDevice));
        dim3 grid((n + T - 1) / T, (n + T - 1) / T);
        product<<<grid, dim3(T, T)>>>(a, b, out, n);
        CHECK(cudaGetLastError());       // the launch
        CHECK(cudaDeviceSynchronize());  // the run
        CHECK(cudaMemcpy(c.data(), out, bytes, cudaMemcpyDeviceToHost));
        CHECK(cudaFree(a)), CHECK(cudaFree(b)), CHECK(cudaFree(out));
        int count = 0;
        for (float value : c) count += value != n;
        printf("%d: %d wrong\n", n, count);
    }
}

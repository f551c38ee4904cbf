// A tiled product for sizes that are multiples of the tile, called with another size; and a launch that fails.
#include <cstdio>
#include <vector>
constexpr int T = 16;

__global__ void product(const float* a, const float* b, float* c, int n) {
    __shared__ float ta[T][T], tb[T][T];
    int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n / T; ++k) {  // leaves the last n % T columns out
        ta[threadIdx.y][threadIdx.x] = a[row * n + k * T + threadIdx.x];
        tb[threadIdx.y][threadIdx.x] = b[(k * T + threadIdx.y) * n + col];
        __syncthreads();
        for (int i = 0; i < T; ++i) sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + col] = sum;
}

int wrong(int n, dim3 block) {
    std::vector<float> ones(n * n, 1.0f), c(n * n);
    float *a, *b, *out;
    size_t bytes = n * n * sizeof(float);
    cudaMalloc(&a, bytes), cudaMalloc(&b, bytes), cudaMalloc(&out, bytes);
    cudaMemcpy(a, ones.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(b, ones.data(), bytes, cudaMemcpyHostToDevice);
    cudaMemset(out, 0, bytes);
    product<<<dim3(n / T, n / T), block>>>(a, b, out, n);  // leaves the last rows and columns out
    cudaMemcpy(c.data(), out, bytes, cudaMemcpyDeviceToHost);
    cudaFree(a), cudaFree(b), cudaFree(out);
    int count = 0;
    for (float value : c) count += value != n;
    return count;
}

int main() {
    printf("64: %d wrong\n", wrong(64, dim3(T, T)));
    printf("70: %d of 4900 wrong\n", wrong(70, dim3(T, T)));
    printf("64 with 64 x 64 threads: %d of 4096 wrong, ", wrong(64, dim3(64, 64)));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
}

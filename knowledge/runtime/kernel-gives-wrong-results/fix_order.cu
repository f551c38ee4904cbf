// cuBLAS reads columns: row-major A times B is B times A to it, and the result is row-major again.
#include <cublas_v2.h>
#include <cstdio>

int main() {
    const int m = 2, n = 2, k = 3;
    float a[m * k] = {1, 2, 3, 4, 5, 6}, b[k * n] = {1, 0, 0, 1, 1, 1}, c[m * n], *da, *db, *dc, one = 1, zero = 0;
    cudaMalloc(&da, sizeof a), cudaMalloc(&db, sizeof b), cudaMalloc(&dc, sizeof c);
    cudaMemcpy(da, a, sizeof a, cudaMemcpyHostToDevice);
    cudaMemcpy(db, b, sizeof b, cudaMemcpyHostToDevice);
    cublasHandle_t handle;
    cublasCreate(&handle);
    auto show = [&](const char* text, cublasStatus_t status) {
        cudaMemcpy(c, dc, sizeof c, cudaMemcpyDeviceToHost);
        printf("%s: %g %g | %g %g, status %d\n", text, c[0], c[1], c[2], c[3], status);
    };
    // The operands in their own order, told to be transposed: the product is right, and lies column by column.
    show("A, B", cublasSgemm(handle, CUBLAS_OP_T, CUBLAS_OP_T, m, n, k, &one, da, k, db, n, &zero, dc, m));
    // The operands swapped, and nothing transposed: the rows of C one after the other.
    show("B, A", cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, m, k, &one, db, n, da, k, &zero, dc, n));
}

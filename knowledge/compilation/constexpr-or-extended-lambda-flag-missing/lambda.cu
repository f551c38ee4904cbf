template <class F> __global__ void run(F f, float *out) { out[threadIdx.x] = f(threadIdx.x); }

void start(float *out) {
  run<<<1, 32>>>([] __device__(int i) { return 2.0f * i; }, out);
}
int main() {}

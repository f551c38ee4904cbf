__device__ float scale(float x) { return 2.0f * x; }

int main() { return scale(1.0f) > 3.0f; }

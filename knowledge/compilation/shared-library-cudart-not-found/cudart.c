/* Stand-in for CUDA's runtime: one function, one name, one version. */
int cudaRuntimeGetVersion(int *number) { return *number = 1000 * MAJOR, 0; }

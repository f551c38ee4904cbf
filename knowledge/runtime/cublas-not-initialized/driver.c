// A stand-in for the driver: it knows one version of CUDA and has no GPU.
int cuDriverGetVersion(int *version) { return *version = VERSION, 0; }
int cuInit(unsigned flags) { return 100; }

int cuInit(unsigned flags) { return INIT; }
int cuDriverGetVersion(int *release) { *release = RELEASE; return 0; }
int cuDeviceGetCount(int *count) { *count = COUNT; return 0; }
int cuDeviceGet(int *device, int index) { *device = index; return 0; }
int cuDeviceGetName(char *name, int size, int device) {
  const char *text = "NVIDIA GeForce RTX 3060";
  for (int i = 0; i < size && (name[i] = text[i]); i++);
  return 0;
}

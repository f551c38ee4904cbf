#ifndef GPU_CODE
#define GPU_CODE 3000000000
#endif
char gpu_code[GPU_CODE];  /* stands for the GPU code of a library */
int counter;
int main(void) { return counter + gpu_code[1]; }

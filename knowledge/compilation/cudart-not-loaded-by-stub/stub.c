#include <dlfcn.h>
#include <stdio.h>
/* Calls of the CUDA runtime go through here; the library is opened at the first call. */
static void *find(const char *name) {
    void *library = dlopen("libcudart.so.99", RTLD_LAZY);
    return library ? dlsym(library, name) : NULL;
}
static const char *no_text(int code) { return "cudaGetErrorString symbol not found."; }
static int no_function(int *device) { return 302; /* cudaErrorSharedObjectSymbolNotFound */ }
int main(void) {
    void *call = find("cudaGetDevice"), *text = find("cudaGetErrorString");
    int device = 0, code = (call ? (int (*)(int *))call : no_function)(&device);
    const char *said = (text ? (const char *(*)(int))text : no_text)(code);
    return printf("cudaGetDevice(): %d, Status: %s\n", code, said) < 0;
}

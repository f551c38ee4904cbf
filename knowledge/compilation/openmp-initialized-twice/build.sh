#!/usr/bin/env bash
# Build two copies of a small runtime in $1, which registers itself as Intel's OpenMP runtime does.
set -eu
mkdir -p "$1/Library/bin" "$1/site-packages/torch/lib"
cat > "$1/runtime.c" <<'C'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int here;
int omp_get_max_threads(void) {
    char name[64], mine[32];
    snprintf(name, sizeof name, "__KMP_REGISTERED_LIB_%d", getpid());
    snprintf(mine, sizeof mine, "%p", (void *)&here);
    const char *first = getenv(name), *allowed = getenv("KMP_DUPLICATE_LIB_OK");
    if (first && strcmp(first, mine) && !(allowed && !strcmp(allowed, "TRUE"))) {
        fprintf(stderr, "OMP: Error #15: Initializing libiomp5.so, but found libiomp5.so already initialized.\n");
        abort();
    }
    if (!first) setenv(name, mine, 1);
    return 2;
}
C
gcc -shared -fPIC -o "$1/Library/bin/libiomp5.so" "$1/runtime.c"
cp "$1/Library/bin/libiomp5.so" "$1/site-packages/torch/lib/"

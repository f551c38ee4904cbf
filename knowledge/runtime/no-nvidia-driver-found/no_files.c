// A preload (LD_PRELOAD): the driver's device files cannot be opened, as in a container without them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#define REFUSE(path) if (!strncmp(path, "/dev/nvidia", 11)) { errno = ENOENT; return -1; }
#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; va_start(rest, flags); unsigned mode = va_arg(rest, unsigned); va_end(rest); \
    REFUSE(path) \
    return ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name))(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

int openat(int folder, const char *path, int flags, ...) {
  va_list rest; va_start(rest, flags); unsigned mode = va_arg(rest, unsigned); va_end(rest);
  REFUSE(path)
  return ((int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, "openat"))(folder, path, flags, mode);
}

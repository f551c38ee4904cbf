// The stand-in: an NVML of another release, as far as the module in the kernel can tell.
// It goes between libnvidia-ml and the kernel, and changes the version that is handed over.
// Every other library passes as it is, CUDA's too: so it says nothing of what CUDA does in a mismatch.
//   CLAIM=99   the last two digits of the version; without it nothing is changed
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define CHECK_VERSION 0xc04846d2  // _IOWR of F, 210 and struct version; callers may extend its sign
struct version { unsigned command, reply; char text[64]; };

int ioctl(int file, unsigned long request, ...) {
  va_list rest;
  va_start(rest, request);
  struct version *version = va_arg(rest, struct version *);
  va_end(rest);
  int (*real)(int, unsigned long, ...) = dlsym(RTLD_NEXT, "ioctl");
  if ((unsigned)request != CHECK_VERSION) return real(file, request, version);

  Dl_info caller = {0};
  dladdr(__builtin_return_address(0), &caller);
  const char *claim = getenv("CLAIM");
  size_t length = strnlen(version->text, 64);
  if (claim && length > 2 && caller.dli_fname && strstr(caller.dli_fname, "libnvidia-ml"))
    strncpy(version->text + length - 2, claim, 2);
  return real(file, request, version);
}

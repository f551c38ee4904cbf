// The stand-in: libraries of another release, as far as the kernel module can tell.
// It goes between the NVIDIA libraries and the kernel, and changes the version that they hand over.
//   CLAIM=newer|older  the last two digits become 99 or 00; without it nothing is changed
//   WHO=libcuda        only for the library of that name
//   AFTER=file         only once that file is there
//   SAY=1              print what is handed over
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
  const char *name = caller.dli_fname ? caller.dli_fname : "";
  const char *claim = getenv("CLAIM"), *who = getenv("WHO"), *after = getenv("AFTER");
  size_t length = strnlen(version->text, 64);
  if (claim && length > 2 && !(who && !strstr(name, who)) && !(after && access(after, F_OK)))
    memset(version->text + length - 2, *claim == 'o' ? '0' : '9', 2);
  if (getenv("SAY") && length)
    fprintf(stderr, "%s hands over %.64s\n", strrchr(name, '/') ? strrchr(name, '/') + 1 : name, version->text);
  return real(file, request, version);
}

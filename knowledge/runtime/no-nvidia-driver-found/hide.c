// An auditor for the loader (LD_AUDIT): no search finds libcuda, all else is found as ever.
#define _GNU_SOURCE
#include <link.h>
#include <stdint.h>
#include <string.h>

unsigned la_version(unsigned version) { return version; }

char *la_objsearch(const char *name, uintptr_t *cookie, unsigned flag) {
  (void)cookie, (void)flag;
  return strstr(name, "libcuda.so") ? NULL : (char *)name;
}

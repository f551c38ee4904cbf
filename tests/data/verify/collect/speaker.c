/* A library that warns as NCCL does, and that holds names in each way that a linker knows. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

__attribute__((noinline)) void say(
    int level, unsigned long flags, const char *where, int line, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  if (level) vfprintf(stderr, format, rest);
  va_end(rest);
  (void)flags;
  (void)where;
  (void)line;
}

int warns(int count) {
  say(2, ~0ul, __func__, 1, "planted: the ring has %d gaps", count);
  return count;
}

int informs(int count) {
  say(3, ~0ul, __func__, 2, "planted: the ring has %d ranks", count);
  return count;
}

const char *whole(void) { return getenv("NCCL_PLANTED_WHOLE"); }
const char *longer(void) { return getenv("TORCH_NCCL_PLANTED_TAIL"); }
const char *shorter(void) { return getenv("NCCL_PLANTED_TAIL"); }
const char *only_longer(void) { return getenv("TORCH_NCCL_PLANTED_END"); }

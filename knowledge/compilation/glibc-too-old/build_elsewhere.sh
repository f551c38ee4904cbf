# Compile demo.so as a system with glibc 2.99 would: against a libc that has one function more.
mkdir -p newer
echo 'int arrives_later(void) { return 1; }' > later.c
echo 'GLIBC_2.99 { global: arrives_later; };' > versions
gcc -shared -fPIC -nostdlib later.c -o newer/libc.so.6 \
  -Wl,-soname,libc.so.6,--version-script,versions
include="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
gcc -shared -fPIC -DON_THE_NEWER_SYSTEM -I"$include" demo.c newer/libc.so.6 "$@" -o demo.so

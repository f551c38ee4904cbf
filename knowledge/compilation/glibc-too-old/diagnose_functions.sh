# The versions that five plain functions get from the system they are compiled on.
cat > plain.c << 'EOF'
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <string.h>
#include <sys/stat.h>
void *calls[] = {pow, memcpy, stat, pthread_create, dlopen};
EOF
gcc -shared -fPIC plain.c -lm -o plain.so
for name in memcpy pow stat pthread_create dlopen; do
  has=$(for file in libc.so.6 libm.so.6; do
    readelf --dyn-syms --wide "$(gcc -print-file-name=$file)" | grep -o " $name@.*" | tr -d ' @'
  done | sed "s/$name//; s/([0-9]*)//" | sort -Vu | xargs)
  asked=$(readelf --dyn-syms --wide plain.so | grep -o "$name@[A-Z0-9_.]*" | head -n 1)
  echo "$asked, of: $has"
done

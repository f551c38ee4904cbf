# Ask for the older version of a function that the library still has; 2.2.5 is its number on x86_64.
cat > power.c << 'EOF'
#include <math.h>
#ifdef OLDER
__asm__(".symver pow, pow@GLIBC_2.2.5");
#endif
double power(double x, double y) { return pow(x, y); }
EOF
for option in -DNEWEST -DOLDER; do
  gcc -shared -fPIC $option power.c -lm -o power.so
  echo "$option: $(readelf --dyn-syms --wide power.so | grep -o 'pow@[A-Z0-9_.]*')" \
    "$(python -c 'import ctypes; f = ctypes.CDLL("./power.so").power; f.restype = ctypes.c_double
print(f(ctypes.c_double(2), ctypes.c_double(10)))')"
done

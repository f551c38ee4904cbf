# Compile the same source on the system that runs it.
include="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
gcc -shared -fPIC -I"$include" demo.c -o demo.so
echo "asks for 2.99: $(readelf -V demo.so | grep -c GLIBC_2.99)"
python -c "import demo; print('loaded', demo.number())"

# Make a module that needs libmpi.so.40, and the libraries of two releases.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$PWD
cd "$work"
mkdir open mpich
echo 'int mpi_answer(void) { return 1; }' > mpi.c
gcc -shared -fPIC -Wl,-soname,libmpi.so.40 mpi.c -o open/libmpi.so.40
gcc -shared -fPIC -Wl,-soname,libmpi.so.12 mpi.c -o mpich/libmpi.so.12
cat > module.c <<'C'
#include <Python.h>
int mpi_answer(void);
static struct PyModuleDef def = {PyModuleDef_HEAD_INIT, "fakempi"};
PyMODINIT_FUNC PyInit_fakempi(void) { mpi_answer(); return PyModule_Create(&def); }
C
include=$(python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
gcc -shared -fPIC -I"$include" module.c -o fakempi.so open/libmpi.so.40

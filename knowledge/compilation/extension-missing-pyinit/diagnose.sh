# Check five modules: without sources, with another name, in C++, without an init function, and a good one.
headers=$(python -c 'import sysconfig; print("-I" + sysconfig.get_path("include"))')
build() { gcc -shared -fPIC $headers "$@" -o _ext.so; }
check() { echo "$1: $(python check_module.py ./_ext.so | sed -n 's/^verdict: //p')"; }
build -lm; check "no object file"
sed 's/PyInit__ext/PyInit__C/' ops.c > other.c; build other.c; check "named _C"
sed 's/PyMODINIT_FUNC/PyObject */' ops.c > plain.cpp; build plain.cpp; check "without extern C"
sed 's/PyMODINIT_FUNC PyInit__ext/PyObject *helper/' ops.c > helper.c; build helper.c; check "without a module"
build ops.c; check "as it should be"

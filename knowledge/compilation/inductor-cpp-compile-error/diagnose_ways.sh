# The verdicts of the check: all well, no Python.h, and a compiler that does not find its own headers.
check() { "$@" 2> /dev/null | sed -n 's/^verdict: //p'; }
echo "g++: $(check python check_compile.py)"
echo "no -dev package: $(check python -c 'import no_headers, runpy; runpy.run_path("check_compile.py")')"
mkdir bare
printf '#!/bin/sh\nexec %s -nostdinc++ "$@"\n' "$(command -v g++)" > bare/g++ && chmod +x bare/g++
echo "no C++ headers: $(CXX="$PWD/bare/g++" check python check_compile.py)"

# Compile a function with a compiler that finds none of its C++ headers.
mkdir bare
printf '#!/bin/sh\nexec %s -nostdinc++ "$@"\n' "$(command -v g++)" > bare/g++ && chmod +x bare/g++
CXX="$PWD/bare/g++" python compiled.py

# Clone a project without its submodules, and build it.
. ./project.sh
g++ -fsyntax-only -I third_party/cutlass/include kernel.cpp

# Clone with the submodules in the first place.
. ./project.sh --recurse-submodules
g++ -fsyntax-only -I third_party/cutlass/include kernel.cpp && echo built

# Compile an extension of torch as any other source, as a make.sh does.
c++ -std=c++20 -fsyntax-only scale.cpp

# The same header in a C++ file: g++ adds which include is missing.
g++ -fsyntax-only -x c++ rasterizer.h

# Build an extension whose setup.py asks for C++14.
python setup.py build_ext --inplace

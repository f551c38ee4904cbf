# The example with a C++ compiler that does not exist: everything before Inductor works.
CXX=no-such-compiler TORCHINDUCTOR_CACHE_DIR=$(mktemp -d) python try_backends.py example:job

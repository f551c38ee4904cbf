c++ -shared -fPIC -g -O0 -w -fstack-protector-all -o aborts.so aborts.cpp

# Compile a file that includes torch's cuDNN header, where cuDNN is not on the compiler's path.
unset CPATH CPLUS_INCLUDE_PATH
g++ -std=c++17 -I "$(python -c 'import torch; print(torch.__path__[0])')/include" -c convolution.cpp

# The right libraries, in front of the object file: the linker has dropped them when it reads the file.
torch=$(python -c "import torch; print(torch.__path__[0])")
g++ -std=c++20 -c app.cpp -I "$torch/include" -I "$torch/include/torch/csrc/api/include"
g++ -o app -L "$torch/lib" -Wl,--as-needed -ltorch -ltorch_cpu -lc10 app.o

# Link with the libraries that old instructions name: torch and c10, without torch_cpu.
torch=$(python -c "import torch; print(torch.__path__[0])")
g++ -std=c++20 -c app.cpp -I "$torch/include" -I "$torch/include/torch/csrc/api/include"
g++ app.o -o app -L "$torch/lib" -ltorch -lc10

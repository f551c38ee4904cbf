# Name torch_cpu, too, after the object files, and keep libraries that no symbol asks for.
torch=$(python -c "import torch; print(torch.__path__[0])")
g++ -std=c++20 -c app.cpp -I "$torch/include" -I "$torch/include/torch/csrc/api/include"
g++ app.o -o app -L "$torch/lib" -Wl,-rpath,"$torch/lib" -Wl,--no-as-needed -ltorch -ltorch_cpu -lc10
./app

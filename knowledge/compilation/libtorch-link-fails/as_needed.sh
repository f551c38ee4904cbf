# The same command, with and without --no-as-needed: the linker drops libtorch.so.
torch=$(python -c "import torch; print(torch.__path__[0])")
g++ -std=c++20 -c app.cpp -I "$torch/include" -I "$torch/include/torch/csrc/api/include"
for option in as-needed no-as-needed; do
  g++ app.o -o app -L "$torch/lib" -Wl,--$option -ltorch -ltorch_cpu -lc10
  echo "$option:" && python check_torch_link.py ./app
done

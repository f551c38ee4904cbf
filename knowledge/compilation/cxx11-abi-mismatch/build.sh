# Compile demo.cpp into a module with the string type of $1: 0 is the old one, 1 is the new one.
torch="$(python -c 'import torch; print(torch.__path__[0])')"
python_h="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
c++ -std=c++20 -shared -fPIC "-D_GLIBCXX_USE_CXX11_ABI=$1" -I"$python_h" -isystem "$torch/include" \
  demo.cpp -o demo.so -L"$torch/lib" -lc10 -Wl,-rpath,"$torch/lib"

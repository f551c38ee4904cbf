# Compile demo.cpp into a module, with further flags as given.
torch="$(python -c 'import torch; print(torch.__path__[0])')"
python_h="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
c++ -std=c++20 -shared -fPIC "$@" -I"$python_h" -isystem "$torch/include" \
  demo.cpp -o demo.so -L"$torch/lib" -lc10

# Add the folder that contains extension.h.
inner=$(python3 -c "import torch, os; print(os.path.join(os.path.dirname(torch.__file__), 'include', 'torch'))")
ls "$inner/extension.h" > /dev/null && c++ -std=c++20 -fsyntax-only -I"$inner" scale.cpp

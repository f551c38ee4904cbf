# The same file with the flags that torch gives: its folders of headers, and that of Python.
flags=$(python3 -c "
import sysconfig
from torch.utils.cpp_extension import include_paths
print(*('-I' + one for one in [*include_paths(), sysconfig.get_paths()['include']]))")
c++ -std=c++20 -DTORCH_EXTENSION_NAME=scale -E $flags scale.cpp > scale.ii && echo "found: torch/extension.h and all that it includes"

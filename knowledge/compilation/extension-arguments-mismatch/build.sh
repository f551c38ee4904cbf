# Compile scan_cuda.cpp with the headers that torch brings.
include=$(python3 -c "import sysconfig; print(sysconfig.get_path('include'))")
torch=$(python3 -c "import importlib.util as u; print(u.find_spec('torch').submodule_search_locations[0])")
suffix=$(python3 -c "import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))")
c++ -std=c++20 -shared -fPIC -fvisibility=hidden -I"$include" -I"$torch/include" scan_cuda.cpp -o "scan_cuda$suffix"

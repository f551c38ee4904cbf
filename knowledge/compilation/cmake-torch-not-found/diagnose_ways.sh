# The three verdicts of the check: no path, a path that CMake takes from the source folder, no torch.
unset CMAKE_PREFIX_PATH Torch_DIR Torch_ROOT
python="$(command -v python)"
check() { echo "$1: $("$python" "${@:2}" | grep -oE 'verdict: .*(DCMAKE_PREFIX_PATH|libtorch|torch$)')"; }
cmake -S . -B silent > log.txt 2>&1
check "no path" find_torch.py silent
mkdir below
(cd below && cmake -DCMAKE_PREFIX_PATH=../libtorch .. > log.txt 2>&1)
check "-DCMAKE_PREFIX_PATH=../libtorch" find_torch.py below
check "a Python without packages" -I -S find_torch.py silent

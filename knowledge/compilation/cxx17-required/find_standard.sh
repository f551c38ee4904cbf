# Say where a source folder asks for an old C++ standard, and what the compiler can: bash find_standard.sh FOLDER
folder="${1:-.}"
grep -rnE --include='*.py' --include='CMakeLists.txt' --include='*.cmake' --include='Makefile' --include='*.toml' \
  -e '-std=(c|gnu)\+\+(11|14|0x|1y)' -e '/std:c\+\+(11|14)' -e 'C(XX|UDA)_STANDARD[ "]+(11|14)' -e 'cxx_std_(11|14)' "$folder" \
  | tee found.txt
torch="$(python -c 'import torch; print(torch.__version__, torch.__path__[0])')"
echo "torch: ${torch% *} asks for $(grep -ohE 'C\+\+[0-9]+ or later' "${torch#* }/include/ATen/ATen.h" | head -1)"
compiler="${CXX:-c++}"
echo "compiler: $("$compiler" --version | head -1)"
if [ -s found.txt ]; then
  echo "verdict: $(wc -l < found.txt) line(s) ask for a standard that is too old"
elif ! echo 'int x;' | "$compiler" -std=c++17 -x c++ -fsyntax-only - 2> /dev/null; then
  echo "verdict: the compiler does not know C++17"
else
  echo "verdict: no line found; look for -std= in the failing command, or set the standard there"
fi

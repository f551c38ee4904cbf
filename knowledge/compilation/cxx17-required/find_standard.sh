# Say where a source folder asks for an old C++ standard, and what the compiler can: bash find_standard.sh FOLDER
folder="${1:-.}"
torch="$(python -c 'import torch; print(torch.__version__, torch.__path__[0])')"
needs="$(grep -ohE 'C\+\+[0-9]+ or later' "${torch#* }/include/ATen/ATen.h" | head -1 | grep -oE '[0-9]+')"
old='11|14'
[ "$needs" -ge 20 ] && old='11|14|17'
grep -rnE --include='*.py' --include='CMakeLists.txt' --include='*.cmake' --include='Makefile' --include='*.toml' \
  -e "-std=(c|gnu)\+\+($old|0x|1y)" -e "/std:c\+\+($old)" -e "C(XX|UDA)_STANDARD[ \"]+($old)" -e "cxx_std_($old)" "$folder" \
  | tee found.txt
echo "torch: ${torch% *} asks for C++$needs or later"
compiler="${CXX:-c++}"
echo "compiler: $("$compiler" --version | head -1)"
if [ -s found.txt ]; then
  echo "verdict: $(wc -l < found.txt) line(s) ask for a standard that is too old"
elif ! echo 'int x;' | "$compiler" "-std=c++$needs" -x c++ -fsyntax-only - 2> /dev/null; then
  echo "verdict: the compiler does not know C++$needs"
else
  echo "verdict: no line found; look for -std= in the failing command, or set the standard there"
fi

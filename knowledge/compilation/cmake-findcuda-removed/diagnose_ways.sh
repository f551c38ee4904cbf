# The verdicts for a project that asks for CMake 3.27, for an older one, and without nvcc.
bash="$(command -v bash)"
check() { sed -n 's/^verdict: //p' | sed 's/=.*/ of nvcc/; s/ finds .*/ finds the toolkit/'; }
bash check_findcuda.sh . | check
mkdir older && sed 's/VERSION 3.27/VERSION 3.18/' CMakeLists.txt > older/CMakeLists.txt
bash check_findcuda.sh older | grep -c 'verdict: \(pass\|CMake finds\)'
mkdir tools && for tool in cmake sed head sort; do ln -s "$(command -v $tool)" tools/; done
PATH="$PWD/tools" "$bash" check_findcuda.sh older | check

# Run the check with the real toolkit, on a target that no release has, and where there is no cmake.
bash check_targets.sh cudart | sed 's/^CMake .*/CMake .../'
bash check_targets.sh cudart no_such_library | sed 's/^CMake .*/CMake .../'
shell=$(command -v bash)
PATH=/nowhere "$shell" check_targets.sh cudart
true

# The check for a compiler that is not there, one without C++, and a whole one.
bash check_host.sh g++-5 | sed -n 's/^verdict: //p'
GCC_EXEC_PREFIX=/nowhere/ bash check_host.sh | sed -n 's/^verdict: //p'
bash check_host.sh | sed -n 's/^verdict: //p'

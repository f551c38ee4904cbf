# No library of this number is found: every call fails, and the text of the error is missing, too.
. ./build.sh
./program

# The check on a toolkit without the math libraries, and after they are added.
. ./small_toolkit.sh
bash check_toolkit.sh small | grep verdict
bash add_headers.sh small/include
bash check_toolkit.sh small | grep -o "verdict: [a-z]*"

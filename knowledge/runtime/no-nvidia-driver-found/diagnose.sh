# Plant seven machines, and let who.py tell them apart.
. ./plant.sh
try() {
  echo "$1"
  on "$@" python who.py | sed 's/^/  /'
}
#   name                  module GPUs library
try no-driver             no     0    hidden
try container-without-gpu yes    0    hidden
try utility-only          yes    1    hidden
try built-under-nvidia    yes    1    empty
try stub-in-path          yes    1    34
try no-device             yes    0    100
try sound                 yes    1    0

# Plant a sound machine and seven faults, and let versions.py tell them apart.
. ./plant.sh
try() { # NAME and versions as for plant
  plant "$@"
  echo "$1"
  on "$1" python versions.py | grep -v 'is from' | sed 's/^/  /'
}
#   name                kernel      NVML        CUDA        disk
try sound               580.159.04  580.159.04  580.159.04  580.159.04
try upgraded            580.126.09  580.159.04  580.159.04  580.159.04
try only-libraries      520.56.06   525.85.12   525.85.12   520.56.06
try image-with-driver   535.183.01  565.57.01   565.57.01   none
try third-release       570.124.06  570.195.03  570.195.03  570.133.20
try half-an-upgrade     580.126.09  580.159.04  580.126.09  580.126.09
try compat-folder       570.124.06  570.124.06  580.159.04  570.124.06
try not-loaded          none        580.159.04  580.159.04  580.159.04

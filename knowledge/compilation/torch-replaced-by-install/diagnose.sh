# Run the check on a lower bound, a dependency that pins, an upgrade, and with a constraint.
. ./make_environment.sh
check() { echo "pip install $*"; python3 check_install.py "$@"; }
check custom-node
check torchdata
check --upgrade torch
echo torch==2.9.1+cu130 > constraints.txt
check torchdata -c constraints.txt 2>&1 | grep -vE '^ERROR: (Resolution|Cannot)|^$'

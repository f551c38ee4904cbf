# A clone with submodules, and an SSH server that knows no key of this user.
. ./project.sh
git clone -q --recurse-submodules app copy

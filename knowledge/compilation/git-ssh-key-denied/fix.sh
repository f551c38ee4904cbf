# insteadOf: the address of the owner becomes one that needs no key. Here a folder, for you https://github.com/.
. ./project.sh
git config --global url."file://$PWD/hub/".insteadOf git@github.com:owner/
git clone -q --recurse-submodules app copy
echo "header of the submodule: $(ls copy/lib)"

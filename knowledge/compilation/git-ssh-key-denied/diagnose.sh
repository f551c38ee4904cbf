# The project of the reproduction, with one more address.
. ./project.sh
git -C app config -f .gitmodules submodule.other.url https://github.com/owner/other
bash submodule_addresses.sh app

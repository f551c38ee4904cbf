# Leave --init out: git has no submodule to update and says nothing.
. ./project.sh
git submodule update --recursive && echo "git: status 0"
ls -A third_party/cutlass | wc -l

# Make a project with a submodule, and clone it the way given as arguments into the folder "clone".
export GIT_CONFIG_COUNT=4 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always \
    GIT_CONFIG_KEY_1=user.name GIT_CONFIG_VALUE_1=user GIT_CONFIG_KEY_2=user.email \
    GIT_CONFIG_VALUE_2=user@example.org GIT_CONFIG_KEY_3=init.defaultBranch GIT_CONFIG_VALUE_3=main
cd "$(mktemp -d)" || exit 1
git init -q library && mkdir -p library/include/cutlass
echo '#pragma once' > library/include/cutlass/cutlass.h
git -C library add . && git -C library commit -qm library
git init -q project && git -C project submodule --quiet add "$PWD/library" third_party/cutlass
echo '#include "cutlass/cutlass.h"' > project/kernel.cpp
git -C project add . && git -C project commit -qm project
git clone -q "$@" project clone 2>/dev/null
cd clone || exit 1

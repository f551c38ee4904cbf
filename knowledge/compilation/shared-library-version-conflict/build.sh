#!/usr/bin/env bash
# Build in $1 two releases of a library, and one that needs a symbol of the newer release.
set -eu
mkdir -p "$1/wheel/nvjitlink" "$1/wheel/cusparse" "$1/toolkit"
cd "$1"
echo 'libnvJitLink.so.12 { global: *; };' > version.map
soname=-Wl,-soname,libnvJitLink.so.12,--version-script=version.map
echo 'int __nvJitLinkCreate_12_0(void) { return 0; }' > old.c
echo 'int __nvJitLinkCreate_12_0(void) { return 0; } int __nvJitLinkAddData_12_1(void) { return 0; }' > new.c
gcc -shared -fPIC "$soname" -o toolkit/libnvJitLink.so.12 old.c
gcc -shared -fPIC "$soname" -o wheel/nvjitlink/libnvJitLink.so.12 new.c
echo 'int __nvJitLinkAddData_12_1(void); int cusparseGetVersion(void) { return __nvJitLinkAddData_12_1(); }' > user.c
gcc -shared -fPIC -o wheel/cusparse/libcusparse.so.12 user.c \
  wheel/nvjitlink/libnvJitLink.so.12 -Wl,--enable-new-dtags,-rpath,'$ORIGIN/../nvjitlink'

# Let the newer library be loaded: by taking the older folder away, or by loading it first.
bash build.sh
newer="$(g++ -print-file-name=libstdc++.so.6)"
echo "without the older folder: $(env -u LD_LIBRARY_PATH python -c 'import demo; print(demo.third())')"
echo "newer library preloaded:  $(LD_LIBRARY_PATH="$PWD/env/lib" LD_PRELOAD="$newer" python -c 'import demo; print(demo.third())')"
bash build.sh -static-libstdc++ -static-libgcc
echo "linked into the module:   $(LD_LIBRARY_PATH="$PWD/env/lib" python -c 'import demo; print(demo.third())')"

# Link the FFmpeg libraries of PyAV's wheel under their usual names, and show the folder to the loader.
libs=$(python -c 'import importlib.util as u; print(u.find_spec("av").submodule_search_locations[0] + ".libs")')
mkdir -p ffmpeg
for file in "$libs"/libav*-*.so.* "$libs"/libsw*-*.so.*; do
    name=$(basename "$file" | sed -E 's/-[0-9a-f]+(\.so\.[0-9]+).*/\1/')
    ln -sf "$file" "ffmpeg/$name"
done
export LD_LIBRARY_PATH="$PWD/ffmpeg:$libs"

# A Python environment and a folder of packages in this folder; nothing is downloaded.
bash make_package.sh
python -m venv --without-pip env
unset PYTHONPATH
export PIP_CACHE_DIR=$PWD/cache PIP_NO_INDEX=1 PIP_FIND_LINKS=$PWD/packages PIP_DISABLE_PIP_VERSION_CHECK=1
install() { python -m pip --python env/bin/python install -q "$@" llama-cpp-python; }
supports_gpu() { env/bin/python -B -c 'import llama_cpp; print("GPU offload:", llama_cpp.llama_supports_gpu_offload())'; }

# Show the loader the folder of the library, and the name is there.
. ./make_package.sh
export LD_LIBRARY_PATH="$PWD/lib"
python3 -S load_core.py onnxruntime | grep verdict
python3 -S -c 'import onnxruntime; print(onnxruntime.get_all_providers())'
python3 -S -c 'import paddle; print("paddle is imported")'

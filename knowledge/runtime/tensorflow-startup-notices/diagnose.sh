# Four logs: one of notices with a metric named Error, one with a program that ends, and two without a GPU.
notice="E0000 00:00:1741845495.806966 7817 cuda_dnn.cc:8579] Unable to register cuDNN factory: Attempting to register factory"
warning="2023-06-16 08:09:25.068286: W tensorflow/compiler/tf2tensorrt/utils/py_utils.cc:38] TF-TRT Warning: Could not find TensorRT"
printf '%s\n%s\nEpoch: 17, validation Error 49.26\n' "$notice" "$warning" > notices.log
printf '%s\nTraceback (most recent call last):\n  File "train.py", line 3, in <module>\nKeyError: '"'loss'"'\n' "$notice" > error.log
printf '%s\nW gpu_device.cc:2348] Cannot dlopen some GPU libraries. Skipping registering GPU devices...\n' "$warning" > gpu.log
printf 'E0000 cuda_executor.cc:1228] INTERNAL: CUDA Runtime error: Failed call to cudaGetRuntimeVersion: Error loading CUDA libraries. GPU will not be used.\n' > runtime.log
for log in notices.log error.log gpu.log runtime.log; do python3 strip_notices.py "$log"; done

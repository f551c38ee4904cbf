# The check on the main lines of four public logs.
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
cat >"$work/caffe" <<'END'
gpu_memory.cpp:136] Check failed: error == cudaSuccess (29 vs. 0)  driver shutting down
    @     0x3fffaaf13a88  caffe::GPUMemory::MultiWorkspace::~MultiWorkspace()
END
cat >"$work/darknet" <<'END'
Cannot load image "/home/user/data/image_1269_1719.jpg"
CUDA Error: driver shutting down
END
cat >"$work/torch" <<'END'
terminate called after throwing an instance of 'c10::Error'
  what():  CUDA error: driver shutting down
frame #3: c10d::ProcessGroupNCCL::workCleanupLoop() + 0x288
END
cat >"$work/tensorflow" <<'END'
E cuda_event.cc:49] Error polling for event status: failed to query event: CUDA_ERROR_DEINITIALIZED
F gpu_event_mgr.cc:198] Unexpected Event status: 1
END
for log in caffe darknet torch tensorflow; do
    echo "$log: $(python find_exit.py "$work/$log" | tail -1)"
done

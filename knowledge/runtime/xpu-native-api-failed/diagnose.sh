# Four logs, composed from the threads.
check() { python3 read_xpu_log.py log | grep -E "^(kernel|first|verdict)"; }
echo 'XPU out of memory. Tried to allocate 5.12 GiB (GPU 0; 15.11 GiB)' > log
check
printf '%s\n' 'i915 0000:09:00.0: [drm] GPU HANG: ecode 12:10:00000000' \
  'RuntimeError: Native API failed. Native API returns: -5 (PI_ERROR_OUT_OF_RESOURCES)' > log
check
printf '%s\n' 'level_zero backend failed with error: 20 (UR_RESULT_ERROR_DEVICE_LOST)' \
  'level_zero backend failed with error: 40 (UR_RESULT_ERROR_OUT_OF_RESOURCES)' > log
check
echo 'UR backend failed. UR backend returns:40 (UR_RESULT_ERROR_OUT_OF_RESOURCES)' > log
check

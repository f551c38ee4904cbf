NVML_ERROR_GPU_IS_LOST               = 15
NVML_ERROR_IN_USE                    = 19
_errcode_to_string = {
        NVML_ERROR_GPU_IS_LOST:         "GPU is lost",
}

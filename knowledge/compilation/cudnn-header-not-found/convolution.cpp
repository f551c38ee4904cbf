#include <ATen/cudnn/cudnn-wrapper.h>

static_assert(CUDNN_MAJOR >= 9, "torch is built with cuDNN 9");

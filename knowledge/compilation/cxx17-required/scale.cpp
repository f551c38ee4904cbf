#include <ATen/ATen.h>

at::Tensor scale(const at::Tensor& x) { return x * 2; }

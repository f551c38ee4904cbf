#include <ATen/ATen.h>

at::Tensor twice(const at::Tensor& x) { return x * 2; }

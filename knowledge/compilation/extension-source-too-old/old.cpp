#include <THC/THC.h>
#include <ATen/ATen.h>

at::Tensor scale(at::Tensor x, double by) {
    AT_CHECK(x.dim() > 0, "x must not be a scalar");
    return x * by;
}

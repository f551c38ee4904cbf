#include <ATen/ATen.h>

at::Tensor twice(at::Tensor x) {
    at::Tensor y = at::empty_like(x);
    AT_DISPATCH_FLOATING_TYPES(x.type(), "twice", [&] {
        y.fill_(2 * x.data_ptr<scalar_t>()[0]);
    });
    return y;
}

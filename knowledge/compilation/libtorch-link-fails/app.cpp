#include "ATen/core/Tensor.h"
#include "ATen/ops/ones.h"
#include "cstdio"
int main() {
  at::Tensor x = at::ones({2, 3});
  std::printf("numel %ld\n", static_cast<long>(x.numel()));
}

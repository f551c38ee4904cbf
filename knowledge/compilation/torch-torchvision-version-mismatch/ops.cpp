#ifdef FITS
#include <torch/library.h>

// Stand-in: keeps every box, the highest score first.
static at::Tensor nms(const at::Tensor &dets, const at::Tensor &scores, double iou_threshold) {
  return scores.argsort(-1, true);
}

TORCH_LIBRARY(torchvision, m) {
  m.def("nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor");
}
TORCH_LIBRARY_IMPL(torchvision, CPU, m) { m.impl("nms", &nms); }
#endif

#ifdef OTHER_RELEASE
// As torch 2.8 declared it; newer ones have it with other arguments.
namespace c10 {
struct MessageLogger {
  MessageLogger(const char *file, int line, int severity);
};
}  // namespace c10
static c10::MessageLogger message("ops.cpp", 0, 1);
#endif

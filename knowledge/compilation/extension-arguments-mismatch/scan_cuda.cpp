// The compiled part: three arguments, as in an older release.
#include <pybind11/pybind11.h>

double scan_fwd(double x, int width, bool silu) { return silu ? x * width : x; }

PYBIND11_MODULE(scan_cuda, module) { module.def("scan_fwd", &scan_fwd); }

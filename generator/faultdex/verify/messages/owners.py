"""List the owners of messages: what each table is about, and how its messages are collected."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from faultdex.verify.messages import catalog, cmake, registry
from faultdex.verify.messages.calls import Call
from faultdex.verify.messages.collectors import (
    Collector,
    both,
    complaints,
    cpp,
    cuda,
    names,
    own,
    printed,
    python,
    status,
    telling,
    without,
)
from faultdex.verify.messages.found import Found, from_edg
from faultdex.verify.messages.printers import DCGM, DISTRIBUTED, GO, NCCL, NVSHMEM, SLURM, TORCH
from faultdex.verify.messages.table import Subject


@dataclass(frozen=True)
class Owner:
    """One table: its subject, its collector, and the binaries that hold the same messages."""

    library: str
    collect: Collector
    binaries: tuple[str, ...] = ()

    def subject(self, name: str) -> Subject:
        """Return what the table `name` is about."""
        return Subject(name, self.library)


NOT_OURS = (
    "torch/(?:testing|onnx|_vendor|distributed|_inductor|_dynamo|utils/cpp_extension|"
    "utils/benchmark|utils/tensorboard|ao|quantization|_numpy|package|fx/experimental|fx/passes|"
    "_strobelight|utils/hipify|test|jit|utils/bottleneck|ci|_functorch|_higher_order_ops|_export|"
    "_decomp|_custom_op|_native|_precompile|_subclasses|mtia|_lazy|_refs|_prims|_library/fake|"
    "utils/_sympy|utils/_cxx|utils/model_dump|utils/viz|signal|contrib|_lobpcg|nativert)"
)
INDUCTOR_INTERNALS = (
    "kernel/|fx_passes|codegen/(?:cutlass|nv_universal|halide|wrapper_fxir|cutedsl|rocm|mps|pallas)|"
    "analysis|mkldnn|autoheuristic|heuristics|auto_chunker|pattern_matcher|subgraph|loop_ir|lookup"
)
ATEN = (
    "aten/src/ATen/**/*.cpp",
    "aten/src/ATen/**/*.h",
    "aten/src/ATen/**/*.cu",
    "aten/src/ATen/**/*.cuh",
    "c10/**/*.cpp",
    "c10/**/*.h",
    "torch/csrc/[!d]*/**/*.cpp",
    "torch/csrc/*.cpp",
    "torch/csrc/utils/*.h",
    "torch/csrc/*.h",
    "torch/include/ATen/**/*.h",
    "torch/include/ATen/**/*.cuh",
    "torch/include/c10/**/*.h",
)
C10D = (
    "torch/csrc/distributed/**/*.cpp",
    "torch/csrc/distributed/**/*.hpp",
    "torch/csrc/distributed/**/*.cu",
    "torch/include/torch/csrc/distributed/**/*.hpp",
)
LIBTORCH = tuple(
    f"torch/lib/{name}.so"
    for name in ("libtorch_cpu", "libtorch_cuda", "libtorch_python", "libc10", "libc10_cuda")
)
GENERIC = r"^Detected \{\} for "  # the value that is named says all
FRAMES = "submission failed|allocate resources|create step for job"  # an error number follows
_ROOT = re.compile("^(?:aten/src/|torch/include/)")
OFF = re.compile(
    "vulkan|metal|/mps/|xnnpack|zarch|/hip/|/test/|templates|xpu|nnapi|mobile|"
    "csrc/(?:jit|lazy|stable|inductor|deploy|api|profiler|export|xpu|dynamo|mtia)|vec256|vec512|"
    "ideep|/hpu|native/quantized|ATen/quantized|ao_sparse|mkldnn|miopen|core/(?:class_type|ivalue|"
    "jit|dispatch|boxing|function_schema)|pythoncapi_compat|tunable|HooksInterface|/mkl/|"
    "c10/test|benchmark"
)


def _torch(patterns: tuple[str, ...], calls: tuple[Call, ...]) -> Collector:
    """Collect from torch's C++ source or the headers of its wheel; places are those of both."""

    def collect(root: Path) -> Iterator[Found]:
        found = (one for one in cpp(patterns, calls)(root) if not OFF.search(one.where))
        return (replace(one, where=_ROOT.sub("", one.where)) for one in found)

    return own(collect)


OWNERS: dict[str, Owner] = {
    "cuda-runtime": Owner("libcudart.so", cuda("driver_types.h", r"cuda(?:Success|Error\w+)")),
    "cuda-driver": Owner("libcuda.so.1", cuda("cuda.h", r"CUDA_(?:SUCCESS|ERROR_\w+)")),
    "cublas": Owner(
        "libcublas.so",
        status("cublas_api.h", r"CUBLAS_STATUS_\w+", "libcublas.so*", "cublasGetStatusString"),
    ),
    "cusolver": Owner("libcusolver.so", names("cusolver_common.h", r"CUSOLVER_STATUS_\w+")),
    "cusparse": Owner(
        "libcusparse.so",
        status("cusparse.h", r"CUSPARSE_STATUS_\w+", "libcusparse.so*", "cusparseGetErrorString"),
    ),
    "cufft": Owner(
        "libcufft.so",
        names(
            "cufft.h",
            r"CUFFT_(?:SUCCESS|INVALID_\w+|ALLOC_FAILED|"
            r"INTERNAL_ERROR|EXEC_FAILED|SETUP_FAILED|UNALIGNED_DATA|INCOMPLETE_\w+|PARSE_ERROR"
            r"|NO_WORKSPACE|NOT_\w+|LICENSE_ERROR|MISSING_\w+|NVRTC_FAILURE|NVJITLINK_FAILURE"
            r"|NVSHMEM_FAILURE)",
        ),
    ),
    "cudnn": Owner("libcudnn.so", names("cudnn_graph*.h", r"CUDNN_STATUS_\w+")),
    "nvrtc": Owner(
        "libnvrtc.so",
        status("nvrtc.h", r"NVRTC_(?:SUCCESS|ERROR_\w+)", "libnvrtc.so*", "nvrtcGetErrorString"),
    ),
    "nvjitlink": Owner("libnvJitLink.so", names("nvJitLink.h", r"NVJITLINK_(?:SUCCESS|ERROR_\w+)")),
    "curand": Owner("libcurand.so", names("curand.h", r"CURAND_STATUS_\w+")),
    "nvml": Owner("libnvidia-ml.so.1", catalog.nvml),
    "xid": Owner("NVIDIA kernel driver", catalog.xids),
    "sxid": Owner("NVIDIA NVSwitch driver", catalog.sxids),
    "nccl": Owner("libnccl.so.2", cpp(("src/**/*.cc", "src/**/*.h", "src/**/*.cu"), NCCL)),
    "nccl-results": Owner(
        "libnccl.so.2",
        status(
            "nccl.h",
            r"nccl(?:Success|\w+Error|Invalid\w+|InProgress)",
            "libnccl.so*",
            "ncclGetErrorString",
        ),
    ),
    "nvshmem": Owner(
        "libnvshmem_host.so",
        cpp(
            (
                "src/[!m]*/**/*.cpp",
                "src/[!m]*/**/*.h",
                "src/modules/transport/ib*/*.cpp",
                "src/modules/transport/common/*.cpp",
            ),
            NVSHMEM,
        ),
    ),
    "aten": Owner("libtorch", _torch(ATEN, TORCH), LIBTORCH),
    "c10d": Owner("libtorch", own(both(_torch(C10D, DISTRIBUTED), complaints(LIBTORCH))), LIBTORCH),
    "torch": Owner("torch", python(("torch/**/*.py",), NOT_OURS)),
    "torch-distributed": Owner(
        "torch.distributed",
        python(
            ("torch/distributed/**/*.py",),
            "/_spmd|_local_tensor|flight_recorder|/_tools|_experimental|_transport|_schedule_vis",
        ),
    ),
    "dynamo": Owner("torch._dynamo", python(("torch/_dynamo/**/*.py",), "test_|testing|repro/")),
    "graph-breaks": Owner("torch._dynamo", registry.graph_breaks),
    "inductor": Owner("torch._inductor", python(("torch/_inductor/**/*.py",), INDUCTOR_INTERNALS)),
    "triton": Owner(
        "triton",
        python(
            ("triton/**/*.py",),
            "triton/(?:experimental|profiler|tools|_internal|_test|testing|_filecheck)",
        ),
    ),
    "cpp-extension": Owner(
        "torch.utils.cpp_extension",
        python(
            (
                "torch/utils/cpp_extension.py",
                "torch/utils/_cpp_extension_versioner.py",
                "torch/utils/file_baton.py",
            )
        ),
    ),
    "cmake-cuda": Owner(
        "CMake",
        partial(
            cmake.in_tree,
            patterns=(
                "**/*CUDA*.cmake",
                "**/torch/share/cmake/**/*.cmake",
                "**/torch/share/cmake/**/*.cmake.in",
            ),
        ),
    ),
    "nvcc": Owner("nvcc", printed("nvcc")),
    "cudafe": Owner("cudafe++", printed("cudafe++", style=from_edg)),
    "ptxas": Owner("ptxas", printed("ptxas")),
    "nvlink": Owner("nvlink", printed("nvlink")),
    "jax": Owner(
        "jax",
        python(
            ("jax/**/*.py", "jaxlib/**/*.py"),
            "experimental|_test|tools/|interpreters/mlir|pallas|/state/|hijax|tpu|cudnn/|roofline",
        ),
    ),
    "xla-status": Owner("XLA", catalog.statuses),
    "dcgm": Owner(
        "DCGM",
        both(
            without(GENERIC, catalog.dcgm),
            cpp(
                (
                    "dcgmlib/src/DcgmHostEngineHandler.cpp",
                    "hostengine/src/**/*.cpp",
                    "modules/health/*.cpp",
                    "modules/policy/*.cpp",
                    "modules/nvswitch/*.cpp",
                    "dcgmi/**/*.cpp",
                    "nvvs/**/*.cpp",
                ),
                DCGM,
            ),
        ),
    ),
    "container-toolkit": Owner(
        "NVIDIA Container Toolkit",
        cpp(
            (
                "cmd/nvidia-[!c]*/**/*.go",
                "cmd/nvidia-c[!t]*/**/*.go",
                "cmd/nvidia-ctk/**/*.go",
                "internal/**/*.go",
                "pkg/**/*.go",
            ),
            GO,
        ),
    ),
    "device-plugin": Owner(
        "NVIDIA Kubernetes device plugin",
        telling(cpp(("cmd/**/*.go", "internal/**/*.go", "api/**/*.go"), GO)),
    ),
    "slurm": Owner(
        "Slurm",
        both(
            catalog.slurm,
            without(
                FRAMES,
                cpp(
                    (
                        "src/api/*.c",
                        "src/srun/**/*.c",
                        "src/sbatch/*.c",
                        "src/salloc/*.c",
                        "src/slurmd/slurmstepd/*.c",
                        "src/slurmd/common/*.c",
                        "src/interfaces/gres.c",
                        "src/plugins/gpu/nv*/*.c",
                        "src/plugins/gpu/common/*.c",
                        "src/plugins/gres/**/*.c",
                    ),
                    SLURM,
                ),
            ),
        ),
    ),
}

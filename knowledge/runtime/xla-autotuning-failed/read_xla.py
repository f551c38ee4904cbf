"""Tell which part of XLA's autotuning failed in a log, and what to try: python read_xla.py LOG"""

import re
import sys
from pathlib import Path

PARTS = (
    (r"best cudnn convolution|conv_algorithm_picker", "convolutions (cuDNN)", "--xla_gpu_strict_conv_algorithm_picker=false"),
    (r"gemm_fusion_autotun", "matrix products in Triton", "--xla_gpu_enable_triton_gemm=false"),
    (r"GetBlasGemmAlgorithms|__cublas\$|cublas\.lt\.matmul|All algorithms tried for %[\w.]*dot", "matrix products in cuBLAS", "--xla_gpu_autotune_level=0"),
)
SIGNS = (
    (r"RESOURCE_EXHAUSTED|ALLOC_FAILED|out of memory|OOM", "gpu-memory: give JAX less memory first"),
    (r"DNN library is not found|NOT_INITIALIZED|Loaded runtime CuDNN", "wrong-libraries: compare jaxlib with CUDA and cuDNN first"),
    (r"gemm_fusion_autotuning_results", "shared-results: --xla_gpu_shard_autotuning=false"),
    (r"do not match the reference|WRONG RESULTS", "results differ between algorithms: update jaxlib, and compare results with the flag"),
)
EXAMPLES = {
    "conv.log": "UNKNOWN: Failed to determine best cudnn convolution algorithm for:\nOriginal error: UNIMPLEMENTED: DNN library is not found.",
    "dot.log": "INTERNAL: All algorithms tried for %dot.128 = f32[384,384] failed.\n  Results do not match the reference.",
    "volta.log": "INTERNAL: Autotuning failed for HLO: %gemm, custom_call_target=\"__cublas$gemm\"",
    "fusion.log": "INTERNAL: Autotuning failed for HLO: %input_reduce_fusion\n  All configs failed during profiling. Failures (3): WRONG RESULTS",
}


def report(text):
    """Yield the parts that failed, each with its flag, and what else the log shows."""
    for pattern, part, flag in PARTS:
        if re.search(pattern, text):
            yield f"{part}: XLA_FLAGS={flag}"
    if "Autotuning failed" in text and not any(re.search(pattern, text) for pattern, _, _ in PARTS):
        yield "another operation: XLA_FLAGS=--xla_gpu_autotune_level=0"
    for pattern, says in SIGNS:
        if re.search(pattern, text):
            yield says


logs = {path: Path(path).read_text(errors="replace") for path in sys.argv[1:]} or EXAMPLES
for name, text in logs.items():
    print(*(f"{Path(name).name}: {line}" for line in list(report(text)) or ["no sign of autotuning"]), sep="\n")

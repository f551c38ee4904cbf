"""List the calls with which owners print messages, by name."""

from faultdex.verify.messages.calls import Call

CHECKED = tuple(
    Call(f"{start}{kind}", skip=1)
    for start in ("TORCH_CHECK", "TORCH_CHECK_IF_NOT_ON_CUDA")
    for kind in ("", "_INDEX", "_TYPE", "_VALUE", "_NOT_IMPLEMENTED", "_LINALG", "_TENSOR_ALL")
)
WARNED = tuple(
    Call(name, level="warning")
    for name in ("TORCH_WARN", "TORCH_WARN_ONCE", "TORCH_WARN_DEPRECATION")
)
THROWN = tuple(Call(name) for name in ("AT_ERROR", "runtime_error", "invalid_argument",
               "logic_error", "out_of_range", "domain_error", "bad_alloc"))  # fmt: skip
FROM_PYTHON = (
    *(
        Call(name, "printf")
        for name in ("TypeError", "ValueError", "IndexError", "THPUtils_setError")
    ),
    Call("PyErr_SetString", "concat", skip=1),
    Call("PyErr_Format", "printf", skip=1),
)
TORCH = (*CHECKED, Call("TORCH_CHECK_WITH", skip=2), Call("TORCH_CHECK_WITH_MSG", skip=2),
         Call("C10_THROW_ERROR", skip=1), *WARNED, *THROWN, *FROM_PYTHON)  # fmt: skip
DISTRIBUTED = (
    *TORCH,
    *(Call(f"C10D_{level}", "format", level=said) for level, said in
      (("ERROR", "error"), ("WARNING", "warning"), ("THROW", "error"))),
    *(Call(f"C10D_CHECK{kind}", "concat", skip=1) for kind in ("", "_WITH")),
    *(Call("LOG", "stream", level=said, first=level) for level, said in
      (("ERROR", "error"), ("FATAL", "error"), ("WARNING", "warning"))),
    *(Call(name) for name in ("TimeoutError", "SocketError", "DistNetworkError", "DistStoreError",
      "DistBackendError", "DistError", "QueueEmptyError")),
    Call("str"),
    Call("format", "format"),
)  # fmt: skip
NVSHMEM = tuple(
    Call(f"NVSHMEMI_{kind}", "printf", skip=skip, level=level)
    for kind, skip, level in (
        ("ERROR_JMP", 3, "error"), ("NE_ERROR_JMP", 4, "error"), ("NZ_ERROR_JMP", 3, "error"),
        ("NULL_ERROR_JMP", 4, "error"), ("EQ_ERROR_JMP", 4, "error"), ("NZ_EXIT", 1, "error"),
        ("ERROR_PRINT", 0, "error"), ("ERROR_EXIT", 0, "error"), ("WARN_PRINT", 0, "warning"),
    )
)  # fmt: skip
GO = (
    *(
        Call(name, "printf")
        for name in ("Errorf", "Fatalf", "Wrapf", "New", "Error", "Fatal", "Exit")
    ),
    *(Call(name, "printf", level="warning") for name in ("Warningf", "Warnf", "Warning", "Warn")),
)
SLURM = (
    *(Call(name, "printf") for name in ("error", "fatal", "fatal_abort", "error_in_daemon")),
    Call("warning", "printf", level="warning"),
)
DCGM = (
    *(Call(name, "stream") for name in ("DCGM_LOG_ERROR", "DCGM_LOG_FATAL", "DCGM_LOG_CRITICAL")),
    Call("DCGM_LOG_WARNING", "stream", level="warning"),
    *(Call(f"log_{kind}", "format", level=level) for kind, level in
      (("error", "error"), ("critical", "error"), ("fatal", "error"), ("warning", "warning"))),
    *THROWN,
)  # fmt: skip
NCCL = (Call("WARN", "printf", level="warning"),)

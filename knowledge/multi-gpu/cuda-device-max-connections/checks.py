"""What Megatron's arguments check about CUDA_DEVICE_MAX_CONNECTIONS, rebuilt in a few lines."""

import os


def check(tensor=1, context=1, fsdp=False, capability=(9, 0)):
    value = os.environ.get("CUDA_DEVICE_MAX_CONNECTIONS")
    if fsdp:
        assert value != "1", "FSDP always requires CUDA_DEVICE_MAX_CONNECTIONS value large than one"
    elif (tensor > 1 or context > 1) and capability[0] < 10:
        assert value == "1", (
            "Using tensor model parallelism or context parallelism require setting the environment variable "
            "CUDA_DEVICE_MAX_CONNECTIONS to 1"
        )
    return value

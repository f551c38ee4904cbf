"""Print the settings that a log of PhysX asks for: the largest size of each buffer, rounded up."""

import re
import sys

SIZES = (
    (r"Patch buffer overflow .* at least (\d+)", "gpu_max_rigid_patch_count"),
    (r"Contact buffer overflow .* at least (\d+)", "gpu_max_rigid_contact_count"),
    (r"collisionStackSize buffer overflow .* at least (\d+)", "gpu_collision_stack_size"),
    (r"foundLostPairsCapacity to (\d+)", "gpu_found_lost_pairs_capacity"),
    (
        r"foundLostAggregatePairsCapacity (?:buffers )?to (\d+)",
        "gpu_found_lost_aggregate_pairs_capacity",
    ),
    (r"totalAggregatePairsCapacity to (\d+)", "gpu_total_aggregate_pairs_capacity"),
)
REFUSED = r"fail(?:ed)? to allocate memory (\d+) bytes"
CONTEXT = r"(?:create a (?:valid )?PhysX CUDA Context|primary context of requested)"


def asked_sizes(text):
    for pattern, setting in SIZES:
        sizes = [int(size) for size in re.findall(pattern, text)]
        if sizes:
            yield setting, max(sizes), len(sizes)


def main():
    with open(sys.argv[1], encoding="utf-8", errors="replace") as file:
        text = file.read()
    found = list(asked_sizes(text))
    for setting, size, times in found:
        exponent = (size - 1).bit_length()
        print(f"{setting}=2**{exponent}    # asked for {size}, {times} times")
    refused = [int(size) for size in re.findall(REFUSED, text)]
    if refused:
        largest = max(refused) / 2**20
        print(f"out-of-memory: {len(refused)} allocations refused, the largest {largest:.0f} MiB")
    elif re.search("Gym cuda error: out of memory", text):
        print("out-of-memory: Isaac Gym reports it")
    if found:
        print("buffer-too-small: set these")
    elif re.search(CONTEXT, text):
        print("no-context: PhysX cannot use the GPU")
    elif not refused:
        print("no size in this log; read its first error")


main()

"""Cut a file of the old format at each length, and collect what torch.load raises."""

import io

import torch

buffer = io.BytesIO()
torch.save({"weight": torch.ones(4), "step": 7}, buffer, _use_new_zipfile_serialization=False)
whole = buffer.getvalue()

for weights_only in (True, False):
    kinds: dict[str, list[int]] = {}
    for length in range(len(whole)):
        try:
            torch.load(io.BytesIO(whole[:length]), weights_only=weights_only)
        except Exception as error:
            module = type(error).__module__.removeprefix("builtins")
            name = f"{module}.{type(error).__name__}".lstrip(".")
            kinds.setdefault(name, []).append(length)
    print(f"weights_only={weights_only}, cut of {len(whole)} bytes:")
    for name, lengths in sorted(kinds.items()):
        print(f"  {name}: {len(lengths)} times, between {lengths[0]} and {lengths[-1]}")

try:
    torch.load(io.BytesIO(whole[: -8 - 4 * 4]))  # a count of 8 bytes, and four numbers
except RuntimeError as error:
    print("cut in front of the tensor:", error)

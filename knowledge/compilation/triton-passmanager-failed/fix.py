"""Convert to float16 before the product where int8 is not supported."""

from kernel import build

for capability in (70, 75, 80):
    print(capability, "compiled:", build(capability, as_half=capability < 80).metadata.target.arch)

"""Ask JAX's own check about a jaxlib that fits and one that is too new."""

from jax._src.lib import check_jaxlib_version

for jaxlib in ("0.4.23", "0.4.38"):
    check_jaxlib_version("0.4.26", jaxlib, "0.4.20")
    print(f"0.4.26 with {jaxlib}: accepted")

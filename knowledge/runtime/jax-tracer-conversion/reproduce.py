"""Decide in Python on a value that is known only when the compiled function runs."""

import jax


@jax.jit
def clip(x: jax.Array) -> jax.Array:
    return x if x > 0 else -x


clip(-1.0)

"""Call NumPy inside a compiled function."""

import jax
import numpy as np


@jax.jit
def norm(x: jax.Array) -> jax.Array:
    return np.sqrt(np.sum(np.asarray(x) ** 2))


norm(jax.numpy.ones(3))

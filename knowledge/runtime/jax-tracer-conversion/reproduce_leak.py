"""Keep an intermediate value of a compiled function, and use it afterwards."""

import jax

kept = []


@jax.jit
def step(x: jax.Array) -> jax.Array:
    kept.append(x * 2)
    return x + 1


step(1.0)
print(kept[0] + 1)

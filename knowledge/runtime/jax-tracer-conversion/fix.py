"""The same three functions without an error, and a size that is known before."""

from functools import partial

import jax
import jax.numpy as jnp


@jax.jit
def clip(x: jax.Array) -> jax.Array:
    return jnp.where(x > 0, x, -x)  # lax.cond, if only one branch may run


@jax.jit
def norm(x: jax.Array) -> jax.Array:
    return jnp.sqrt(jnp.sum(x**2))


@jax.jit
def step(x: jax.Array) -> tuple[jax.Array, jax.Array]:
    return x + 1, x * 2  # return what you want to keep


@partial(jax.jit, static_argnums=0)
def zeros(size: int) -> jax.Array:
    return jnp.zeros(size)  # compiled again for each size


print(clip(-1.0), round(float(norm(jnp.ones(4))), 3), *step(1.0), zeros(3).shape)

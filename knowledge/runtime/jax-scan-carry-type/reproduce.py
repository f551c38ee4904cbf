import jax
import jax.numpy as jnp


def step(carry, x):  # int32[] goes in, float32[1] comes out
    return carry + x.reshape(1), carry


jax.lax.scan(step, jnp.int32(0), jnp.arange(3, dtype=jnp.float32))

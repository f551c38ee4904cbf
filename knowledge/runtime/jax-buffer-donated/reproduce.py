"""A donated argument is used again; before it, the same array twice, and one that could not be reused."""

import warnings

import jax
import jax.numpy as jnp


def step(state, batch):
    return state + batch


donating = jax.jit(step, donate_argnums=(0,))
state = jnp.ones(4)
try:
    donating(state, state)
except Exception as problem:
    print(f"{type(problem).__name__}: {str(problem)[:70]}")

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    jax.jit(lambda x: x.sum(), donate_argnums=(0,))(jnp.ones(4))
print("warning:", str(caught[0].message).splitlines()[0])

state = jnp.ones(4)
new = donating(state, jnp.ones(4))
print("loss:", float(new.sum()))
print("old state:", state + 1)

"""The name is bound to the result, what is needed later is copied, and one array is not passed twice."""

import jax
import jax.numpy as jnp


def step(state, batch):
    return state + batch


donating = jax.jit(step, donate_argnums=(0,))
state = jnp.ones(4)
best = jnp.copy(state)
for _ in range(3):
    state = donating(state, jnp.ones(4))
print("state:", state)
print("best:", best)
print("twice:", donating(jnp.copy(state), state))
print("deleted:", state.is_deleted())
